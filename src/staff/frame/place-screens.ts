import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadWithTexts } from '../messages/load-message-part.ts';
import type { Place } from '../places.ts';

/** The screens of the places. The code and texts of each are loaded when it is first opened. */
export const PLACE_SCREENS: Readonly<
  Partial<Record<Place['name'], LazyExoticComponent<ComponentType>>>
> = {
  guests: lazy(() => loadWithTexts('service', import('../screens/guests/guests.tsx'))),
  reports: lazy(() => loadWithTexts('house', import('../screens/reports/reports.tsx'))),
  house: lazy(() => loadWithTexts('house', import('../screens/house/house.tsx'))),
};
