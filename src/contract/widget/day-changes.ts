/** The stream of a work day's changes, as server-sent events. */
export const dayChangesPath = (date: string) => `/availability/work-days/${date}/changes`;
/** Its event with the venue's message for guests, a JSON string. */
export const GUEST_MESSAGE_EVENT = 'guest-message';
