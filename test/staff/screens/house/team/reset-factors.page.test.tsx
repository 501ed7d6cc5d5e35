import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Team } from '../../../../../src/contract/staff/team.ts';
import { MemberList } from '../../../../../src/staff/screens/house/team/member-list.tsx';
import { at } from '../../../fixtures/bookings.ts';
import { showPart } from '../../../fixtures/part-of-staff-view.tsx';
import { press, STAFF_API, server, setUpFakeServer } from '../../../fixtures/staff-view.tsx';

setUpFakeServer();

type Member = Team['members'][number];

const aMember = (overrides: Partial<Member>): Member => ({
  uuid: 'staff-1',
  name: 'Núria',
  email: 'nuria@example.org',
  role: 'OWNER',
  hasPin: false,
  hasSecondFactor: true,
  createdAt: at('10:00'),
  ...overrides,
});

test('an owner resets the passkeys and the app of others who have some, after a question', async () => {
  const reset: string[] = [];
  server.use(
    http.put(`${STAFF_API}/team/members/:uuid/second-factors/reset`, ({ params }) => {
      reset.push(String(params.uuid));
      return HttpResponse.json({});
    }),
  );
  const marta = aMember({ uuid: 'staff-2', name: 'Marta', role: 'HOST' });
  const bea = aMember({ uuid: 'staff-3', name: 'Bea', role: 'HOST', hasSecondFactor: false });
  showPart(<MemberList members={[aMember({}), marta, bea]} />);

  const buttons = await screen.findAllByRole('button', { name: /^Reset the passkeys/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Reset the passkeys and the app of Marta',
  ]);
  press('Reset the passkeys and the app of Marta');
  expect(reset).toEqual([]);
  press('Reset', screen.getByRole('dialog'));
  expect(await screen.findByText('Marta signs in with the password alone now.')).toBeDefined();
  expect(reset).toEqual(['staff-2']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
