import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBalancer } from '../test/fixtures/balancer.ts';
import { SERVER_OPTIONS, withServerEnvironment } from '../tools/node-settings.mjs';
import { SERVER } from '../tools/paths.mjs';
import type { Usage, UsageQuestion } from './usage-reporter.ts';

/** The folder of this checkout. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const READY = 'Maitre is ready.';

/** As `npm start` starts it there: another checkout may be older than the built server. */
function programOf(root: string): { options: string[]; script: string } {
  return existsSync(join(root, SERVER))
    ? { options: SERVER_OPTIONS, script: SERVER }
    : { options: [], script: 'src/server/main.ts' };
}

/** The real server in its own process, which reports its resource usage. */
export interface MeasuredServer {
  url: string;
  /** `memory` also collects garbage, to report the live heap; `holds` counts the longest holds from then on. */
  usage(question?: UsageQuestion): Promise<Usage>;
  stop(): Promise<void>;
}

/**
 * Starts so many servers on a database; with more than one, each connection goes to the next of them.
 * @param settings further ones than `startServer` sets
 */
export async function startServers(
  databaseUrl: string,
  count: number,
  settings: Record<string, string> = {},
): Promise<MeasuredServer> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => startServer(databaseUrl, ROOT, settings)),
  );
  const [first] = servers;
  if (first && count === 1) return first;
  const balancer = await startBalancer(servers);
  return {
    url: balancer.url,
    async usage(question) {
      const usages = await Promise.all(servers.map((server) => server.usage(question)));
      const sum = (of: (usage: Usage) => number) => usages.reduce((all, one) => all + of(one), 0);
      return {
        cpuMs: sum(({ cpuMs }) => cpuMs),
        rssBytes: sum(({ rssBytes }) => rssBytes),
        liveBytes: sum(({ liveBytes }) => liveBytes),
        longestHoldMs: Math.max(...usages.map(({ longestHoldMs }) => longestHoldMs)),
      };
    },
    async stop() {
      balancer.close();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

/**
 * Starts the server on a database and waits for its ready message. As `npm start` starts it, with
 * default settings except for the rate limit, since all clients share one address.
 */
export async function startServer(
  databaseUrl: string,
  root = ROOT,
  settings: Record<string, string> = {},
): Promise<MeasuredServer> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const reporter = fileURLToPath(new URL('usage-reporter.ts', import.meta.url));
  const { options, script } = programOf(root);
  const server = spawn(process.execPath, [...options, '--import', reporter, script], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...withServerEnvironment.env,
      PORT: port,
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_PER_MINUTE: '1000000',
      BOOKINGS_PER_HOUR: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  await new Promise<void>((resolve, reject) => {
    let said = '';
    // Read on for as long as it runs: a full pipe would stop it.
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (said.includes(READY)) return;
      said += text;
      if (said.includes(READY)) resolve();
    });
    void ended.then(([code]) => reject(new Error(`The server ended early, with code ${code}.`)));
  });
  return {
    url,
    async usage(question = 'processor') {
      const answer = once(server, 'message');
      server.send(question);
      return (await answer)[0] as Usage;
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('A port has a number.');
  return address.port;
}
