import { execFile } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { isLong } from '../fixtures/long-tests.ts';
import { tempFolder } from '../fixtures/temp-database.ts';
import {
  aPartyOfTwo,
  callPartner,
  daysAhead,
  findFreeSlots,
  ROOT,
  readDemo,
  startServer,
} from '../process/server-process.ts';
import { buildImage, type Image, type RunLine, unprivilegedUser } from './build-image.ts';
import { parseContainerfile } from './containerfile.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const STAGES = parseContainerfile(read('Containerfile'));
const IGNORED = read('.dockerignore').trim().split('\n');

/** npm and a shell, as in the base image, and nothing of this project. */
const PATH = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter);

/** Runs the line. `npm ci` takes packages from npm's cache where it has them. */
const runLine: RunLine = async (command, { folder, env }) => {
  const settings = { npm_config_prefer_offline: 'true', npm_config_audit: 'false' };
  const home = { HOME: process.env.HOME };
  await promisify(execFile)('sh', ['-ec', command], {
    cwd: folder,
    env: { PATH, ...home, ...settings, ...env },
  });
};

/** In place of the lines that take long: what they result in, taken from this project. */
const runQuickly: RunLine = async (command, image) => {
  if (command.startsWith('npm ci ')) copyProductionPackages(image.folder);
  else if (command === 'npm run build')
    cpSync(join(ROOT, 'dist'), join(image.folder, 'dist'), { recursive: true });
  else if (!command.startsWith('npm prune --omit=dev')) await runLine(command, image);
};

function copyProductionPackages(folder: string): void {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  for (const [path, { dev }] of Object.entries(packages)) {
    if (path === '' || dev || !existsSync(join(ROOT, path))) continue;
    const isOwn = (file: string) => !file.slice(ROOT.length + path.length).includes('node_modules');
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: isOwn });
  }
}

async function build(): Promise<Image> {
  const folder = tempFolder();
  // For the other user.
  chmodSync(folder, 0o755);
  const run = isLong ? runLine : runQuickly;
  const image = await buildImage(STAGES, { context: ROOT, ignored: IGNORED, folder, run });
  // What the base image has there.
  const programs = join(image.root, 'usr/local/bin');
  mkdirSync(programs, { recursive: true });
  copyFileSync(process.execPath, join(programs, 'node'));
  chmodSync(join(programs, 'node'), 0o755);
  return image;
}

/** Every file and folder below a folder, but for those of another. */
function filesIn(folder: string, except: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (path === except) return [];
    return entry.isDirectory() ? [path, ...filesIn(path, except)] : [path];
  });
}

/** Lets nobody write outside the volume, until the test ends. */
function makeReadOnly({ root, volume }: Image): void {
  const paths = [root, ...filesIn(root, volume ?? '')].filter(
    (path) => !lstatSync(path).isSymbolicLink(),
  );
  for (const path of paths) chmodSync(path, lstatSync(path).mode & 0o555);
  onTestFinished(() => {
    for (const path of paths) chmodSync(path, lstatSync(path).mode | 0o200);
  });
}

test('an image whose server takes a booking as another user, writes only to the volume, and ends on SIGTERM', async () => {
  const image = await build();
  makeReadOnly(image);
  const files = filesIn(image.root, image.volume ?? '');
  expect(image.volume).toBe(join(image.folder, 'data'));
  expect(image.user).toBe('node');

  const [program = '', ...args] = image.command;
  expect(program).toBe('node');
  const user = unprivilegedUser();
  const command = join(image.root, 'usr/local/bin', program);
  const server = await startServer(
    'file:data/maitre.sqlite',
    // Only the test's own machine reaches it, and nothing is compiled ahead.
    { ...image.env, HOST: '127.0.0.1', NODE_COMPILE_CACHE: '' },
    { command, args, cwd: image.folder, hasGroup: false, ...(user === undefined ? {} : { user }) },
  );

  const [check = '', ...checkArgs] = image.healthCheck;
  expect(check).toBe('node');
  const env = { ...image.env, PORT: new URL(server.url).port };
  const isHealthy = () => promisify(execFile)(command, checkArgs, { env });
  await isHealthy();

  const demo = readDemo(join(image.folder, 'data/maitre.sqlite'));
  const date = daysAhead(25);
  const [slot] = await findFreeSlots(server, demo, date);
  const booked = await callPartner(server, demo, {
    method: 'POST',
    path: '/bookings',
    body: aPartyOfTwo({ date, ...slot }),
  });
  expect(booked.status, await booked.text()).toBe(200);
  for (const path of ['/', '/staff', '/embed', '/embed.js', '/reference']) {
    const answer = await fetch(server.url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    await answer.body?.cancel();
  }

  expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  await expect(isHealthy()).rejects.toThrow();
  expect(filesIn(image.root, image.volume ?? '')).toEqual(files);
  expect(readdirSync(image.volume ?? '').toSorted()).toEqual(['demo.json', 'maitre.sqlite']);
  const packages = readdirSync(join(image.folder, 'node_modules'));
  expect(packages).toContain('fastify');
  expect(packages).not.toContain('vite');
});
