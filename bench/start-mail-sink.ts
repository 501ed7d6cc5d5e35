import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A mail server that accepts everything. */
export interface MailSink {
  /** The settings of a server that sends its mail there. */
  settings: Record<'SMTP_URL' | 'MAIL_FROM', string>;
  /** How many mails it has accepted. */
  received(): Promise<number>;
  stop(): void;
}

/** Starts a mail server in a process of its own. */
export async function startMailSink(): Promise<MailSink> {
  const sink = fork(join(import.meta.dirname, 'mail-sink.ts'), { stdio: 'inherit' });
  const [port] = (await once(sink, 'message')) as [number];
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'bookings@casa-brisa.example',
    },
    async received() {
      const answer = once(sink, 'message');
      sink.send('How many?');
      return ((await answer) as [number])[0];
    },
    stop: () => void sink.kill(),
  };
}
