import {
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Instruction, Stage } from './containerfile.ts';

/** The user that the server runs as if the tests run as root: `nobody`. */
const UNPRIVILEGED = 65_534;

/** What an image consists of, with its files in a folder. */
export interface Image {
  /** The folder that stands for `/`. */
  root: string;
  /** The working folder in it, as a path of this machine. */
  folder: string;
  env: Record<string, string>;
  user: string | null;
  volume: string | null;
  port: number | null;
  command: string[];
  healthCheck: string[];
}

/** Runs a RUN line. */
export type RunLine = (command: string, image: Image) => Promise<void>;

export interface BuildOptions {
  /** The folder whose files COPY takes. */
  context: string;
  /** The lines of .dockerignore. */
  ignored: readonly string[];
  /** An empty folder for the images. */
  folder: string;
  run: RunLine;
}

/** Builds the stages in order. @returns the image of the last one */
export async function buildImage(stages: readonly Stage[], options: BuildOptions): Promise<Image> {
  const built = new Map<string, Image>();
  let image: Image | undefined;
  for (const [index, { name, instructions }] of stages.entries()) {
    image = newImage(join(options.folder, `stage-${index}`));
    for (const instruction of instructions) await apply(instruction, image, built, options);
    if (name !== null) built.set(name, image);
  }
  if (!image) throw new Error('there is no stage');
  return image;
}

function newImage(root: string): Image {
  mkdirSync(root, { recursive: true });
  const empty = { env: {}, user: null, volume: null, port: null, command: [], healthCheck: [] };
  return { root, folder: root, ...empty };
}

async function apply(
  instruction: Instruction,
  image: Image,
  built: ReadonlyMap<string, Image>,
  options: BuildOptions,
): Promise<void> {
  switch (instruction.kind) {
    case 'WORKDIR':
      image.folder = join(image.root, instruction.path);
      mkdirSync(image.folder, { recursive: true });
      break;
    case 'COPY':
      copy(instruction, image, built, options);
      break;
    case 'RUN':
      await options.run(instruction.command, image);
      break;
    case 'ENV':
      Object.assign(image.env, instruction.values);
      break;
    case 'USER':
      image.user = instruction.name;
      break;
    case 'VOLUME':
      image.volume = join(image.root, instruction.path);
      break;
    case 'EXPOSE':
      image.port = instruction.port;
      break;
    case 'HEALTHCHECK':
      image.healthCheck = instruction.command;
      break;
    case 'CMD':
      image.command = instruction.command;
      break;
  }
}

/** As the engines do it: of a folder its content, of a file the file. */
function copy(
  { from, owner, sources, target }: Extract<Instruction, { kind: 'COPY' }>,
  { folder }: Image,
  built: ReadonlyMap<string, Image>,
  { context, ignored }: BuildOptions,
): void {
  const to = resolve(folder, target);
  for (const source of sources) {
    const names = source === '.' ? readdirSync(context) : [source];
    if (from === null) {
      const taken = names.filter((name) => !isIgnored(name, ignored));
      if (taken.length === 0) throw new Error(`.dockerignore keeps ${source} out`);
      for (const name of taken) cpSync(join(context, name), join(to, name), { recursive: true });
    } else {
      const root = built.get(from)?.root;
      const path = join(root ?? '', source);
      if (root === undefined || !existsSync(path)) throw new Error(`${from} has no ${source}`);
      mkdirSync(to, { recursive: true });
      linkTree(path, lstatSync(path).isDirectory() ? to : join(to, basename(path)));
    }
  }
  const user = unprivilegedUser();
  if (owner === null || user === undefined) return;
  for (const name of ['.', ...readdirSync(to, { recursive: true, encoding: 'utf8' })])
    chownSync(join(to, name), user, user);
}

/** Links files instead of copying them: no later line changes a file. */
function linkTree(from: string, to: string): void {
  const entry = lstatSync(from);
  if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  if (entry.isFile()) linkSync(from, to);
  if (!entry.isDirectory()) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) linkTree(join(from, name), join(to, name));
}

/**
 * Whether .dockerignore keeps a file or folder of the context out. The last line about it counts.
 * @param lines names, and `*` for everything, each perhaps after `!`
 */
export function isIgnored(name: string, lines: readonly string[]): boolean {
  const last = lines.findLast((line) => ['*', name, `!${name}`].includes(line));
  return last !== undefined && !last.startsWith('!');
}

/** Undefined where only root could change users. */
export function unprivilegedUser(): number | undefined {
  return process.getuid?.() === 0 ? UNPRIVILEGED : undefined;
}
