import type { BookingStatus } from '../booking-status.ts';

/** Values of many parties, smallest first. */
export type Sorted = readonly number[];

/** How long a venue's guests stay, and how often they do not come: the basis of expected waits. */
export interface VenueStats {
  /** Durations of parties of up to `maxCovers`, as ratios of the planned time. The last one is for all larger parties. */
  stays: readonly { maxCovers: number; ratios: Sorted }[];
  /** The minutes from a status until the guests leave. */
  minutesLeft: Readonly<Partial<Record<BookingStatus, Sorted>>>;
  /** The share of bookings whose guests do not come. */
  noShows: number;
  /** The share of parties on the door list that leave it without a table. */
  leftQueue: number;
}

/** Sizes that stay about equally long. */
export const SIZE_CLASSES: readonly number[] = [2, 4, 6, Number.POSITIVE_INFINITY];

/** A log-normal distribution around a planned time that is a little generous, as at most venues. */
export const TYPICAL_RATIOS: Sorted = [
  0.57, 0.65, 0.69, 0.73, 0.76, 0.79, 0.82, 0.84, 0.87, 0.89, 0.91, 0.94, 0.96, 0.99, 1.01, 1.04,
  1.07, 1.11, 1.14, 1.19, 1.24, 1.3, 1.39, 1.58,
];

/** The values for a venue with too few visits. */
export const TYPICAL_STATS: VenueStats = {
  stays: SIZE_CLASSES.map((maxCovers) => ({ maxCovers, ratios: TYPICAL_RATIOS })),
  minutesLeft: {
    DESSERTS: [12, 16, 19, 22, 25, 28, 31, 34, 38, 45],
    ACCOUNT_SENT: [5, 7, 9, 11, 12, 14, 15, 17, 20, 26],
    ACCOUNT_PAID: [1, 2, 3, 4, 5, 5, 6, 7, 9, 12],
  },
  noShows: 0.05,
  leftQueue: 0.1,
};

/** The durations of parties of a size, as ratios of the planned time. */
export function ratiosFor({ stays }: VenueStats, covers: number): Sorted {
  return stays.find(({ maxCovers }) => covers <= maxCovers)?.ratios ?? TYPICAL_RATIOS;
}
