import { once } from 'node:events';
import { type ClientHttp2Session, connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { openFront } from '../../bench/secure-front.ts';
import { selfSigned } from '../../bench/self-signed.ts';
import { openSlowLink } from '../../bench/slow-link.ts';

const QUICK = { roundTripMs: 2, downBytesPerSecond: 1e8, upBytesPerSecond: 1e8 };
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

test('every byte in order, for several askers at once, by a certificate that its own check passes', async () => {
  const identity = selfSigned();
  const front = await openFront(identity, (request, response) => {
    text(request).then(
      (body) => response.end(body.toUpperCase()),
      () => response.stream.close(),
    );
  });
  const link = await openSlowLink(front.port, QUICK);
  closers.push(link.close, front.close);
  const wishes = ['a', 'b', 'c'].map((letter) => `${letter}0123456789`.repeat(20_000));

  const answers = await Promise.all(
    wishes.map(async (wish) => {
      const session = connect(`https://127.0.0.1:${link.port}`, { ca: identity.cert });
      closers.push(() => session.destroy());
      return ask(session, wish);
    }),
  );

  expect(answers).toEqual(wishes.map((wish) => wish.toUpperCase()));
});

test('no answer from a link whose far end is gone', async () => {
  const front = await openFront(selfSigned(), (_, response) => response.end());
  const link = await openSlowLink(front.port, QUICK);
  closers.push(link.close);
  front.close();
  const session = connect(`https://127.0.0.1:${link.port}`);
  await expect(once(session, 'connect')).rejects.toThrow();
});

function ask(session: ClientHttp2Session, body: string): Promise<string> {
  const request = session.request({ ':method': 'POST', ':path': '/' });
  request.end(body);
  return text(request);
}
