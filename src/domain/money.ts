/** The currencies of venues and tickets. Amounts are always integers in cents. */
export const CURRENCIES = ['EUR', 'USD', 'GBP', 'MXN', 'DOP'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount of money in cents of its currency. */
export type Cents = number;
