import type { BookingStatus } from '../booking-status.ts';

/** Values of many parties, smallest first. */
export type Sorted = readonly number[];

/** What the guests of a venue usually do. A wait is expected by it. */
export interface HouseHabits {
  /** How long parties of up to so many covers stay, in parts of the planned time. The last one has all larger ones. */
  stays: readonly { maxCovers: number; ratios: Sorted }[];
  /** How many minutes after a status guests leave. */
  minutesLeft: Readonly<Partial<Record<BookingStatus, Sorted>>>;
  /** The part of the bookings whose guests do not come. */
  noShows: number;
  /** The part of the parties on the door list that leave it without a table. */
  leftQueue: number;
}

/** Sizes that stay about equally long. */
export const SIZE_CLASSES: readonly number[] = [2, 4, 6, Number.POSITIVE_INFINITY];

/** Around a planned time that is a little generous, as in most houses; a log-normal distribution. */
export const TYPICAL_RATIOS: Sorted = [
  0.57, 0.65, 0.69, 0.73, 0.76, 0.79, 0.82, 0.84, 0.87, 0.89, 0.91, 0.94, 0.96, 0.99, 1.01, 1.04,
  1.07, 1.11, 1.14, 1.19, 1.24, 1.3, 1.39, 1.58,
];

/** What is assumed of a venue until enough is known about it. */
export const TYPICAL_HABITS: HouseHabits = {
  stays: SIZE_CLASSES.map((maxCovers) => ({ maxCovers, ratios: TYPICAL_RATIOS })),
  minutesLeft: {
    DESSERTS: [12, 16, 19, 22, 25, 28, 31, 34, 38, 45],
    ACCOUNT_SENT: [5, 7, 9, 11, 12, 14, 15, 17, 20, 26],
    ACCOUNT_PAID: [1, 2, 3, 4, 5, 5, 6, 7, 9, 12],
  },
  noShows: 0.05,
  leftQueue: 0.1,
};

/** How long parties of a size stay, in parts of the planned time. */
export function ratiosFor({ stays }: HouseHabits, covers: number): Sorted {
  return stays.find(({ maxCovers }) => covers <= maxCovers)?.ratios ?? TYPICAL_RATIOS;
}
