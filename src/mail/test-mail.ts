import type { Venue } from '../domain/venue.ts';
import type { Mail, MailAddress } from './mail.ts';
import { toMailHtml } from './mail-html.ts';
import { toMailText } from './mail-text.ts';
import { fill, textsOf } from './texts-of.ts';

/** The mail with which somebody tries out whether mail arrives, in the venue's language. */
export function testMail(id: string, to: MailAddress, venue: Venue): Mail {
  const { accountId, language, name } = venue;
  const { test: texts, venueReason } = textsOf(language);
  const content = {
    language,
    subject: fill(texts.subject, { venue: name }),
    greeting: '',
    heading: texts.heading,
    text: fill(texts.text, { venue: name }),
    facts: [],
    isOff: false,
    lists: [],
    action: null,
    note: null,
    sender: [name],
    reason: fill(venueReason, { venue: name }),
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
