import { Refusal } from '../refusal.ts';

/** The refusal of a change of a version of the venue document that is not the present one. */
export class VenueOutdated extends Refusal {
  /** What changed since that version. */
  readonly sections: readonly string[];

  /** @param authors the names of those who changed it, as far as they are known */
  constructor(sections: readonly string[], authors: readonly string[]) {
    const who = authors.length > 0 ? authors.join(' and ') : 'Somebody';
    super(
      'VENUE_IS_OUTDATED',
      `${who} saved another version meanwhile (changed: ${sections.join(', ')}). Read it, and make your change again.`,
    );
    this.sections = sections;
  }
}
