/**
 * Compiles one ICU message to code that needs no library when it runs.
 *
 * @typedef {import('@messageformat/parser').Token} Token
 * @typedef {object} Argument
 * @property {string} name
 * @property {'string' | 'number'} type
 * @property {boolean} isNullable whether the text says what it is without the value
 * @property {boolean} isUsed false if only the note names it
 */

/** In ICU a number sign within a plural is its number. @type {Extract<Token, { type: 'octothorpe' }>['type']} */
const NUMBER_SIGN = 'octothorpe';

/** The form of a `select` for a value that is not there. */
const NULL = 'null';

/** The variable of a module that knows how its language counts, where that takes more than a comparison. */
export const PLURAL_RULES = 'pluralRules';

/** How many numbers are tried to find out how a language counts. */
const COUNTED = 1000;

/**
 * The arguments of a message, in the order of its note, or else in that of the text.
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
    withOther(cases).map(({ key, tokens: form }) => [key, placeholdersOf(form)]),
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
    const exactFirst = [...withOther(cases)].sort((one, two) => rankOf(one.key) - rankOf(two.key));
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

/** @param {string} key of a form */
function rankOf(key) {
  if (key.startsWith('=')) return 0;
  return key === 'other' ? 2 : 1;
}

/**
 * @template {{ key: string }} Form
 * @param {readonly Form[]} forms
 * @returns {readonly Form[]}
 */
function withOther(forms) {
  if (!forms.some(({ key }) => key === 'other')) throw new Error('has no form for “other”');
  return forms;
}

/**
 * @param {string} language
 * @param {(n: number) => boolean} isOne
 */
function hasOneFor(language, isOne) {
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: COUNTED }, (_, n) => n).every(
    (n) => (rules.select(n) === 'one') === isOne(n),
  );
}
