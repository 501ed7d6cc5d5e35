import './team.css';
import { lazy, Suspense } from 'react';
import { loadWithTexts } from '../../../messages/load-message-part.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useSession } from '../../../session/session.ts';
import { AccountForm } from './account-form.tsx';
import { DeviceList } from './device-list.tsx';

const SecondFactors = lazy(() =>
  loadWithTexts('house', import('../second-factors/second-factors.tsx')),
);

/** What somebody sets for themselves: PIN, password, passkeys and app, and their devices. */
export default function AccountSection() {
  const messages = useMessages('service');
  const texts = messages.team;
  const { staff } = useSession().session;
  return (
    <div className="team">
      <p>
        <strong>{staff.name}</strong>, {texts.roles[staff.role]}
        <br />
        <span className="quiet-text">{texts.roleMeans[staff.role]}</span>
      </p>
      <AccountForm
        heading={texts.pinHeading}
        hint={texts.pinHint}
        field={{ label: texts.pin, hint: undefined, invalid: texts.pinInvalid, isPin: true }}
        isValid={(pin) => /^\d{4}$/.test(pin)}
        toCall={(password, pin) => ({ operation: 'set-pin', body: { password, pin } })}
        button={texts.savePin}
        done={texts.pinSaved}
      />
      <AccountForm
        heading={texts.passwordHeading}
        hint={undefined}
        field={{
          label: texts.newPassword,
          hint: texts.newPasswordHint,
          invalid: texts.passwordShort,
          isPin: false,
        }}
        isValid={(newPassword) => [...newPassword].length >= 10}
        toCall={(password, newPassword) => ({
          operation: 'change-password',
          body: { password, newPassword },
        })}
        button={texts.savePassword}
        done={texts.passwordSaved}
      />
      <Suspense fallback={<p role="status">{messages.loading}</p>}>
        <SecondFactors />
      </Suspense>
      {/* Owners have all devices in the team’s section. */}
      {!staff.permissions.includes('team:manage') && <DeviceList />}
    </div>
  );
}
