import { expect, test } from 'vitest';
import { findFormatters } from './find-formatters.ts';

const linesOf = (code: string) => findFormatters('code.ts', code);

test.each([
  'function f() { return new Intl.DateTimeFormat("en"); }',
  'const f = () => Intl.NumberFormat("en").format(1);',
  'const f = () => new globalThis.Intl.PluralRules("en");',
  'const f = () => { const { ListFormat } = Intl; return new ListFormat("en"); };',
  'const f = () => new Intl["Collator"]("en");',
  'class A { format = new Intl.NumberFormat("en"); }',
  'class A { f() { return new Intl.NumberFormat("en"); } }',
  'const f = (n: number) => n.toLocaleString("en");',
  'const f = (d: Date) => d?.toLocaleDateString();',
  'const f = (d: Date) => [d].map((each) => each.toLocaleTimeString());',
  'const f = (a: string) => a.localeCompare("b", "en");',
])('a function that makes a formatter: %s', (code) => {
  expect(linesOf(`const one = 1;\n${code}`)).toEqual([2]);
});

test.each([
  'const format = new Intl.DateTimeFormat("en"); const f = () => format.format(0);',
  'class A { static format = new Intl.NumberFormat("en"); }',
  'const f = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => make(options);',
  'function f() { const kept: Map<string, Intl.NumberFormat> = all; return kept as Map<string, Intl.NumberFormat>; }',
  'const f = () => Intl.supportedValuesOf("timeZone");',
  'const f = (a: string) => a.localeCompare("b");',
  'const f = (a: { Intl: string }) => a.Intl;',
  '// new Intl.DateTimeFormat()\nconst f = () => "new Intl.DateTimeFormat()";',
])('none that does: %s', (code) => {
  expect(linesOf(code)).toEqual([]);
});
