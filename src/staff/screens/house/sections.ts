import { type ComponentType, lazy } from 'react';
import { loadWithTexts } from '../../messages/load-message-part.ts';
import type { HouseSection, HouseSectionGroup } from './house-section.ts';

/** Provides the venue document to the sections that edit it. */
export const VenueEditor = lazy(() => loadWithTexts('house', import('./venue/venue-editor.tsx')));

/** All sections of the venue are one file: whoever opens one usually goes on to others. */
function venueSection(
  id: HouseSection['id'],
  name: keyof typeof import('./venue/sections.ts'),
): HouseSection {
  const load = async (): Promise<{ default: ComponentType }> => {
    const sections = await loadWithTexts('house', import('./venue/sections.ts'));
    return { default: sections[name] };
  };
  return { id, permission: 'venue:read', isOfVenue: true, Screen: lazy(load) };
}

/** The sections of the house, in the order of the list. Each is loaded when it is first opened. */
export const HOUSE_SECTION_GROUPS: readonly HouseSectionGroup[] = [
  {
    id: 'bookings',
    sections: [
      venueSection('opening-times', 'OpeningTimes'),
      venueSection('tables', 'Tables'),
      venueSection('experiences', 'Experiences'),
      venueSection('add-ons', 'AddOns'),
      venueSection('codes', 'Codes'),
      venueSection('rules', 'BookingRules'),
      venueSection('cancellation', 'Policies'),
    ],
  },
  {
    id: 'guests',
    sections: [
      venueSection('texts', 'GuestTexts'),
      venueSection('mail', 'MailRules'),
      {
        id: 'guest-import',
        permission: 'customers:import',
        Screen: lazy(() =>
          loadWithTexts('house', import('./guest-import/guest-import-section.tsx')),
        ),
      },
    ],
  },
  {
    id: 'venue',
    sections: [
      venueSection('venue', 'VenueFacts'),
      venueSection('versions', 'Versions'),
      {
        id: 'team',
        permission: 'team:manage',
        Screen: lazy(() => loadWithTexts('service', import('./team/team-section.tsx'))),
      },
    ],
  },
  {
    id: 'connections',
    sections: [
      {
        id: 'keys',
        permission: 'access:manage',
        Screen: lazy(() => loadWithTexts('house', import('./access/keys-section.tsx'))),
      },
      {
        id: 'partners',
        permission: 'access:manage',
        Screen: lazy(() => loadWithTexts('house', import('./access/partners-section.tsx'))),
      },
      {
        id: 'webhooks',
        permission: 'access:manage',
        Screen: lazy(() => loadWithTexts('house', import('./access/webhooks-section.tsx'))),
      },
      {
        id: 'mail-server',
        permission: 'access:manage',
        Screen: lazy(() => loadWithTexts('house', import('./access/mail-server-section.tsx'))),
      },
    ],
  },
  {
    id: 'own',
    sections: [
      {
        id: 'account',
        permission: null,
        Screen: lazy(() => loadWithTexts('service', import('./team/account-section.tsx'))),
      },
      {
        id: 'device',
        permission: null,
        Screen: lazy(() => loadWithTexts('house', import('./device-section.tsx'))),
      },
    ],
  },
];
