import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Demo } from '../../src/demo/make-demo.ts';
import { type Balancer, startBalancer } from '../fixtures/balancer.ts';
import type { OnFinished } from '../fixtures/temp-database.ts';
import { takeDemoDatabase } from './demo-database.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export interface TwoProcesses {
  /** Each connection goes to the other one. */
  balancer: Balancer;
  servers: readonly [ServerProcess, ServerProcess];
  databaseUrl: string;
  demo: Demo;
}

/** Two server processes on one database, behind a balancer. */
export async function startTwoProcesses(
  onFinished: OnFinished = onTestFinished,
): Promise<TwoProcesses> {
  const { url: databaseUrl, demo } = await takeDemoDatabase(onFinished);
  // Not set, so that staff may be at the address of the balancer, or of either.
  const start = () => startServer(databaseUrl, { PUBLIC_URL: '' }, undefined, onFinished);
  const servers = await Promise.all([start(), start()]);
  const balancer = await startBalancer(servers);
  onFinished(balancer.close);
  return { balancer, servers, databaseUrl, demo };
}

/**
 * The same two for all tests of a file.
 * @returns gives them within a test
 */
export function shareTwoProcesses(): () => TwoProcesses {
  let shared: TwoProcesses | undefined;
  const cleanUps: Parameters<OnFinished>[0][] = [];
  beforeAll(async () => {
    shared = await startTwoProcesses((cleanUp) => void cleanUps.unshift(cleanUp));
  });
  afterAll(async () => {
    for (const cleanUp of cleanUps) await cleanUp();
  });
  return () => {
    if (!shared) throw new Error('The processes start before the first test.');
    return shared;
  };
}
