import { lazy } from 'react';
import { loadWithTexts } from '../../messages/load-message-part.ts';
import type { HouseSection } from './house-section.ts';

/** The sections of the house, in the order of the list. Each is loaded when it is first opened. */
export const HOUSE_SECTIONS: readonly HouseSection[] = [
  {
    id: 'device',
    label: 'device',
    permission: null,
    Screen: lazy(() => loadWithTexts('house', import('./device-section.tsx'))),
  },
];
