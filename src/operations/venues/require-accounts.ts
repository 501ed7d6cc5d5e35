import { Refusal } from '../../domain/refusal.ts';
import { listAccountIds } from '../../store/accounts.ts';
import type { Db } from '../../store/store.ts';

/** That these venues were imported. @throws Refusal ACCOUNT_NOT_FOUND, naming those that are */
export async function requireAccounts(db: Db, ...accountIds: string[]): Promise<void> {
  const known = await listAccountIds(db);
  const unknown = accountIds.filter((id) => !known.includes(id));
  if (unknown.length === 0) return;
  const others = known.length > 0 ? `Known: ${known.join(', ')}.` : 'None was imported yet.';
  const names = unknown.join(', ');
  throw new Refusal('ACCOUNT_NOT_FOUND', `There is no venue ${names}. ${others}`, [
    { parameter: 'account', reason: `names no venue: ${names}` },
  ]);
}
