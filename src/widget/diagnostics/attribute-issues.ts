import { LANGUAGES } from '../../domain/language.ts';

/** Every attribute of the element, with the pattern of its value and a description of that. */
export const ATTRIBUTE_VALUES: Readonly<Record<string, readonly [RegExp, string]>> = {
  'publishable-key': [/^pk_\S+$/, 'a publishable key, which begins with pk_'],
  lang: [new RegExp(`^(${LANGUAGES.join('|')})(-|$)`, 'i'), `one of ${LANGUAGES.join(', ')}`],
  theme: [/^(light|dark|auto)$/, 'light, dark or auto'],
  mode: [/^(inline|popup|floating)$/, 'inline, popup or floating'],
  date: [/^\d{4}-\d\d-\d\d$/, 'a date as YYYY-MM-DD'],
  time: [/^\d\d:\d\d(:\d\d)?$/, 'a time as HH:MM'],
  pax: [/^\d{1,15}$/, 'a whole number'],
  'pax-children': [/^\d{1,15}$/, 'a whole number'],
  area: [/^[1-9]\d{0,14}$/, 'the id of an area, a whole number'],
  experience: [/^[1-9]\d{0,14}$/, 'the id of an experience, a whole number'],
  'promo-code': [/^.{6,255}$/, '6 to 255 characters'],
  'prefill-name': [/^/, ''],
  'prefill-email': [/^/, ''],
  'prefill-phone': [/^/, ''],
  'client-reference-id': [/^.{0,255}$/, 'at most 255 characters'],
  'utm-source': [/^/, ''],
  'utm-medium': [/^/, ''],
  'utm-campaign': [/^/, ''],
  'utm-term': [/^/, ''],
  'utm-content': [/^/, ''],
};

/** Attributes of any HTML element, and those that frameworks add. */
const GLOBAL =
  /^(id|class|style|slot|part|exportparts|title|dir|role|hidden|tabindex|inert|is|nonce|translate|spellcheck|popover|draggable|key|ref|item\w+|aria-.+|on.+|data-.+|[@:v].*|_ng.+|ng-.+|x-.+)$/;

/** What is wrong with the element’s attributes, a line for each. */
export function attributeIssues(attributes: Iterable<{ name: string; value: string }>): string[] {
  return [...attributes].flatMap(({ name, value }) => {
    const expected = ATTRIBUTE_VALUES[name];
    if (expected) {
      const [pattern, words] = expected;
      const given = value.trim();
      return given === '' || pattern.test(given)
        ? []
        : [`does not accept ${name}="${redact(name, given)}": it must be ${words}.`];
    }
    const meant = suggestionFor(name);
    if (meant) return [`does not know the attribute ${name}. Did you mean ${meant}?`];
    return GLOBAL.test(name) ? [] : [`does not know the attribute ${name}.`];
  });
}

/** Hides most of a value that is no publishable key: it may be a secret. */
function redact(name: string, value: string): string {
  return name === 'publishable-key' ? `${value.slice(0, 4)}…` : value;
}

/** Misspelt attributes of a placeholder (a div or script in place of the tag): each begins with `data-`. */
export function placeholderAttributeIssues(attributes: Iterable<{ name: string }>): string[] {
  return [...attributes].flatMap(({ name }) => {
    if (ATTRIBUTE_VALUES[name.replace(/^data-/, '')] && name.startsWith('data-')) return [];
    const meant = suggestionFor(name);
    return meant ? [`does not know the attribute ${name}. Did you mean data-${meant}?`] : [];
  });
}

/** The attribute that a misspelt one resembles; null if there is none. */
function suggestionFor(name: string): string | null {
  const plain = normalize(name);
  const all = Object.keys(ATTRIBUTE_VALUES);
  const same = all.find((each) => normalize(each) === plain);
  if (same) return same;
  // One wrong letter makes a short name unrecognisable.
  const near = all.find((each) => each.length > 4 && isOneTypo(normalize(each), plain));
  return near ?? SYNONYMS[plain] ?? null;
}

/** Names that other booking widgets use. */
const SYNONYMS: Readonly<Record<string, string>> = {
  key: 'publishable-key',
  apikey: 'publishable-key',
  language: 'lang',
  locale: 'lang',
  guests: 'pax',
  covers: 'pax',
  partysize: 'pax',
  people: 'pax',
  children: 'pax-children',
  name: 'prefill-name',
  email: 'prefill-email',
  phone: 'prefill-phone',
  promo: 'promo-code',
  areaid: 'area',
  experienceid: 'experience',
  colorscheme: 'theme',
};

function normalize(name: string): string {
  return name
    .replace(/^data-/, '')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();
}

/** Whether the names differ by one inserted, deleted, replaced or swapped letter. */
function isOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  const swapped = `${restA[1]}${restA[0]}${restA.slice(2)}`;
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA.length > 1 && swapped === restB)
  );
}
