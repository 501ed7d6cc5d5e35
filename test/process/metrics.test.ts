import { expect, test } from 'vitest';
import { copyDemo } from './demo-database.ts';
import { callPartner, freePort, readDemo, startServer } from './server-process.ts';

test('200 from /metrics on the loopback address only, whatever HOST is, until the server stops', async () => {
  const port = await freePort();
  const file = await copyDemo();
  const server = await startServer(file, { METRICS_PORT: String(port), HOST: '0.0.0.0' });
  // The use of the key is written.
  expect((await callPartner(server, readDemo(file), { path: '/bookings/none' })).status).toBe(404);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toMatch(/^maitre_commit_writes_count [1-9]/m);
  expect(text).toMatch(/^process_cpu_seconds_total [\d.]+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.]+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);

  const others = ['/', '/metrics/more', '/healthz', '/v3/bookings'];
  for (const path of others) {
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
  }
  const put = await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'PUT' });
  expect(put.status).toBe(404);
  // Nor at the port that everyone reaches.
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  // This machine has more addresses than one, and is reached by the others, but not here.
  await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow('fetch failed');

  expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
});

test('200 from /metrics on the address of METRICS_HOST, and on no other', async () => {
  const port = await freePort();
  await startServer(await copyDemo(), { METRICS_PORT: String(port), METRICS_HOST: '127.0.0.2' });
  expect((await fetch(`http://127.0.0.2:${port}/metrics`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
});
