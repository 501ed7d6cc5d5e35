/** The parts of the URL of a manage page. */
export interface ManageLink {
  bookingUuid: string;
  /** Gives access to this booking. Sent to our own server only, in a header. */
  token: string;
}

/** Parses `/manage/{uuid}#{token}`. Null if a part is missing or malformed. */
export function findLink(url: Pick<Location, 'pathname' | 'hash'>): ManageLink | null {
  const [, bookingUuid] = /^\/manage\/([\w-]+)\/?$/.exec(url.pathname) ?? [];
  const [, token] = /^#([\w-]+)$/.exec(url.hash) ?? [];
  return bookingUuid && token ? { bookingUuid, token } : null;
}
