import type { Venue } from '../domain/venue.ts';
import { MAIL } from '../locales/compiled/mail.ts';
import { fill } from '../locales/template.ts';
import type { Mail, MailAddress } from './mail.ts';
import type { MailContent } from './mail-content.ts';
import { toMailHtml } from './mail-html.ts';
import { toMailText } from './mail-text.ts';

type OwnContent = Pick<MailContent, 'subject' | 'heading' | 'text'> &
  Partial<Pick<MailContent, 'facts' | 'lists' | 'action'>>;

/** A mail to the venue, in its language, that is about no single booking. */
export function mailToVenue(id: string, to: MailAddress, venue: Venue, own: OwnContent): Mail {
  const { accountId, language, name } = venue;
  const content = {
    language,
    greeting: '',
    facts: [],
    isOff: false,
    lists: [],
    action: null,
    note: null,
    sender: [name],
    reason: fill(MAIL[language].venueReason, { venue: name }),
    ...own,
  };
  return {
    id,
    accountId,
    to,
    fromName: name,
    replyTo: null,
    subject: content.subject,
    text: toMailText(content),
    html: toMailHtml(content),
    calendarFile: null,
  };
}
