import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { ADMIN, root, SERVER } from '../../tools/paths.mjs';

const MESSAGE = (version: string) =>
  `Maitre needs Node 24 or newer, and this is Node ${version}. npm start and npm run admin install a newer one by themselves.\n`;

function runWith(node: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(node, args, { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** An older Node of this machine, beside the one that runs the tests. */
const OLD_NODES = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/bin', '/usr/bin']
  .map((folder) => join(folder, 'node'))
  .filter((file) => existsSync(file))
  .map((file) => ({ file, version: runWith(file, '--version').stdout.trim().slice(1) }))
  .filter(({ version }) => Number.parseInt(version, 10) < 24);

/** Makes a Node say that it is an old one. It parses everything anyway. */
const PRELOAD = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})`;
const asOldNode = (...args: string[]) => runWith(process.execPath, '--import', PRELOAD, ...args);

/** What Node parses before it runs anything of a file: itself, and whatever it imports. */
function parsedFirst(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const imported = module.staticImports.map(({ moduleRequest }) =>
    join(dirname(file), moduleRequest.value),
  );
  return [file, ...imported.flatMap(parsedFirst)];
}

describe.each([SERVER, ADMIN])('%s on an old Node', (program) => {
  test('exit code 1 and one line that names the version', () => {
    expect(asOldNode(program)).toEqual({
      status: 1,
      stdout: '',
      stderr: MESSAGE('20.20.2'),
    });
  });

  test('Node parses nothing but the version check', () => {
    const bytes = parsedFirst(program).map((file) => statSync(join(root, file)).size);
    expect(bytes.length).toBeLessThanOrEqual(2);
    expect(Math.max(...bytes)).toBeLessThan(1000);
  });

  test.runIf(OLD_NODES.length > 0)('exit code 1 and that line on an installed old Node', () => {
    for (const { file, version } of OLD_NODES)
      expect(runWith(file, program)).toEqual({ status: 1, stdout: '', stderr: MESSAGE(version) });
  });
});

test('with --json, the command line on an old Node answers with an error, too', () => {
  const { status, stdout } = asOldNode(ADMIN, 'venue', 'list', '--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toEqual({ error: MESSAGE('20.20.2').trim(), errors: [] });
});
