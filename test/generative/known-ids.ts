import { type BookingStatus, groupOf } from '../../src/domain/booking-status.ts';

/** A booking as last seen in a response. */
export interface KnownBooking {
  uuid: string;
  status: BookingStatus;
  etag: string;
}

/** Bookings and customers from earlier responses, which requests can refer to. */
export class KnownIds {
  readonly bookings = new Map<string, KnownBooking>();
  readonly customers = new Set<string>();
  /** The manage tokens of bookings that a widget made. */
  readonly tokens = new Map<string, string>();
  cursor = '';

  /** @param before ids to copy */
  constructor(before?: KnownIds) {
    for (const [uuid, booking] of before?.bookings ?? []) this.bookings.set(uuid, booking);
    for (const uuid of before?.customers ?? []) this.customers.add(uuid);
    for (const [uuid, token] of before?.tokens ?? []) this.tokens.set(uuid, token);
  }

  /** Collects the ids in a response. */
  learn(answer: Record<string, unknown>, { etag, location }: Record<string, unknown>): void {
    const { uuid, status, customer, nextCursor } = answer;
    if (typeof nextCursor === 'string') this.cursor = nextCursor;
    if (typeof uuid !== 'string' || typeof status !== 'string') return;
    this.bookings.set(uuid, { uuid, status: status as BookingStatus, etag: String(etag) });
    const known = (customer as { uuid?: string } | null)?.uuid;
    if (known) this.customers.add(known);
    const [, token] = String(location).split('#');
    if (token) this.tokens.set(uuid, token);
  }

  /** Replaces the references in a value, such as `@booking:any:3`. */
  resolve<T>(value: T, bookingUuid = ''): T {
    if (typeof value === 'string') return this.#thing(value, bookingUuid) as T;
    if (Array.isArray(value)) return value.map((one) => this.resolve(one, bookingUuid)) as T;
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, this.resolve(one, bookingUuid)]),
    ) as T;
  }

  #thing(text: string, bookingUuid: string): string {
    const [kind, which = '', n = which] = text.split(':');
    if (kind === '@cursor') return this.cursor;
    if (kind === '@etag') return this.bookings.get(bookingUuid)?.etag ?? '"1"';
    if (kind === '@token') return this.tokens.get(bookingUuid) ?? 'none';
    if (kind !== '@customer' && kind !== '@booking') return text;
    if (which === 'none') return UNKNOWN;
    if (kind === '@customer') return nth([...this.customers], Number(n)) ?? UNKNOWN;
    const all = [...this.bookings.values()];
    const meant = all.filter(
      ({ uuid, status }) =>
        which === 'any' ||
        which === groupOf(status) ||
        (which === 'managed' && this.tokens.has(uuid)),
    );
    return nth(meant, Number(n))?.uuid ?? UNKNOWN;
  }
}

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

function nth<T>(things: readonly T[], n: number): T | undefined {
  return things[n % things.length];
}
