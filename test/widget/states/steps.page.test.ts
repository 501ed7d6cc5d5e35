import { test } from 'vitest';
import { resizeWindow } from '../../fixtures/emulate.ts';
import { expectPresentable } from '../../fixtures/expect-presentable.ts';
import { looksOf } from '../../fixtures/looks.ts';
import { venueServer } from '../venue-server.ts';
import { visitSteps } from '../visit-steps.ts';

const server = venueServer();

test.each(['inline', 'floating'])(
  'every step of a full evening is presentable, %s',
  async (mode) => {
    const look = async (step: string) => {
      const state = `${step}, ${mode}`;
      await expectPresentable(state, looksOf(import.meta.url, state));
      await resizeWindow();
    };
    await visitSteps(server, look, { mode });
  },
);
