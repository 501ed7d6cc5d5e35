/** The forms for one and for any other number, which replaces `{n}`. */
interface PluralText {
  one: string;
  other: string;
}

/** The sentences for the reasons that have numbers. */
export interface ReasonTexts {
  /** For the limit; `{taken}` are booked already. */
  COVERS_PER_SLOT: PluralText;
  PARTIES_PER_SLOT: PluralText;
  HIGH_CHAIRS_NOT_AVAILABLE: PluralText;
  STROLLERS_NOT_AVAILABLE: PluralText;
  /** With the `{name}` of the add-on. */
  ADD_ON_STOCK: string;
  /** For the number of tables that suit the party. */
  TABLES_TAKEN: PluralText;
  /** For the number of tables and combinations, if there are combinations. */
  COMBINATIONS_TAKEN: PluralText;
  /** Continues the two above, with the `{time}` at which the next one is free. */
  NEXT_FREE: string;
  /** For the largest party that can sit together. */
  NO_LARGER_TABLE: PluralText;
  /** `{n}` is the smallest party for which there are tables. */
  KEPT_FOR_LARGER: string;
  NO_TABLES: string;
}
