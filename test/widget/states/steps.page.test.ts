import { test } from 'vitest';
import { expectPresentable } from '../../fixtures/expect-presentable.ts';
import { looksOf } from '../../fixtures/looks.ts';
import { venueServer } from '../venue-server.ts';
import { visitSteps } from '../visit-steps.ts';

const server = venueServer();

test.each(['inline', 'floating'])(
  'every step of a full evening is presentable, %s',
  async (mode) => {
    const look = (step: string) => {
      const state = `${step}, ${mode}`;
      return expectPresentable(state, looksOf(import.meta.url, state));
    };
    await visitSteps(server, look, { mode });
  },
);
