import { type ReactNode, useState } from 'react';
import type { SecondFactors } from '../../../../contract/staff/second-factors.ts';
import { useMessages } from '../../../messages/messages.ts';
import { dateTimeOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';
import { RemoveApp } from './remove-app.tsx';
import { RenewCodes } from './renew-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';

type OpenDialog = 'set-up' | 'codes' | 'remove' | null;

/** The app whose codes are asked for after the password. */
export function AuthenticatorCard({ factors }: { factors: SecondFactors }) {
  const { secondFactors: texts } = useMessages('house');
  const [open, setOpen] = useState<OpenDialog>(null);
  const { format } = useSession();
  const { authenticator, recoveryCodesLeft, canAdd } = factors;
  const close = () => setOpen(null);
  const button = (dialog: OpenDialog, label: ReactNode, isDanger = false) => (
    <button
      type="button"
      className={isDanger ? 'button danger-text' : 'button'}
      onClick={() => setOpen(dialog)}
    >
      {label}
    </button>
  );
  return (
    <section className="card" aria-labelledby="authenticator">
      <h3 id="authenticator">{texts.app}</h3>
      <p className="quiet-text">{texts.appHint}</p>
      {authenticator ? (
        <>
          <p>
            {texts.appSince(dateTimeOf(authenticator.confirmedAt, format))}{' '}
            {texts.codesLeft(recoveryCodesLeft)}
          </p>
          <div className="team-actions">
            {button('codes', texts.newCodes)}
            {button('remove', texts.removeApp, true)}
          </div>
        </>
      ) : canAdd.authenticator ? (
        <div className="team-actions">{button('set-up', texts.setUpApp)}</div>
      ) : (
        <p>{texts.noKey}</p>
      )}
      {open === 'set-up' && <SetUpApp onClose={close} />}
      {open === 'codes' && <RenewCodes onClose={close} />}
      {open === 'remove' && <RemoveApp onClose={close} />}
    </section>
  );
}
