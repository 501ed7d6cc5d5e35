/**
 * What no form of ours asks of react-hook-form. Each is a name in the object that it hands out, and
 * nothing else keeps what stands behind it.
 */
const UNUSED_OF_THE_FORM = [
  // By the page that has the form. What is left is the type `DetailsForm`.
  'trigger',
  'setValue',
  'setValues',
  'getValues',
  'getErrors',
  'reset',
  'resetField',
  'resetDefaultValues',
  'clearErrors',
  'unregister',
  'setFocus',
  'getFieldState',
  // By lists of fields and by fields that are components.
  '_setFieldArray',
  '_getFieldArray',
  '_updateIsValidating',
  '_runSchema',
  '_setDisabledField',
  // By the effects that are cut below.
  '_reset',
  '_resetDefaultValues',
  '_disableForm',
];

/** What nobody asks of the query library: the widget looks at queries, asks ahead and asks anew. */
const UNUSED_OF_THE_CLIENT = [
  'isFetching',
  'isMutating',
  'getQueryData',
  'getQueriesData',
  'setQueryData',
  'setQueriesData',
  'getQueryState',
  'removeQueries',
  'resetQueries',
  'cancelQueries',
  'prefetchQuery',
  'infiniteQuery',
  'fetchInfiniteQuery',
  'prefetchInfiniteQuery',
  'ensureInfiniteQueryData',
  'getMutationCache',
  'getDefaultOptions',
  'setDefaultOptions',
  'setQueryDefaults',
  'setMutationDefaults',
  'getMutationDefaults',
  'defaultMutationOptions',
];

/** No mutation is ever made: a booking is sent by the client of the API, which never sends it twice. */
const NO_MUTATIONS =
  '{ resumePausedMutations: () => Promise.resolve(), findAll: () => [], clear() {} }';

/**
 * Of the libraries, by file, what the widget cannot reach and a bundler cannot know: pieces of text
 * and what stands there instead.
 *
 * @type {{ file: RegExp, cuts: [text: string | RegExp, instead: string][], methods?: string[] }[]}
 */
const CUTS = [
  {
    file: /react-hook-form\/dist\/index\.esm\.mjs$/,
    cuts: [
      // Imported as one object, React is kept whole.
      ["import React from 'react'", "import * as React from 'react'"],
      // A schema judges every form, so the library’s own rules are never looked at.
      ['if (_options.resolver) {', 'if (true) {'],
      ['if (_options.resolver &&', 'if (true &&'],
      ['!_options.resolver', 'false'],
      ['_options.resolver || !name', 'true'],
      // A form has no values, rules or switch given from outside, and knows its defaults at once.
      ['props.values && !deepEqual(props.values, _values.current)', 'false'],
      ['_hadValidate.current && !props.validate', 'false'],
      ['control._resetDefaultValues();', ''],
      [/control\._disableForm\(.*\);/g, ''],
      // Of its state only the faults are looked at, and no field waits, goes, or depends on another.
      ['let shouldUpdateField = false;', 'return {}; let shouldUpdateField = false;'],
      ['trigger(field._f.deps);', '0;'],
      [/^ +unregister\(name\);/gm, '0;'],
      ['if (_options.delayError && error) {', 'if (false) {'],
      ['_options.progressive', 'false'],
      // No field is a list, or within one.
      ['hasExplicitNullIntermediate(name) || isStaleArrayField(name)', 'false'],
      ['!isUndefined(fieldValue) || !isPastArrayEnd(name)', 'true'],
      [new RegExp(`^ +(${UNUSED_OF_THE_FORM.join('|')}),\n`, 'gm'), ''],
    ],
  },
  {
    file: /query-core\/.*\/queryClient\.js$/,
    cuts: [['new MutationCache()', NO_MUTATIONS]],
    methods: UNUSED_OF_THE_CLIENT,
  },
  {
    file: /query-core\/.*\/queryObserver\.js$/,
    // Nothing is asked again by the clock.
    cuts: [
      [
        /const nextRefetchInterval = [\s\S]*?this\.#updateRefetchInterval\(nextRefetchInterval\);/g,
        '',
      ],
      ['this.#updateRefetchInterval(this.#computeRefetchInterval());', ''],
    ],
    methods: ['#computeRefetchInterval', '#updateRefetchInterval'],
  },
  {
    file: /query-core\/.*\/query\.js$/,
    // Nothing is asked page by page.
    cuts: [['this.#queryType === "infinite"', 'false']],
  },
  {
    file: /zod\/v4\/core\/core\.js$/,
    cuts: [
      // The globals of a page are its own.
      ['(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});', ''],
      ['globalConfig = globalThis.__zod_globalConfig', 'globalConfig = {}'],
      ['globalThis.__zod_globalConfig?.postProcessor', 'undefined'],
    ],
  },
];

/**
 * Leaves out of the browser's libraries what is never used there, some 5 kB of the widget. The build
 * fails where a library no longer reads as it did, so that a new version is looked at again; the
 * journeys in e2e/ walk through what is left.
 *
 * @returns {import('vite').Plugin}
 */
export function lighterLibraries() {
  return {
    name: 'lighter-libraries',
    transform: { filter: { id: CUTS.map(({ file }) => file) }, handler: lighten },
  };
}

/**
 * @param {string} code
 * @param {string} file the address of one of the modules that are cut
 * @returns {string}
 */
export function lighten(code, file) {
  const all = CUTS.filter((each) => each.file.test(file));
  const lighter = all
    .flatMap(({ cuts }) => cuts)
    .reduce((rest, [text, instead]) => {
      const changed = rest.replaceAll(text, instead);
      if (changed === rest) throw new Error(`${file} no longer has ${text}`);
      return changed;
    }, code);
  return all
    .flatMap(({ methods = [] }) => methods)
    .reduce((rest, name) => withoutMethod(rest, name, file), lighter);
}

/**
 * @param {string} code
 * @param {string} name of a method that one class of the module has
 * @param {string} file
 */
function withoutMethod(code, name, file) {
  // As it is published: a tab stands before a method's first line, and before its last.
  const method = new RegExp(`^\t(async )?${name}\\([^]*?^\t\\}\n`, 'm');
  if (!method.test(code)) throw new Error(`${file} no longer has ${name}()`);
  return code.replace(method, '');
}
