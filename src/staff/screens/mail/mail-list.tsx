import './mail.css';
import { useId, useState } from 'react';
import type { StaffMessage, StaffMessages } from '../../../contract/staff/messages.ts';
import { STAFF_API } from '../../../contract/staff/routes.ts';
import { errorText } from '../../bookings/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { isFirstPress } from '../../parts/first-press.ts';
import { useSession } from '../../session/session.ts';
import { useSendAgain } from './mail-queries.ts';
import { outcomeText, recipientText, subjectText } from './mail-text.ts';

interface MailListProps {
  mail: StaffMessages;
  /** Whether each message says which booking it is about. */
  namesBooking?: boolean;
}

/** Messages with what became of them. Each can be looked at, and sent again. */
export function MailList({ mail, namesBooking = false }: MailListProps) {
  return (
    <ol className="mail-list">
      {mail.messages.map((message) => (
        <MailItem
          key={message.id}
          message={message}
          delivery={mail.delivery}
          namesBooking={namesBooking}
        />
      ))}
    </ol>
  );
}

interface MailItemProps {
  message: StaffMessage;
  delivery: StaffMessages['delivery'];
  namesBooking: boolean;
}

function MailItem({ message, delivery, namesBooking }: MailItemProps) {
  const messages = useMessages('service');
  const { format } = useSession();
  const [isShown, setIsShown] = useState(false);
  const frameId = useId();
  const sendAgain = useSendAgain();
  const texts = messages.mail;
  const { id, bookingUuid, kind, status, problem, serverAnswer } = message;
  const isOver = status !== 'WAITING' && problem !== 'OUTDATED';
  const what = `${texts.kinds[kind]}, ${recipientText(message, messages)}`;
  return (
    <li className="mail-item" data-status={status}>
      <p className="mail-what">
        <strong>{texts.kinds[kind]}</strong>
        <span>{recipientText(message, messages)}</span>
        {namesBooking && (
          <span className="quiet-text">{subjectText(message, messages, format)}</span>
        )}
      </p>
      <p className="mail-outcome">{outcomeText(message, delivery, messages, format)}</p>
      {serverAnswer !== null && <p className="mail-answer">{texts.serverSaid(serverAnswer)}</p>}
      <div className="mail-actions">
        {problem !== 'NO_ADDRESS' && (
          <button
            type="button"
            className="button"
            aria-expanded={isShown}
            aria-controls={frameId}
            aria-label={`${isShown ? texts.hide : texts.show}: ${what}`}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? texts.hide : texts.show}
          </button>
        )}
        {/* What a mail about a webhook says is also shown with the webhook. */}
        {bookingUuid !== null && isOver && delivery !== 'OFF' && (
          <button
            type="button"
            className="button"
            aria-label={`${texts.sendAgain}: ${what}`}
            aria-busy={sendAgain.isPending}
            onClick={(event) => isFirstPress(event) && sendAgain.mutate({ bookingUuid, id })}
          >
            {texts.sendAgain}
          </button>
        )}
      </div>
      {sendAgain.error && (
        <p role="alert" className="problem">
          {errorText(sendAgain.error, texts.sendAgain, messages)}
        </p>
      )}
      <div id={frameId} className="mail-frame">
        {isShown && (
          <iframe
            title={what}
            src={pathOfMail(message)}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        )}
      </div>
    </li>
  );
}

function pathOfMail({ bookingUuid, id }: StaffMessage): string {
  const about = bookingUuid === null ? '' : `/bookings/${bookingUuid}`;
  return `${STAFF_API}${about}/messages/${id}/mail`;
}
