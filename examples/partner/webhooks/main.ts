import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createPartnerClient } from '../../../src/client/partner-client.ts';
import type { EventBody } from '../../../src/contract/events.ts';
import { MissingAccessError, readAccess } from '../access.ts';
import { describeError } from '../output.ts';
import { CursorFile } from './cursor-file.ts';
import { FeedReader } from './feed-reader.ts';
import { createReceiver } from './receiver.ts';

/** An example of a partner's program that follows a venue: `node examples/partner/webhooks/main.ts [demo.json]`. */

/** A webhook may be lost for good, so the feed is read now and then even without one. */
const READ_EVERY_MS = 5 * 60_000;

const { env } = process;

try {
  const access = await readAccess(process.argv[2], env);
  const secret = env.WEBHOOK_SECRET;
  if (!secret)
    throw new MissingAccessError(
      'Set WEBHOOK_SECRET to the secret that npm run admin -- webhooks add has shown.',
    );
  const cursor = new CursorFile(resolve(env.INIT_CWD ?? '', env.CURSOR_FILE ?? 'cursor.json'));
  const feed = new FeedReader(createPartnerClient(access), cursor, handle);
  const read = () =>
    void feed.read().catch((error: unknown) => {
      process.stderr.write(`${describeError(error, access.baseUrl)}\n`);
    });
  const server = createReceiver(secret, (type) => {
    // Read what a test says too: it shows that both ways work.
    if (type === 'webhook.test') console.log('webhook.test');
    read();
  });
  server.listen(Number(env.RECEIVER_PORT ?? 4400), '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  console.log(`Receiving webhooks of ${access.accountId} at http://127.0.0.1:${port}/`);
  // What happened while the program was not running.
  read();
  setInterval(read, READ_EVERY_MS);
} catch (error) {
  if (!(error instanceof MissingAccessError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Here, a real program reads the booking and brings its own records up to date. */
async function handle({ type, data }: EventBody): Promise<void> {
  const { bookingUuid, version, status, workDay } = data;
  const what = bookingUuid === null ? '' : ` ${bookingUuid} version ${version} ${status}`;
  console.log(`${type.padEnd(22)} ${workDay ?? 'all days'}${what}`);
}
