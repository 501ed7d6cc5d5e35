import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** Events are a few hundred bytes. */
const MAX_BYTES = 64 * 1024;

/**
 * Receives webhooks. What is not signed by the secret is refused. The answer does not wait for what follows from the
 * event: the server would take a slow answer for a failure and send the event again.
 */
export function createReceiver(secret: string, onWebhook: (type: string) => void): Server {
  const webhook = new Webhook(secret);
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') return response.writeHead(405, { allow: 'POST' }).end();
    const body = await readBody(request);
    if (body === null) return response.writeHead(413).end();
    try {
      // The signature is over the bytes as they came, so they are verified before they are parsed.
      const event = webhook.verify(body, headersOf(request)) as { type: string };
      response.writeHead(204).end();
      onWebhook(event.type);
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      response.writeHead(400).end('not signed\n');
    }
  };
  return createServer((request, response) => {
    receive(request, response).catch(() => response.destroy());
  });
}

/** Null for a body that is too long. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
