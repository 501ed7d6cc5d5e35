/**
 * Whether the runtime knows this IANA zone. Makes a formatter each time, which is kept nowhere: for documents that are
 * saved, not for requests of guests.
 */
export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
