/** The instructions that our Containerfile uses; any other one is an error. */
export type Instruction =
  | { kind: 'WORKDIR'; path: string }
  | { kind: 'COPY'; from: string | null; owner: string | null; sources: string[]; target: string }
  | { kind: 'RUN'; command: string }
  | { kind: 'ENV'; values: Record<string, string> }
  | { kind: 'USER'; name: string }
  | { kind: 'VOLUME'; path: string }
  | { kind: 'EXPOSE'; port: number }
  | { kind: 'HEALTHCHECK'; command: string[] }
  | { kind: 'CMD'; command: string[] };

/** A part of the Containerfile that begins with FROM. */
export interface Stage {
  image: string;
  name: string | null;
  instructions: Instruction[];
}

/** Parses a Containerfile. @throws Error for what the tests do not know how to run */
export function parseContainerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, keyword = '', rest = ''] = /^([A-Z]+) (.+[^\\])$/.exec(line) ?? [];
    if (keyword === 'FROM') {
      const [, image = '', name = null] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      stages.push({ image, name, instructions: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`before FROM: ${line}`);
    stage.instructions.push(parseInstruction(keyword, rest, line));
  }
  return stages;
}

function parseInstruction(keyword: string, rest: string, line: string): Instruction {
  switch (keyword) {
    case 'WORKDIR':
      return { kind: 'WORKDIR', path: rest };
    case 'COPY':
      return parseCopy(rest, line);
    case 'RUN':
      return { kind: 'RUN', command: rest };
    case 'ENV':
      return {
        kind: 'ENV',
        values: Object.fromEntries(rest.split(' ').map((pair) => pair.split('=', 2))),
      };
    case 'USER':
      return { kind: 'USER', name: rest };
    case 'VOLUME':
      return { kind: 'VOLUME', path: rest };
    case 'EXPOSE':
      return { kind: 'EXPOSE', port: Number(rest) };
    case 'HEALTHCHECK':
      return { kind: 'HEALTHCHECK', command: parseCommand(rest.replace(/^.*? CMD /, '')) };
    case 'CMD':
      return { kind: 'CMD', command: parseCommand(rest) };
    default:
      throw new Error(`the tests cannot run this line: ${line}`);
  }
}

function parseCopy(rest: string, line: string): Instruction {
  const words = rest.split(' ');
  const options = words.filter((word) => word.startsWith('--'));
  const option = (name: string) =>
    options.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null;
  if (options.some((word) => !/^--(from|chown)=/.test(word)))
    throw new Error(`the tests do not know every option of this line: ${line}`);
  const paths = words.filter((word) => !word.startsWith('--'));
  return {
    kind: 'COPY',
    from: option('from'),
    owner: option('chown'),
    sources: paths.slice(0, -1),
    target: paths.at(-1) ?? '',
  };
}

/** The form without a shell. */
function parseCommand(text: string): string[] {
  const command: unknown = JSON.parse(text);
  if (!Array.isArray(command)) throw new Error(`not a list: ${text}`);
  return command.map(String);
}
