import type { AddOn, AddOnGroup } from '../domain/venue.ts';
import { DEMO_TEXTS } from './demo-texts.ts';

const { addOns: texts } = DEMO_TEXTS;
const A_DAY = 24 * 60;

const CAVA: Omit<AddOn, 'id'> = {
  ...texts.cava,
  unitPrice: 2600,
  minQuantity: 1,
  maxQuantity: 4,
  minAdvanceBookingMinutes: 0,
  stock: null,
};

/** The pastry cook makes four cakes a service. */
const CAKE: Omit<AddOn, 'id'> = {
  ...texts.cake,
  unitPrice: 3400,
  minQuantity: 1,
  maxQuantity: 1,
  minAdvanceBookingMinutes: A_DAY,
  stock: 4,
};

/** Of lunch (1), of dinner (2), and of the tasting menu (3). */
export const DEMO_ADD_ON_GROUPS: readonly AddOnGroup[] = [
  {
    id: 1,
    ...texts.lunchExtras,
    minTotalQuantity: 1,
    maxTotalQuantity: 16,
    maxTotalTypes: 3,
    addOns: [
      {
        id: 11,
        ...texts.paella,
        unitPrice: 1900,
        minQuantity: 2,
        maxQuantity: 12,
        minAdvanceBookingMinutes: A_DAY,
        stock: 30,
      },
      { id: 12, ...CAVA },
      { id: 13, ...CAKE },
    ],
  },
  {
    id: 2,
    ...texts.dinnerExtras,
    minTotalQuantity: 1,
    maxTotalQuantity: 8,
    maxTotalTypes: 3,
    addOns: [
      {
        id: 21,
        ...texts.oysters,
        unitPrice: 2400,
        minQuantity: 1,
        maxQuantity: 6,
        minAdvanceBookingMinutes: 0,
        stock: 20,
      },
      { id: 22, ...CAVA },
      { id: 23, ...CAKE },
    ],
  },
  {
    id: 3,
    ...texts.pairings,
    minTotalQuantity: 1,
    maxTotalQuantity: 8,
    maxTotalTypes: 2,
    addOns: [
      {
        id: 31,
        ...texts.winePairing,
        unitPrice: 3900,
        minQuantity: 1,
        maxQuantity: 8,
        minAdvanceBookingMinutes: 0,
        stock: null,
      },
      {
        id: 32,
        ...texts.alcoholFreePairing,
        unitPrice: 2500,
        minQuantity: 1,
        maxQuantity: 8,
        minAdvanceBookingMinutes: 0,
        stock: null,
      },
    ],
  },
];
