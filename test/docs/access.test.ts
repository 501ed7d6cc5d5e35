import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openCli } from '../admin/cli.ts';

const [access, readme] = ['docs/access.md', 'README.md'].map((path) =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'),
);

test('docs/access.md documents every access command and no other', async () => {
  const cli = openCli();
  const { usage } = await cli.json<{ usage: string }>('help');
  const commands = [...usage.matchAll(/^ {2}([a-z][a-z-]* [a-z]+)\b/gm)].map(([, name]) => name);
  // docs/venue-document.md and docs/operations.md describe the others.
  const expected = commands.filter((name) => !/^(venue|database) /.test(name ?? ''));
  const documented = [...(access ?? '').matchAll(/(?:admin -- |`)([a-z][a-z-]* (?:[a-z]+))\b/g)];
  expect(expected.length).toBeGreaterThan(10);
  const names = new Set(documented.map(([, name]) => name));
  expect(expected.filter((name) => !names.has(name))).toEqual([]);
  const groups = new Set(commands.map((name) => name?.split(' ')[0]));
  const unknown = [...names].filter(
    (name) => groups.has(name?.split(' ')[0]) && !commands.includes(name),
  );
  expect(unknown).toEqual([]);
});

test('every command line in a shell block is accepted', async () => {
  const lines = [...`${access}${readme}`.matchAll(/^npm run (?:--silent )?admin -- (.+)$/gm)];
  expect(lines.length).toBeGreaterThan(12);
  for (const [, line = ''] of lines) {
    const call = line.replace(/ #.*| > .*/, '').match(/"[^"]*"|\S+/g) ?? [];
    const { stderr } = await openCli().run(...call.map((word) => word.replaceAll('"', '')));
    expect(stderr).not.toContain('npm run admin -- <command>');
  }
});
