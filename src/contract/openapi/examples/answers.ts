import type { AnswerOf } from '../../endpoints.ts';
import type { OperationName } from '../../paths.ts';
import type { Example } from '../document-parts.ts';
import { AVAILABILITY_EXAMPLES } from './availability-answers.ts';
import { BOOKING_EXAMPLES } from './booking-answers.ts';
import { EVENT_EXAMPLES } from './event-answers.ts';

/** By data access where the shape depends on it; otherwise one response for all. */
type ExampleAnswers<Name extends OperationName> =
  | { private: AnswerOf<Name>; public: AnswerOf<Name> }
  | { answer: AnswerOf<Name> };

export const EXAMPLE_ANSWERS: { readonly [Name in OperationName]: ExampleAnswers<Name> } = {
  ...AVAILABILITY_EXAMPLES,
  ...BOOKING_EXAMPLES,
  ...EVENT_EXAMPLES,
};

const SUMMARIES: Readonly<Record<string, string>> = {
  private: 'With private data access',
  public: 'With public data access',
  answer: 'With any data access',
};

/** The example responses of an operation, by data access. */
export function exampleAnswersOf(name: OperationName): Record<string, Example> {
  return Object.fromEntries(
    Object.entries(EXAMPLE_ANSWERS[name]).map(([access, value]) => [
      access,
      { summary: SUMMARIES[access] ?? access, value },
    ]),
  );
}
