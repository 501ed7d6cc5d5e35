/** A mail, ready for the mail server. */
export interface Mail {
  /** The message's own id, the same for every repeat. */
  id: string;
  /** The venue's. */
  accountId: string;
  to: MailAddress;
  /** Who it comes from, as the reader sees it; the server's own address sends it. */
  fromName: string;
  replyTo: MailAddress | null;
  subject: string;
  text: string;
  html: string;
  calendarFile: CalendarFile | null;
}

export interface MailAddress {
  name: string;
  address: string;
}

/** An attached iCalendar file. */
export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
}
