/** What must never happen, in a sentence. */
export class Violation extends Error {}
