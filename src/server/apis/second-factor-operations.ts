import type { SECOND_FACTOR_OPERATIONS } from '../../contract/staff/second-factor-operations.ts';
import type { BeginAuthenticatorAnswer } from '../../contract/staff/second-factors.ts';
import { addPasskey } from '../../operations/second-factor/add-passkey.ts';
import { beginAuthenticator } from '../../operations/second-factor/begin-authenticator.ts';
import { beginPasskey } from '../../operations/second-factor/begin-passkey.ts';
import { confirmAuthenticator } from '../../operations/second-factor/confirm-authenticator.ts';
import { listSecondFactors } from '../../operations/second-factor/list-second-factors.ts';
import { removeAuthenticator } from '../../operations/second-factor/remove-authenticator.ts';
import { removePasskey } from '../../operations/second-factor/remove-passkey.ts';
import { renewRecoveryCodes } from '../../operations/second-factor/renew-recovery-codes.ts';
import { resetSecondFactors } from '../../operations/second-factor/reset-second-factors.ts';
import { qrCodeOf } from '../shapes/qr-code.ts';
import { passkeyShape, secondFactorsShape } from '../shapes/second-factors-shape.ts';
import type { Handlers } from './handler.ts';

/** The operations for members' passkeys, authenticator apps and recovery codes. */
export const SECOND_FACTOR_HANDLERS: Handlers<typeof SECOND_FACTOR_OPERATIONS> = {
  'list-second-factors': async ({ context, principal }) =>
    secondFactorsShape(await listSecondFactors(context, principal)),
  'begin-authenticator': async ({ context, principal, input }) => {
    const begun = await beginAuthenticator(context, principal, input.body);
    return { ...begun, qrCode: qrCodeOf(begun.address) } satisfies BeginAuthenticatorAnswer;
  },
  'confirm-authenticator': async ({ context, principal, input }) => ({
    recoveryCodes: await confirmAuthenticator(context, principal, input.body.code),
  }),
  'remove-authenticator': async ({ context, principal, input }) => {
    await removeAuthenticator(context, principal, input.body);
    return {};
  },
  'renew-recovery-codes': async ({ context, principal, input }) => ({
    recoveryCodes: await renewRecoveryCodes(context, principal, input.body),
  }),
  'begin-passkey': ({ context, principal, input }) => beginPasskey(context, principal, input.body),
  'add-passkey': async ({ context, principal, input }) => ({
    passkey: passkeyShape(await addPasskey(context, principal, input.body)),
  }),
  'remove-passkey': async ({ context, principal, input }) => {
    await removePasskey(context, principal, { id: input.params.passkeyId, ...input.body });
    return {};
  },
  'reset-second-factors': async ({ context, principal, input }) => {
    await resetSecondFactors(context, principal, input.params.staffUuid);
    return {};
  },
};
