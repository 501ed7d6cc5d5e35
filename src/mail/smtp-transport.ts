import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { MailNotSent, type MailTransport } from './mail-transport.ts';

/** Until the server is ready for the text of a mail, also of one that is slow on purpose. */
const BEFORE_TEXT_MS = 2 * 60_000;

/** To send the text and get the answer, for which RFC 5321 wants clients to wait ten minutes. */
const TEXT_MS = 11 * 60_000;

/** A mail that is being sent by SMTP, and how long that may take. */
class SmtpDelivery {
  readonly #controller = new AbortController();
  #timer = this.#limit(BEFORE_TEXT_MS);
  #hasBegun = false;

  /** Aborted with a reason, as a text, when it is given up. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether the server was ready for the text: from then on, it may have accepted the mail. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  begin(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#limit(TEXT_MS);
    this.#hasBegun = true;
  }

  /** Gives it up. */
  stop(): void {
    this.#controller.abort('Maitre was stopped');
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #limit(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#controller.abort(`No answer within ${ms / 60_000} min`), ms);
  }
}

const CONNECTION_MS = 10_000;
/** More than are sent at the same time: those whose server takes minutes to answer do not keep others back. */
const MAX_CONNECTIONS = 25;

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://…` for TLS from the first byte. */
  url: string;
  /** The address that sends, also to the mail server. */
  from: string;
}

/** Sends mail by SMTP over a few connections that stay open while there is mail. */
export function openSmtpTransport({ url, from }: SmtpSettings): MailTransport {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // When to try again is decided by the message: the server may have accepted the mail before the connection was cut.
    maxRequeues: 0,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    // Mail has texts only: nothing may be read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const underWay = new Map<AbortSignal, SmtpDelivery>();
  transporter.use('stream', ({ data, message }, done) => {
    // The text is read once the server has accepted sender and recipient, and is ready for it.
    message.processFunc((text) =>
      text.once('resume', () => data.signal && underWay.get(data.signal)?.begin()),
    );
    done();
  });
  return {
    async send(mail) {
      const delivery = new SmtpDelivery();
      const { signal } = delivery;
      underWay.set(signal, delivery);
      try {
        await transporter.sendMail({ ...toOptions(mail, from, domain), signal });
      } catch (error) {
        const { failure, message } = signal.aborted
          ? new MailNotSent('UNAVAILABLE', signal.reason)
          : toMailNotSent(error as SmtpError);
        const mayHaveArrived = failure === 'UNAVAILABLE' && delivery.hasBegun;
        // A try, so that it is not repeated at once.
        throw new MailNotSent(mayHaveArrived ? 'NOT_ACCEPTED' : failure, message, {
          mayHaveArrived,
        });
      } finally {
        delivery.end();
        underWay.delete(signal);
      }
    },
    close() {
      for (const delivery of underWay.values()) delivery.stop();
      transporter.close();
    },
  };
}

function toOptions(mail: Mail, from: string, domain: string) {
  const { calendarFile } = mail;
  return {
    messageId: `<${mail.id}@${domain}>`,
    from: { name: mail.fromName, address: from },
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // So that out-of-office replies and the like are not sent back.
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(calendarFile && {
      icalEvent: { ...calendarFile, filename: 'booking.ics' },
    }),
  };
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** What an answer to one mail says about it; all other errors are about the server or the connection to it. */
function toMailNotSent({ code, responseCode = 0, response, message }: SmtpError): MailNotSent {
  const answer = response ?? message;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  // 421: the server is closing the connection.
  if (!isAboutMail || responseCode === 421) return new MailNotSent('UNAVAILABLE', answer);
  return new MailNotSent(
    responseCode >= 400 && responseCode < 500 ? 'NOT_ACCEPTED' : 'REFUSED',
    answer,
  );
}
