import { Refusal } from '../../domain/refusal.ts';
import { listAccountIds } from '../../store/accounts.ts';
import type { Db } from '../../store/store.ts';

/** Throws unless all these venues exist. @throws Refusal ACCOUNT_NOT_FOUND, listing those that do */
export async function requireAccounts(db: Db, ...accountIds: string[]): Promise<void> {
  const known = await listAccountIds(db);
  const unknown = accountIds.filter((id) => !known.includes(id));
  if (unknown.length === 0) return;
  const others =
    known.length > 0 ? `Known: ${known.join(', ')}.` : 'No venue has been imported yet.';
  const names = unknown.join(', ');
  throw new Refusal('ACCOUNT_NOT_FOUND', `There is no venue ${names}. ${others}`, [
    { parameter: 'account', reason: `names no venue: ${names}` },
  ]);
}
