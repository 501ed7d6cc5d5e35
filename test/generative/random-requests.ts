import fc from 'fast-check';
import type { PartnerOperation } from '../../src/contract/partner/operations.ts';
import { STAFF_OPERATIONS } from '../../src/contract/staff/operations.ts';
import { boundaryValues } from './boundary-values.ts';
import { type CallerName, REFUSED_CALLERS, WIDGET_OPERATIONS } from './callers.ts';
import { type DescribedOperation, OPERATIONS } from './described-operations.ts';
import { type JsonPath, pathsIn } from './json-schema.ts';
import { someMutations } from './mutations.ts';
import { partsOf } from './realistic-requests.ts';
import { type SentRequest, withValueAt } from './sent-request.ts';

type Draft = Omit<SentRequest, 'mutations'>;

/** Creates are more frequent, because the other operations need bookings. */
const WEIGHTS: Partial<Record<PartnerOperation, number>> = {
  'create-booking': 3,
  'create-walk-in': 2,
};

/** A request to any operation: realistic, merely valid, with boundary values, or hostile. */
export const someRequest: fc.Arbitrary<SentRequest> = fc.oneof(
  ...OPERATIONS.map((operation) => ({
    weight: WEIGHTS[operation.name] ?? 1,
    arbitrary: requestsOf(operation),
  })),
);

function requestsOf(operation: DescribedOperation): fc.Arbitrary<SentRequest> {
  const realistic = draftsOf(operation, true);
  const allowed = draftsOf(operation, false);
  const faulty = withBoundaryValues(operation, fc.oneof(realistic, realistic, allowed));
  const straight = (drafts: fc.Arbitrary<Draft>) =>
    drafts.map((draft) => ({ ...draft, mutations: [] }));
  const hostile = fc
    .tuple(fc.oneof(realistic, faulty), someMutations)
    .map(([draft, mutations]) => ({ ...draft, mutations }));
  return fc.oneof(
    { weight: 14, arbitrary: straight(realistic) },
    { weight: 3, arbitrary: straight(allowed) },
    { weight: 6, arbitrary: straight(faulty) },
    { weight: 5, arbitrary: hostile },
  );
}

function draftsOf(operation: DescribedOperation, isRealistic: boolean): fc.Arbitrary<Draft> {
  return fc
    .tuple(someCaller(operation), partsOf(operation, isRealistic), someHeaders(operation))
    .map(([caller, parts, headers]) => ({ operation: operation.name, caller, ...parts, headers }))
    .map((draft) => (draft.caller === 'widget' ? asDiner(draft) : draft));
}

/** Adds a manage token, mostly that of the booking. */
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
  const partners = fc.constantFrom<CallerName>('pos', 'app');
  const isPartnersOnly = !(name in STAFF_OPERATIONS);
  const insiders = isPartnersOnly
    ? partners
    : fc.oneof(partners, partners, fc.constant<CallerName>('staff'));
  const welcome = WIDGET_OPERATIONS.has(name)
    ? fc.oneof(insiders, insiders, insiders, fc.constant<CallerName>('widget'))
    : insiders;
  const refused = (Object.keys(REFUSED_CALLERS) as CallerName[]).filter(
    (caller) =>
      (WIDGET_OPERATIONS.has(name) || !caller.includes('widget')) &&
      !(isPartnersOnly && caller.includes('staff')),
  );
  return fc.oneof(
    { weight: 30, arbitrary: welcome },
    { weight: 1, arbitrary: fc.constantFrom(...refused) },
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

/** Replaces one to three values by boundary values. */
function withBoundaryValues(operation: DescribedOperation, drafts: fc.Arbitrary<Draft>) {
  const paths = (['params', 'query', 'body'] as const).flatMap((part) =>
    pathsIn(operation[part] ?? {})
      // Path and query as a whole always have the right form.
      .filter(({ path }) => part === 'body' || path.length > 0)
      .map((where) => ({ part, ...where })),
  );
  const issue = fc
    .constantFrom(...paths.filter(hasBoundaries))
    .chain(({ part, path, schema }) =>
      fc.constantFrom(...boundaryValues(schema)).map((value) => ({ part, path, value })),
    );
  return fc
    .tuple(drafts, fc.array(issue, { minLength: 1, maxLength: 3 }))
    .map(([draft, issues]) => issues.reduce(withBoundaryValue, draft));
}

function hasBoundaries({ part, path }: { part: Part; path: JsonPath }): boolean {
  return part !== 'params' || path[0] !== 'bookingUuid';
}

function withBoundaryValue(
  draft: Draft,
  { part, path, value }: { part: Part; path: JsonPath; value: unknown },
) {
  if (part === 'body' && draft.body === undefined) return draft;
  return { ...draft, [part]: withValueAt(draft[part], path, value) };
}
