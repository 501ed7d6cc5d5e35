/** What a page of the staff view tells its service worker. */
export type PageMessage =
  /** Take over from the worker of the build before. The page that asks reloads afterwards. */
  | { type: 'take-over' }
  /** Scripts that the page has loaded, and possibly requested before it had a worker. */
  | { type: 'loaded'; urls: string[] };
