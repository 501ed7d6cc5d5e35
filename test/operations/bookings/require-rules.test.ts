import { expect, test } from 'vitest';
import { broken } from '../../../src/domain/availability/staff-rules.ts';
import { requireRules } from '../../../src/operations/bookings/require-rules.ts';
import { PRINCIPAL } from '../../simulation/call-operation.ts';

const PACE = broken('PACE', 'COVERS_PER_SLOT', 36, 36);
const may = (mayForceRules: boolean) => ({
  ...PRINCIPAL,
  capabilities: { ...PRINCIPAL.capabilities, mayForceRules },
});

test('FORBIDDEN for setting a rule aside without the right to, and nothing for a rule that holds', async () => {
  await expect(requireRules(may(false), [PACE], { force: ['PACE'] })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await requireRules(may(false), [], { force: ['PACE'] })).toEqual([]);
});

test('the rules that were set aside, each once, and only those that stood against it', async () => {
  const rules = [PACE, broken('PACE', 'PARTIES_PER_SLOT', 8, 8)];
  expect(await requireRules(may(true), rules, { force: ['PACE', 'SIZE'] })).toEqual(['PACE']);
});

test('a refusal that names each rule, with its numbers, and what to send', async () => {
  const rules = [PACE, broken('SIZE', 'PARTY_TOO_LARGE', 8)];
  await expect(requireRules(may(true), rules, { force: ['SIZE'] })).rejects.toMatchObject({
    code: 'NO_AVAILABLE_SLOT',
    rules: [PACE],
    message: '36 of 36 covers begin then already. To do it anyway, send force: ["PACE"].',
  });
});
