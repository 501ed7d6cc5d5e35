import { MailNotSent, type MailTransport } from './mail-transport.ts';

/**
 * Never sends the mail of the demo venue: its guests are made up, and the staff view shows what they would get.
 * @param others sends the mail of other venues; null if there is no mail server
 */
export function exceptDemo(demoAccountId: string, others: MailTransport | null): MailTransport {
  return {
    async send(mail) {
      if (mail.accountId === demoAccountId) return;
      if (!others) throw new MailNotSent('UNAVAILABLE', 'No mail server is set up');
      await others.send(mail);
    },
    close: () => others?.close(),
  };
}
