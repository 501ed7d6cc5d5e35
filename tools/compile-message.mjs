/**
 * Compiles one ICU message to code that needs no library when it runs.
 *
 * @typedef {import('@messageformat/parser').Token} Token
 * @typedef {object} Argument
 * @property {string} name
 * @property {'string' | 'number'} type
 * @property {boolean} isNullable whether the text has a form for null
 * @property {boolean} isUsed false if only the note names it
 */

/** A `#` within a plural stands for its number. @type {Extract<Token, { type: 'octothorpe' }>['type']} */
const NUMBER_SIGN = 'octothorpe';

/** The form of a `select` for the value null. */
const NULL = 'null';

/** The variable with the plural rules of a module's language, for forms that a comparison cannot tell. */
export const PLURAL_RULES = 'pluralRules';

/** How many numbers are tried to find out for which ones a language has the form “one”. */
const TRIED_NUMBERS = 1000;

/**
 * The arguments of a message, in the order of its note; those that the note does not name follow in the order of the text.
 *
 * @param {readonly Token[]} tokens
 * @param {Record<string, { type?: 'String' | 'int' }>} [placeholders] of the note
 * @returns {Argument[]}
 */
export function argumentsOf(tokens, placeholders = {}) {
  const mentions = mentionsOf(tokens);
  const names = new Set([...Object.keys(placeholders), ...mentions.map(({ name }) => name)]);
  return [...names].map((name) => {
    const found = mentions.filter((each) => each.name === name);
    const isNumber =
      placeholders[name]?.type === 'int' || found.some(({ type }) => type === 'number');
    return {
      name,
      type: isNumber ? 'number' : 'string',
      isNullable: found.some(({ isNullable }) => isNullable),
      isUsed: found.length > 0,
    };
  });
}

/**
 * @param {readonly Token[]} tokens
 * @returns {Omit<Argument, 'isUsed'>[]}
 */
function mentionsOf(tokens) {
  return tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === NUMBER_SIGN) return [];
    const name = token.arg;
    if (token.type === 'argument' || token.type === 'function')
      return [{ name, type: 'string', isNullable: false }];
    const isNullable = token.type === 'select' && token.cases.some(({ key }) => key === NULL);
    const type = token.type === 'plural' ? 'number' : 'string';
    return [{ name, type, isNullable }, ...token.cases.flatMap((each) => mentionsOf(each.tokens))];
  });
}

/**
 * A message as a template with placeholders, which takes fewer bytes than a function: a text, or its forms for numbers.
 *
 * @param {readonly Token[]} tokens
 * @returns {string | Record<string, string>}
 */
export function templateOf(tokens) {
  const [first] = tokens;
  if (first?.type !== 'plural') return placeholdersOf(tokens);
  const { arg, cases } = first;
  if (tokens.length > 1 || arg !== 'n' || cases.some(({ key }) => key.startsWith('=')))
    throw new Error('is more than the forms of its language for a number {n}');
  return Object.fromEntries(
    requireOther(cases).map(({ key, tokens: form }) => [key, placeholdersOf(form)]),
  );
}

/** @param {readonly Token[]} tokens */
function placeholdersOf(tokens) {
  return tokens
    .map((token) => {
      if (token.type === 'argument') return `{${token.arg}}`;
      if (token.type !== 'content') throw new Error(`contains a ${token.type}`);
      if (/[{}]/.test(token.value))
        throw new Error('contains braces, which would be a placeholder');
      return token.value;
    })
    .join('');
}

/**
 * A message as a JavaScript expression that uses its arguments as variables.
 *
 * @param {readonly Token[]} tokens
 * @param {string} language
 * @param {(name: string) => void} use is told which functions for words and plurals it needs
 * @returns {string}
 */
export function expressionOf(tokens, language, use) {
  return textOf(tokens, null);

  /**
   * @param {readonly Token[]} parts
   * @param {string | null} number the variable that a number sign stands for
   * @returns {string}
   */
  function textOf(parts, number) {
    const [only] = parts;
    if (parts.length === 1 && only && ['plural', 'select', 'function'].includes(only.type))
      return codeOf(only, number);
    if (parts.every(({ type }) => type === 'content'))
      return JSON.stringify(parts.map((part) => ('value' in part ? part.value : '')).join(''));
    const inner = parts.map((part) =>
      part.type === 'content'
        ? part.value.replace(/[\\`]|\$\{/g, '\\$&')
        : `\${${codeOf(part, number)}}`,
    );
    return `\`${inner.join('')}\``;
  }

  /**
   * @param {Token} token
   * @param {string | null} number
   * @returns {string}
   */
  function codeOf(token, number) {
    switch (token.type) {
      case 'content':
        return JSON.stringify(token.value);
      case 'octothorpe':
        return number ?? '"#"';
      case 'argument':
        return token.arg;
      case 'function':
        use(token.key);
        return `${token.key}(${token.arg})`;
      case 'select':
        return choiceOf(token.cases, number, (key) =>
          key === NULL ? `${token.arg} === null` : `${token.arg} === ${JSON.stringify(key)}`,
        );
      case 'plural':
        return choiceOf(token.cases, token.arg, (key) => condition(key, token.arg));
      default:
        throw new Error(`contains a ${token.type}`);
    }
  }

  /**
   * @param {Extract<Token, { cases: unknown }>['cases']} cases
   * @param {string | null} number
   * @param {(key: string) => string} conditionOf
   */
  function choiceOf(cases, number, conditionOf) {
    // Exact numbers come before the forms of the language.
    const exactFirst = [...requireOther(cases)].sort(
      (one, two) => rankOf(one.key) - rankOf(two.key),
    );
    const texts = exactFirst.map(({ key, tokens: form }) =>
      key === 'other' ? textOf(form, number) : `${conditionOf(key)} ? ${textOf(form, number)}`,
    );
    return `(${texts.join(' : ')})`;
  }

  /**
   * @param {string} key
   * @param {string} name
   */
  function condition(key, name) {
    if (key.startsWith('=')) return `${name} === ${key.slice(1)}`;
    if (key === 'one' && hasOneFor(language, (n) => n === 1)) return `${name} === 1`;
    if (key === 'one' && hasOneFor(language, (n) => n < 2)) return `${name} < 2`;
    use(PLURAL_RULES);
    return `${PLURAL_RULES}.select(${name}) === '${key}'`;
  }
}

/** The order of the comparisons. @param {string} key of a form */
function rankOf(key) {
  if (key.startsWith('=')) return 0;
  return key === 'other' ? 2 : 1;
}

/**
 * The forms of a plural or select, which must have one for all other values.
 *
 * @template {{ key: string }} Form
 * @param {readonly Form[]} forms
 * @returns {readonly Form[]}
 */
function requireOther(forms) {
  if (!forms.some(({ key }) => key === 'other')) throw new Error('has no form for “other”');
  return forms;
}

/**
 * Whether a language has the form “one” for exactly these numbers.
 *
 * @param {string} language
 * @param {(n: number) => boolean} isOne
 */
function hasOneFor(language, isOne) {
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: TRIED_NUMBERS }, (_, n) => n).every(
    (n) => (rules.select(n) === 'one') === isOne(n),
  );
}
