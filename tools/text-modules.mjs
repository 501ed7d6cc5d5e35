import { expressionOf, PLURAL_RULES, templateOf } from './compile-message.mjs';

/**
 * The modules of compiled texts: `src/locales/compiled`.
 *
 * @typedef {{ description?: string, placeholders?: Record<string, { type?: 'String' | 'int' }> }} Note
 * @typedef {{ tokens: import('@messageformat/parser').Token[], args: import('./compile-message.mjs').Argument[], note: Note }} Message
 * @typedef {Map<string, Message>} Messages by their keys
 * @typedef {{ language: string, reader: string, messages: Messages }} Texts of a reader in a language
 * @typedef {{ [name: string]: string | Tree }} Tree code by the parts of a key
 */

/** Templates take fewer bytes where few texts have plurals, functions where many have. */
const AS_FUNCTIONS = /^staff/;
/** A reader who gets the texts of others, too, in one file with its own; some of them may be worded otherwise. */
const WITH = new Map([['manage', ['diner', 'policy']]]);
/** What words every language has; others are in the language's own `words.ts`. */
const SHARED_WORDS = ['lower', 'wait'];
/** A text with more arguments takes them as one object. */
const MAX_PARAMETERS = 3;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * The type of a reader's texts: what English has.
 *
 * @param {Texts} english
 */
export function typeModule({ reader, messages }) {
  const types = [...messages].map(([key, message]) =>
    namingKey(key, () => typeOf(reader, message)),
  );
  const used = ['Plural', 'Template'].filter((name) =>
    types.some(([, type]) => type.startsWith(`${name}<`)),
  );
  const comments = new Map([...messages].map(([key, { note }]) => [key, note.description]));
  const others = WITH.get(reader) ?? [];
  const base = others.length > 0 ? ` extends ${others.map(typeNameOf).join(', ')}` : '';
  return [
    ...(used.length > 0 ? [`import type { ${used.join(', ')} } from '../template.ts';`] : []),
    ...others.map((each) => `import type { ${typeNameOf(each)} } from './${each}-texts.ts';`),
    '',
    `export interface ${typeNameOf(reader)}${base} ${typeTreeOf(treeOf(types), comments)}\n`,
  ].join('\n');
}

/**
 * The texts of a reader in one language.
 *
 * @param {Texts} texts
 * @param {Texts} english
 */
export function textModule({ language, reader, messages }, english) {
  /** @type {Set<string>} functions of the language for words that depend on a value */
  const words = new Set();
  const codes = [...english.messages].flatMap(([key, { args }]) => {
    const message = messages.get(key);
    if (!message) return [];
    return [
      namingKey(key, () =>
        AS_FUNCTIONS.test(reader)
          ? functionOf(message, args, (body) =>
              expressionOf(body, language, (word) => words.add(word)),
            )
          : JSON.stringify(templateOf(message.tokens)),
      ),
    ];
  });
  const type = typeNameOf(reader);
  const others = WITH.get(reader) ?? [];
  const used = [...words].filter((word) => word !== PLURAL_RULES).sort();
  const isShared = (/** @type {string} */ word) => SHARED_WORDS.includes(word);
  return [
    `import type { ${type} } from '../${reader}-texts.ts';`,
    ...importOf(used.filter(isShared), '../../words.ts'),
    ...importOf(
      used.filter((word) => !isShared(word)),
      `../../${language}/words.ts`,
    ),
    ...others.map((each) => `import { texts as ${each} } from './${each}.ts';`),
    '',
    ...(words.has(PLURAL_RULES)
      ? [`const ${PLURAL_RULES} = new Intl.PluralRules('${language}');\n`]
      : []),
    `export const texts: ${type} = ${objectOf(treeOf(codes), others)};\n`,
  ].join('\n');
}

/**
 * All languages at once, for the server.
 *
 * @param {string} reader
 * @param {readonly string[]} languages
 */
export function listModule(reader, languages) {
  const type = typeNameOf(reader);
  return [
    `import type { Language } from '../../domain/language.ts';`,
    ...languages.map((each) => `import { texts as ${each} } from './${each}/${reader}.ts';`),
    `import type { ${type} } from './${reader}-texts.ts';`,
    '',
    `export const ${constantOf(reader)}: Readonly<Record<Language, ${type}>> = { ${languages.join(', ')} };\n`,
  ].join('\n');
}

/**
 * How browsers load a language.
 *
 * @param {string} reader
 * @param {readonly string[]} languages
 */
export function loaderModule(reader, languages) {
  const type = typeNameOf(reader);
  return [
    `import type { Language } from '../../domain/language.ts';`,
    `import type { ${type} } from './${reader}-texts.ts';`,
    '',
    `export const LOAD_${constantOf(reader)}: Readonly<Record<Language, () => Promise<{ texts: ${type} }>>> = {`,
    ...languages.map((each) => `  ${each}: () => import('./${each}/${reader}.ts'),`),
    '};\n',
  ].join('\n');
}

/**
 * @param {string} key
 * @param {() => string} compile
 * @returns {readonly [key: string, code: string]}
 */
function namingKey(key, compile) {
  try {
    return [key, compile()];
  } catch (error) {
    throw new Error(`${key} ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * @param {string} reader
 * @param {Message} message
 */
function typeOf(reader, { tokens, args, note }) {
  if (AS_FUNCTIONS.test(reader)) {
    // Otherwise another wording would be another order.
    if (args.length > 1 && args.length <= MAX_PARAMETERS && !note.placeholders)
      throw new Error('takes several values: its note has to say in which order');
    return args.length === 0 ? 'string' : `(${parametersOf(args)}) => string`;
  }
  const names = args.map(({ name }) => `'${name}'`).join(' | ');
  if (typeof templateOf(tokens) === 'string') return names ? `Template<${names}>` : 'string';
  return `Plural<${names}>`;
}

/** @param {readonly import('./compile-message.mjs').Argument[]} args */
function parametersOf(args) {
  const types = args.map(
    ({ name, type, isNullable }) => `${name}: ${type}${isNullable ? ' | null' : ''}`,
  );
  return args.length > MAX_PARAMETERS ? `values: { ${types.join('; ')} }` : types.join(', ');
}

/**
 * @param {Message} message
 * @param {readonly import('./compile-message.mjs').Argument[]} parameters in English
 * @param {(tokens: import('@messageformat/parser').Token[]) => string} compile
 */
function functionOf({ tokens, args }, parameters, compile) {
  const body = compile(tokens);
  if (parameters.length === 0) return body;
  const isUsed = (/** @type {{ name: string }} */ { name }) =>
    args.some((each) => each.isUsed && each.name === name);
  if (parameters.length > MAX_PARAMETERS) {
    const used = parameters.filter(isUsed).map(({ name }) => name);
    return used.length === 0 ? `() => ${body}` : `({ ${used.join(', ')} }) => ${body}`;
  }
  // What the text does not use may stay away at the end.
  const needed = parameters.slice(0, parameters.findLastIndex(isUsed) + 1);
  return `(${needed.map((each) => (isUsed(each) ? each.name : `_${each.name}`)).join(', ')}) => ${body}`;
}

/**
 * @param {readonly string[]} names
 * @param {string} module
 */
function importOf(names, module) {
  return names.length === 0 ? [] : [`import { ${names.join(', ')} } from '${module}';`];
}

/**
 * `{ a: { b: … } }` of `a.b`.
 *
 * @param {readonly (readonly [key: string, code: string])[]} codes
 */
function treeOf(codes) {
  /** @type {Tree} */
  const tree = {};
  for (const [key, code] of codes) {
    const names = namesIn(key);
    const last = names.pop() ?? key;
    let group = tree;
    for (const name of names) {
      const inner = group[name] ?? {};
      if (typeof inner === 'string') throw new Error(`${key} is within another text`);
      group[name] = inner;
      group = inner;
    }
    group[last] = code;
  }
  return tree;
}

/**
 * @param {Tree} tree
 * @param {readonly string[]} [spread] variables with more entries
 * @returns {string}
 */
function objectOf(tree, spread = []) {
  const entries = Object.entries(tree).map(
    ([name, value]) => `${nameOf(name)}: ${typeof value === 'string' ? value : objectOf(value)},\n`,
  );
  return `{\n${spread.map((each) => `...${each},\n`).join('')}${entries.join('')}}`;
}

/**
 * @param {Tree} tree
 * @param {Map<string, string | undefined>} comments by key
 * @param {string} [prefix]
 * @returns {string}
 */
function typeTreeOf(tree, comments, prefix = '') {
  const entries = Object.entries(tree).map(([name, value]) => {
    const key = `${prefix}${name.replaceAll('.', '\\.')}`;
    const comment = comments.get(key);
    const type = typeof value === 'string' ? value : typeTreeOf(value, comments, `${key}.`);
    return `${comment ? `/** ${comment} */\n` : ''}readonly ${nameOf(name)}: ${type};\n`;
  });
  return `{\n${entries.join('')}}`;
}

/** The parts of a key; a backslash keeps the point after it in a name. @param {string} key */
function namesIn(key) {
  return key.split(/(?<!\\)\./).map((name) => name.replaceAll('\\', ''));
}

/** @param {string} name */
function nameOf(name) {
  return IDENTIFIER.test(name) ? name : JSON.stringify(name);
}

/** `StaffHouseTexts` @param {string} reader */
function typeNameOf(reader) {
  return `${reader.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())}Texts`;
}

/** `STAFF_HOUSE` @param {string} reader */
function constantOf(reader) {
  return reader.toUpperCase().replaceAll('-', '_');
}
