import { LANGUAGES } from '../../domain/language.ts';

/** Every attribute of the element, and what its value must look like, in a pattern and in words. */
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

/** What any element may carry, and what frameworks put on theirs. */
const GLOBAL =
  /^(id|class|style|slot|part|exportparts|title|dir|role|hidden|tabindex|inert|is|nonce|translate|spellcheck|popover|draggable|key|ref|item\w+|aria-.+|on.+|data-.+|[@:v].*|_ng.+|ng-.+|x-.+)$/;

/** What is wrong with an element’s own attributes, a line for each. */
export function attributeFaults(attributes: Iterable<{ name: string; value: string }>): string[] {
  return [...attributes].flatMap(({ name, value }) => {
    const expected = ATTRIBUTE_VALUES[name];
    if (expected) {
      const [pattern, words] = expected;
      const given = value.trim();
      return given === '' || pattern.test(given)
        ? []
        : [`takes ${name}="${toldOf(name, given)}" for not given: it must be ${words}.`];
    }
    const meant = meantBy(name);
    if (meant) return [`does not know the attribute ${name}. Did you mean ${meant}?`];
    return GLOBAL.test(name) ? [] : [`does not know the attribute ${name}.`];
  });
}

/** What stands in a key's place by mistake may be secret. */
function toldOf(name: string, value: string): string {
  return name === 'publishable-key' ? `${value.slice(0, 4)}…` : value;
}

/** The same for what stands in for the element, where each name begins with `data-`. */
export function standInFaults(attributes: Iterable<{ name: string }>): string[] {
  return [...attributes].flatMap(({ name }) => {
    if (ATTRIBUTE_VALUES[name.replace(/^data-/, '')] && name.startsWith('data-')) return [];
    const meant = meantBy(name);
    return meant ? [`does not know the attribute ${name}. Did you mean data-${meant}?`] : [];
  });
}

/** The attribute that a misspelt one is nearest to; null where it resembles none. */
function meantBy(name: string): string | null {
  const plain = plainOf(name);
  const all = Object.keys(ATTRIBUTE_VALUES);
  const same = all.find((each) => plainOf(each) === plain);
  if (same) return same;
  // A slip changes short words beyond recognition.
  const near = all.find((each) => each.length > 4 && isOneSlip(plainOf(each), plain));
  return near ?? ALSO_CALLED[plain] ?? null;
}

/** Names that other makers use for the same. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
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

function plainOf(name: string): string {
  return name
    .replace(/^data-/, '')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();
}

/** Whether one letter more, less, another, or two in the wrong order is all the difference. */
function isOneSlip(a: string, b: string): boolean {
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
