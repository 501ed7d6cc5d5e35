import type { Venue } from '../domain/venue.ts';
import { MAIL } from '../locales/compiled/mail.ts';
import { fill } from '../locales/template.ts';
import type { Mail, MailAddress } from './mail.ts';
import { mailToVenue } from './mail-to-venue.ts';

/** The mail with which somebody tries out whether mail arrives, in the venue's language. */
export function testMail(id: string, to: MailAddress, venue: Venue): Mail {
  const { test: texts } = MAIL[venue.language];
  const values = { venue: venue.name };
  return mailToVenue(id, to, venue, {
    subject: fill(texts.subject, values),
    heading: texts.heading,
    text: fill(texts.text, values),
  });
}
