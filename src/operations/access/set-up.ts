import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { listAccountIds } from '../../store/accounts.ts';
import { insertPublishableKey } from '../../store/publishable-keys.ts';
import { isAnyStaff } from '../../store/staff.ts';
import type { Db } from '../../store/store.ts';
import { lockVenues } from '../../store/venue-lock.ts';
import type { AppContext } from '../context.ts';
import { systemCause } from '../journal.ts';
import { saveVenue } from '../venues/save-venue.ts';
import { addMember } from './add-member.ts';
import { recordAccessChange } from './record-access-change.ts';
import { hashPassword, hashSecret, isSecret, newPublishableKey } from './secrets.ts';

export interface FirstOwner {
  name: string;
  email: string;
  password: string;
}

/** The input of the first set-up. */
interface FirstVenue {
  owner: FirstOwner;
  venue: Venue;
  origins: readonly string[];
}

/** GET /staff/v3/setup: whether this server waits for its first venue. */
export async function isSetupOpen(context: AppContext): Promise<boolean> {
  return context.setupCode !== null && context.store.read(isEmpty);
}

/**
 * POST /staff/v3/setup: creates the first venue of an empty database, its owner, and a key for its pages and its booking
 * page. Of several who try at the same time, one succeeds.
 * @param code from the server's terminal
 * @throws Refusal FORBIDDEN unless the database is empty and the server has a code; UNAUTHORIZED for a wrong one
 */
export async function setUp(
  context: AppContext,
  code: string,
  { owner, venue, origins }: FirstVenue,
): Promise<void> {
  const { setupCode } = context;
  if (setupCode === null || !(await context.store.read(isEmpty))) throw notOpen();
  if (!isSecret(code, hashSecret(setupCode)))
    throw new Refusal(
      'UNAUTHORIZED',
      'The code is not the one in the terminal in which the server was started.',
    );
  const passwordHash = await hashPassword(owner.password);
  const { accountId } = venue;
  const uuid = context.newUuid();
  const publishableKey = newPublishableKey();
  const keyOrigins = [...new Set([...origins, new URL(context.publicUrl).origin])];
  await context.store.write(null, async (db) => {
    await lockVenues(db, [accountId]);
    if (!(await isEmpty(db))) throw notOpen();
    const now = context.now();
    const cause = systemCause('set-up');
    await saveVenue({ context, db, venue, cause }, null);
    const { name, email } = owner;
    const member = { uuid, accountId, email, name, role: 'OWNER', passwordHash } as const;
    await addMember(db, member, { now });
    await insertPublishableKey(db, { publishableKey, accountId, origins: keyOrigins }, now);
    const key = { publishableKey, origins: keyOrigins };
    await recordAccessChange({ context, db, cause }, accountId, { publishableKey: [null, key] });
  });
}

async function isEmpty(db: Db): Promise<boolean> {
  return (await listAccountIds(db)).length === 0 && !(await isAnyStaff(db));
}

function notOpen(): Refusal {
  return new Refusal(
    'FORBIDDEN',
    'This server is set up already, or was started without a set-up code. Sign in, or ask an owner to add you.',
  );
}
