import { MailNotSent } from '../../mail/mail-transport.ts';
import { testMail } from '../../mail/test-mail.ts';
import { listStaff } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';

/** Whoever waits for the answer is told after this time, although it may still arrive. */
const MAX_MS = 30_000;

export interface TestedMail {
  /** OFF and SHOWN: the venue sends no mail. */
  outcome: 'SENT' | 'FAILED' | 'OFF' | 'SHOWN';
  /** What the mail server said, without addresses. */
  serverAnswer: string | null;
}

/** POST /staff/v3/access/mail/test: sends a mail to the staff member who asks for it, and to nobody else. */
export async function sendTestMail(context: AppContext, principal: Principal): Promise<TestedMail> {
  requirePermission(principal, 'access:manage');
  const { accountId, staffUuid } = principal;
  const { mail } = context;
  const delivery = context.mailDelivery(accountId);
  if (delivery !== 'ON' || mail === null)
    return { outcome: delivery === 'SHOWN' ? 'SHOWN' : 'OFF', serverAnswer: null };
  const { venue, member } = await context.store.read(async (db) => {
    const staff = await listStaff(db, accountId);
    const found = staff.find(({ uuid }) => uuid === staffUuid);
    if (!found) throw new Error('Only a staff member can ask for a test mail.');
    return { venue: await requireVenue(context, db, accountId), member: found };
  });
  const to = { name: member.name, address: member.email };
  const late = Promise.withResolvers<never>();
  const answer = `No answer within ${MAX_MS / 1000} s`;
  const timer = setTimeout(() => late.reject(new MailNotSent('NOT_ACCEPTED', answer)), MAX_MS);
  try {
    const sent = mail.transport.send(testMail(context.newUuid(), to, venue));
    await Promise.race([sent, late.promise]);
    return { outcome: 'SENT', serverAnswer: null };
  } catch (error) {
    if (error instanceof MailNotSent) return { outcome: 'FAILED', serverAnswer: error.message };
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
