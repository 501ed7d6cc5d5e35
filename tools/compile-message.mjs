/**
 * Compiles one ICU message to code that needs no library when it runs.
 *
 * @typedef {import('@messageformat/parser').Token} Token
 * @typedef {{ name: string, type: 'string' | 'number' }} Argument
 */

/** In ICU a number sign within a plural is its number. @type {Extract<Token, { type: 'octothorpe' }>['type']} */
const NUMBER_SIGN = 'octothorpe';

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
  /** @type {Map<string, Argument>} */
  const found = new Map();
  for (const [name, { type }] of Object.entries(placeholders))
    found.set(name, { name, type: type === 'int' ? 'number' : 'string' });
  for (const { name, type } of mentionsOf(tokens))
    if (found.get(name)?.type !== 'number') found.set(name, { name, type });
  return [...found.values()];
}

/**
 * @param {readonly Token[]} tokens
 * @returns {Argument[]}
 */
function mentionsOf(tokens) {
  return tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === NUMBER_SIGN) return [];
    if (token.type === 'argument' || token.type === 'function')
      return [{ name: token.arg, type: 'string' }];
    const type = token.type === 'plural' ? 'number' : 'string';
    return [{ name: token.arg, type }, ...token.cases.flatMap((each) => mentionsOf(each.tokens))];
  });
}

/**
 * A message as a template with placeholders, which takes fewer bytes than a function: a text, or its forms for one and
 * for other numbers.
 *
 * @param {readonly Token[]} tokens
 * @returns {string | { one: string, other: string }}
 */
export function templateOf(tokens) {
  const [first] = tokens;
  if (first?.type !== 'plural') return placeholdersOf(tokens);
  const formOf = (/** @type {string} */ key) => {
    const form = first.cases.find((each) => each.key === key);
    if (!form) throw new Error(`has no form for “${key}”`);
    return placeholdersOf(form.tokens);
  };
  if (tokens.length > 1 || first.cases.length > 2 || first.arg !== 'n')
    throw new Error('is more than a plural of {n} with the forms “one” and “other”');
  return { one: formOf('one'), other: formOf('other') };
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
 * @param {(name: string) => void} use is told which functions for words it calls
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
        return choiceOf(token.cases, number, (key) => `${token.arg} === ${JSON.stringify(key)}`);
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
    const other = cases.find(({ key }) => key === 'other');
    if (!other) throw new Error('has no form for “other”');
    // Exact numbers come before the forms of the language.
    const chosen = cases
      .filter((each) => each !== other)
      .sort((a, b) => Number(b.key.startsWith('=')) - Number(a.key.startsWith('=')))
      .map(({ key, tokens: form }) => `${conditionOf(key)} ? ${textOf(form, number)} : `);
    return `(${chosen.join('')}${textOf(other.tokens, number)})`;
  }

  /**
   * @param {string} key
   * @param {string} name
   */
  function condition(key, name) {
    if (key.startsWith('=')) return `${name} === ${key.slice(1)}`;
    if (key === 'one' && isOneOnly(language)) return `${name} === 1`;
    if (key === 'one' && isBelowTwo(language)) return `${name} < 2`;
    throw new Error(`has the form “${key}”: the compiler does not know yet how ${language} counts`);
  }
}

/** @param {string} language */
function isOneOnly(language) {
  return hasOneFor(language, (n) => n === 1);
}

/** @param {string} language */
function isBelowTwo(language) {
  return hasOneFor(language, (n) => n < 2);
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
