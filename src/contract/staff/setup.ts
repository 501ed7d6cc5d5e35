import * as z from 'zod/mini';
import { MEALS } from '../../domain/first-venue.ts';
import * as limits from '../limits.ts';
import * as parts from '../venue-document-parts.ts';

/** GET /staff/v3/setup: whether somebody with the code in the server's terminal can set up its first venue. */
export const Setup = z.object({ isOpen: z.boolean() });
export type Setup = z.infer<typeof Setup>;

const Weekday = z.literal([1, 2, 3, 4, 5, 6, 7]);

/** POST /staff/v3/setup. What is left out has a sensible beginning, and all of it can be changed later. */
export const SetupRequest = z.strictObject({
  code: limits.text({ min: 1, max: 100 }),
  owner: z.strictObject({
    name: limits.name(),
    email: limits.Email,
    password: limits.text({ min: 10, max: 1024 }),
  }),
  venue: z.strictObject({
    name: limits.name(),
    timezone: z.string(),
    country: limits.Country,
    currency: limits.Currency,
    language: limits.Language,
    privacyPolicyUrl: parts.WebAddress,
    phone: z._default(z.nullable(limits.TypedPhone), null),
    /** That of the owner, if it is left out. */
    email: z._default(z.nullable(limits.Email), null),
    websiteUrl: z._default(z.nullable(parts.WebAddress), null),
    address: z._default(z.nullable(limits.text({ min: 1, max: 512 })), null),
    shifts: z._default(
      z
        .array(
          z.strictObject({
            id: z.enum(MEALS),
            weekdays: z.array(Weekday),
            firstBookingTime: parts.WholeMinute,
            lastBookingTime: parts.WholeMinute,
          }),
        )
        .check(z.maxLength(MEALS.length)),
      [
        {
          id: 'LUNCH',
          weekdays: [2, 3, 4, 5, 6, 7],
          firstBookingTime: '13:00:00',
          lastBookingTime: '15:00:00',
        },
        {
          id: 'DINNER',
          weekdays: [2, 3, 4, 5, 6],
          firstBookingTime: '20:00:00',
          lastBookingTime: '22:00:00',
        },
      ],
    ),
    tables: z._default(
      z
        .array(
          z.strictObject({
            count: z.int().check(z.gte(1), z.lte(200)),
            maxCovers: z.int().check(z.gte(1), z.lte(50)),
          }),
        )
        .check(z.minLength(1), z.maxLength(5)),
      [
        { count: 6, maxCovers: 2 },
        { count: 6, maxCovers: 4 },
        { count: 2, maxCovers: 6 },
      ],
    ),
  }),
  /** Of the venue's web pages that show the widget, such as `https://venue.example`. */
  origins: z._default(z.array(limits.text({ min: 1, max: 255 })).check(z.maxLength(50)), []),
});
export type SetupRequest = z.infer<typeof SetupRequest>;
