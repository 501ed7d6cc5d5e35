import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { BrokenRuleCode, StaffRule } from '../../src/domain/availability/staff-rules.ts';
import { changedIds, readSubjects } from '../fixtures/recorded-subjects.ts';
import { aMember, type Device, signInAs } from '../fixtures/staff-members.ts';
import type { TestServer } from '../fixtures/test-context.ts';
import { expectProblem, expectRules, expectStaffBooking } from './expect-response.ts';
import { readLog } from './staff-log.ts';

/** Sends a change on somebody's device, with rules in force. */
type SendChange = (device: Device, force?: StaffRule[]) => Promise<LightMyRequestResponse>;

interface BrokenCase {
  operation: string;
  rule: StaffRule;
  code: BrokenRuleCode;
}

/**
 * Expects a change to be refused for one rule, and for a host who sets it aside, without changing anything; then to
 * succeed for the owner who does, with the rule in the log.
 */
export async function expectForceable(
  server: TestServer,
  send: SendChange,
  { operation, rule, code }: BrokenCase,
): Promise<void> {
  const host = await signInAs(server, await aMember(server, { role: 'HOST' }));
  const { store } = server.context;
  const before = await readSubjects(store);
  const problem = expectRules(await send(server.staff), [code]);
  expect(problem).toMatchObject({ rules: [{ rule }], detail: expect.stringContaining(rule) });
  expectProblem(await send(host, [rule]), 403, 'FORBIDDEN');
  expect(changedIds(before, await readSubjects(store))).toEqual([]);
  const { uuid } = expectStaffBooking(await send(server.staff, [rule]));
  const [entry] = await readLog(server, uuid);
  expect(entry).toMatchObject({ operation, forced: [rule] });
}
