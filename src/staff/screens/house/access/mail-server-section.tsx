import { useState } from 'react';
import type { Access } from '../../../../contract/staff/access.ts';
import { useMessages } from '../../../messages/messages.ts';
import { isFirstPress } from '../../../parts/first-press.ts';
import { useSession } from '../../../session/session.ts';
import { AccessLoaded } from './access-loaded.tsx';
import { type AnswerOf, useAccessChange } from './access-queries.ts';
import { Failure } from './failure.tsx';

/** Whether the venue sends mail, and a test of that. */
export default function MailServerSection() {
  return <AccessLoaded>{({ mail }) => <MailServer mail={mail} />}</AccessLoaded>;
}

function MailServer({ mail }: { mail: Access['mail'] }) {
  const messages = useMessages('house');
  const texts = messages.access.mailServer;
  const { email } = useSession().session.staff;
  const [tested, setTested] = useState<AnswerOf<'send-test-mail'> | null>(null);
  const test = useAccessChange('send-test-mail');
  const send = () => {
    if (test.isPending) return;
    setTested(null);
    test.mutate({ onAnswer: setTested });
  };
  return (
    <div className="card">
      <p>{mail.delivery === 'ON' ? texts.on(mail.from ?? '–') : texts.off[mail.delivery]}</p>
      <p className="hint">{texts.where}</p>
      {mail.delivery === 'ON' && (
        <div className="access-actions">
          <button
            type="button"
            className="button main tall"
            aria-busy={test.isPending}
            onClick={(event) => isFirstPress(event) && send()}
          >
            {test.isPending ? texts.sending : texts.send}
          </button>
        </div>
      )}
      <div role="status" className="access-outcome">
        {tested && (
          <>
            <p>
              {tested.outcome === 'SENT'
                ? texts.sent(email)
                : tested.outcome === 'FAILED'
                  ? texts.notSent(email)
                  : texts.off[tested.outcome]}
            </p>
            {tested.serverAnswer !== null && (
              <p className="quiet-text">{texts.serverSaid(tested.serverAnswer)}</p>
            )}
          </>
        )}
      </div>
      <Failure error={test.error} action={texts.send} />
    </div>
  );
}
