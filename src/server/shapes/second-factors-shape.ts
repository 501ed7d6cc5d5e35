import type { Passkey, SecondFactors } from '../../contract/staff/second-factors.ts';
import type { Instant } from '../../domain/venue-time.ts';
import type { SecondFactors as SecondFactorsView } from '../../operations/second-factor/list-second-factors.ts';

type PasskeyView = SecondFactorsView['passkeys'][number];

export function secondFactorsShape({
  passkeys,
  confirmedAt,
  recoveryCodesLeft,
  canAdd,
}: SecondFactorsView): SecondFactors {
  return {
    passkeys: passkeys.map(passkeyShape),
    authenticator: confirmedAt === null ? null : { confirmedAt: toIso(confirmedAt) },
    recoveryCodesLeft,
    canAdd,
  };
}

export function passkeyShape({ id, name, createdAt, lastUsedAt }: PasskeyView): Passkey {
  return {
    id,
    name,
    createdAt: toIso(createdAt),
    lastUsedAt: lastUsedAt === null ? null : toIso(lastUsedAt),
  };
}

function toIso(instant: Instant): string {
  return new Date(instant).toISOString();
}
