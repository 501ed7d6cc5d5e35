import type { GuestLimitError } from '../../domain/rate-limit-error.ts';
import { SERVER } from '../../locales/compiled/server.ts';
import { fill } from '../../locales/template.ts';

/** Explains the limit, and offers the telephone. */
export function guestLimitDetail({ limit, language, phone }: GuestLimitError): string {
  const { limits, call, contact } = SERVER[language];
  return `${limits[limit]} ${phone === null ? contact : fill(call, { phone })}`;
}
