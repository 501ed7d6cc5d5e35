import { isForVenue } from '../domain/message.ts';
import { calendarFile } from './calendar-file.ts';
import type { Mail, MailAddress } from './mail.ts';
import { toMailHtml } from './mail-html.ts';
import { toMailText } from './mail-text.ts';
import { type MessageSubject, messageContent } from './message-content.ts';

/** The mail of a message. @param id the message's */
export function messageMail(id: string, to: MailAddress, subject: MessageSubject): Mail {
  const { kind, venue, booking, url } = subject;
  const content = messageContent(subject);
  const { email } = venue.contact;
  const isToGuest = !isForVenue(kind);
  return {
    id,
    accountId: venue.accountId,
    to,
    fromName: venue.name,
    replyTo: isToGuest && email !== null ? { name: venue.name, address: email } : null,
    subject: content.subject,
    text: toMailText(content),
    html: toMailHtml(content),
    calendarFile: isToGuest ? calendarFile(kind, venue, booking, url) : null,
  };
}
