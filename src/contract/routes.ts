import type { Operation, Operations } from './operation.ts';

/** Method and path of each operation, such as `PUT /bookings/{bookingUuid}`: all that a client needs when it runs. */
export type Routes<Api extends Operations> = {
  readonly [Name in keyof Api & string]: `${Operation['method']} /${string}`;
};

export function routesOf<Api extends Operations>(operations: Api): Routes<Api> {
  return Object.fromEntries(
    Object.entries(operations).map(([name, { method, path }]) => [name, `${method} ${path}`]),
  ) as Routes<Api>;
}
