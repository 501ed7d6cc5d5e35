/** What a booking's own address says: which booking, and the key that opens it. */
export interface ManageLink {
  bookingUuid: string;
  /** Opens this one booking. It goes into one header of our own server, and nowhere else. */
  token: string;
}

/** The parts of `/manage/{uuid}#{token}`; null where one is missing or was cut in half. */
export function findLink(address: Pick<Location, 'pathname' | 'hash'>): ManageLink | null {
  const [, bookingUuid] = /^\/manage\/([\w-]+)\/?$/.exec(address.pathname) ?? [];
  const [, token] = /^#([\w-]+)$/.exec(address.hash) ?? [];
  return bookingUuid && token ? { bookingUuid, token } : null;
}
