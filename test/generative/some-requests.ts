import fc from 'fast-check';
import type { OperationName } from '../../src/contract/paths.ts';
import { type CallerName, OF_THE_WIDGET, TURNED_AWAY } from './callers.ts';
import { type DescribedOperation, OPERATIONS } from './described-operations.ts';
import { edgesOf } from './edge-values.ts';
import { type Place, placesOf } from './json-schema.ts';
import { partsOf } from './sensible-requests.ts';
import { placed, type SentRequest } from './sent-request.ts';
import { someTwists } from './twists.ts';

type Draft = Omit<SentRequest, 'twists'>;

/** What everything else depends on is asked for more often. */
const WEIGHTS: Partial<Record<OperationName, number>> = {
  'create-booking': 3,
  'create-walk-in': 2,
};

/** Any request to any operation: sensible, merely allowed, with faults, or hostile. */
export const someRequest: fc.Arbitrary<SentRequest> = fc.oneof(
  ...OPERATIONS.map((operation) => ({
    weight: WEIGHTS[operation.name] ?? 1,
    arbitrary: requestsOf(operation),
  })),
);

function requestsOf(operation: DescribedOperation): fc.Arbitrary<SentRequest> {
  const sensible = draftsOf(operation, true);
  const allowed = draftsOf(operation, false);
  const faulty = withFaults(operation, fc.oneof(sensible, sensible, allowed));
  const straight = (drafts: fc.Arbitrary<Draft>) =>
    drafts.map((draft) => ({ ...draft, twists: [] }));
  const hostile = fc
    .tuple(fc.oneof(sensible, faulty), someTwists)
    .map(([draft, twists]) => ({ ...draft, twists }));
  return fc.oneof(
    { weight: 14, arbitrary: straight(sensible) },
    { weight: 3, arbitrary: straight(allowed) },
    { weight: 6, arbitrary: straight(faulty) },
    { weight: 5, arbitrary: hostile },
  );
}

function draftsOf(operation: DescribedOperation, isSensible: boolean): fc.Arbitrary<Draft> {
  return fc
    .tuple(someCaller(operation), partsOf(operation, isSensible), someHeaders(operation))
    .map(([caller, parts, headers]) => ({ operation: operation.name, caller, ...parts, headers }))
    .map((draft) => (draft.caller === 'widget' ? asDiner(draft) : draft));
}

/** A diner has the link to a booking: mostly the right one. */
function asDiner(draft: Draft): Draft {
  const { bookingUuid } = draft.params;
  if (typeof bookingUuid !== 'string') return draft;
  return {
    ...draft,
    params: { bookingUuid: bookingUuid.replace(':any:', ':managed:') },
    headers: { ...draft.headers, 'service-manage-token': '@token' },
  };
}

function someCaller({ name }: DescribedOperation): fc.Arbitrary<CallerName> {
  const insiders = fc.constantFrom<CallerName>('pos', 'app', 'staff');
  const welcome = OF_THE_WIDGET.has(name)
    ? fc.oneof(insiders, insiders, insiders, fc.constant<CallerName>('widget'))
    : insiders;
  const strangers = (Object.keys(TURNED_AWAY) as CallerName[]).filter(
    (caller) => OF_THE_WIDGET.has(name) || !caller.includes('widget'),
  );
  return fc.oneof(
    { weight: 30, arbitrary: welcome },
    { weight: 1, arbitrary: fc.constantFrom(...strangers) },
  );
}

function someHeaders({ name, method }: DescribedOperation) {
  const some = (header: string, ...values: string[]) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.constantFrom(...values).map((value) => ({ [header]: value })) },
    );
  const isCreate = name === 'create-booking' || name === 'create-walk-in';
  return fc
    .tuple(
      isCreate ? some('idempotency-key', 'key-1') : fc.constant({}),
      method === 'PUT' ? some('if-match', '@etag', '"999"', '*') : fc.constant({}),
      some('accept-language', 'es', 'eu-ES', 'nl'),
    )
    .map((headers): Record<string, string> => Object.assign({}, ...headers));
}

type Part = 'params' | 'query' | 'body';

/** One to three values at the edge of what the document allows, or beyond, anywhere in a request. */
function withFaults(operation: DescribedOperation, drafts: fc.Arbitrary<Draft>) {
  const places = (['params', 'query', 'body'] as const).flatMap((part) =>
    placesOf(operation[part] ?? {})
      // An address always has all its parts, and a query is always a list of pairs.
      .filter(({ place }) => part === 'body' || place.length > 0)
      .map((where) => ({ part, ...where })),
  );
  const fault = fc
    .constantFrom(...places.filter(hasEdges))
    .chain(({ part, place, schema }) =>
      fc.constantFrom(...edgesOf(schema)).map((value) => ({ part, place, value })),
    );
  return fc
    .tuple(drafts, fc.array(fault, { minLength: 1, maxLength: 3 }))
    .map(([draft, faults]) => faults.reduce(withFault, draft));
}

function hasEdges({ part, place }: { part: Part; place: Place }): boolean {
  return part !== 'params' || place[0] !== 'bookingUuid';
}

function withFault(
  draft: Draft,
  { part, place, value }: { part: Part; place: Place; value: unknown },
) {
  if (part === 'body' && draft.body === undefined) return draft;
  return { ...draft, [part]: placed(draft[part], place, value) };
}
