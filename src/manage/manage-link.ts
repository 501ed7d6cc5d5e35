/** The parts of a booking's address. */
export interface ManageLink {
  bookingUuid: string;
  /** Gives access to this booking. Sent in a header to our own server only. */
  token: string;
}

/** Parses `/manage/{uuid}#{token}`. Null if a part is missing or malformed. */
export function findLink(address: Pick<Location, 'pathname' | 'hash'>): ManageLink | null {
  const [, bookingUuid] = /^\/manage\/([\w-]+)\/?$/.exec(address.pathname) ?? [];
  const [, token] = /^#([\w-]+)$/.exec(address.hash) ?? [];
  return bookingUuid && token ? { bookingUuid, token } : null;
}
