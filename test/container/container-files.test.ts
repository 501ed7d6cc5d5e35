import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseSettings } from '../../src/operations/settings.ts';
import { SERVER_OPTIONS, withServerEnvironment } from '../../tools/node-settings.mjs';
import { SERVER } from '../../tools/paths.mjs';
import { openCli } from '../admin/cli.ts';
import { settingNames } from '../docs/setting-names.ts';
import { ROOT } from '../process/server-process.ts';
import { isIgnored } from './build-image.ts';
import { parseContainerfile } from './containerfile.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const STAGES = parseContainerfile(read('Containerfile'));
const LAST = STAGES.at(-1)?.instructions ?? [];

interface Service {
  build?: { context: string; dockerfile: string };
  image?: string;
  environment: Record<string, string | number>;
  volumes: string[];
  ports?: (string | number)[];
  depends_on?: string[] | Record<string, { condition: string }>;
  healthcheck?: { test: string };
  read_only?: boolean;
}

const { services, volumes } = parse(read('compose.yaml')) as {
  services: Record<'server' | 'database' | 'proxy', Service>;
  volumes: Record<string, null>;
};

/** What Compose sets for a service, given the variables of .env. */
function environmentOf(service: Service, variables: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(service.environment).map(([name, text]) => [
      name,
      String(text).replaceAll(/\$\{(\w+):[?-]\}/g, (_, variable) => variables[variable] ?? ''),
    ]),
  );
}

test('every stage of the image begins with the Node that the set-up installs, pinned by its version', () => {
  const [, version] = /^const VERSION = '(.+)';$/m.exec(read('tools/runtime.mjs')) ?? [];
  expect(STAGES.map(({ image }) => image)).toEqual(STAGES.map(() => `node:${version}-trixie-slim`));
});

test('.dockerignore keeps secrets, data and what is built out of the image', () => {
  const lines = read('.dockerignore').trim().split('\n');
  const names = ['.env', '.git', '.cache', 'data', 'dist', 'node_modules', 'compose.yaml'];
  expect(names.filter((name) => !isIgnored(name, lines))).toEqual([]);
  const taken = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(taken.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  expect(read('.gitignore').split('\n')).toContain('.env');
});

test('the settings in the image and in compose.yaml exist and are accepted', () => {
  const inImage = Object.assign(
    {},
    ...LAST.map((each) => (each.kind === 'ENV' ? each.values : {})),
  );
  const variables = { PUBLIC_HOST: 'book.example', POSTGRES_PASSWORD: 'a long random password' };
  const env = environmentOf(services.server, variables);
  const { NODE_ENV, PGPASSWORD, MALLOC_ARENA_MAX, ...settings } = { ...inImage, ...env };
  expect([NODE_ENV, PGPASSWORD]).toEqual(['production', variables.POSTGRES_PASSWORD]);
  expect(MALLOC_ARENA_MAX).toBe(withServerEnvironment.env.MALLOC_ARENA_MAX);
  const names = settingNames();
  expect(Object.keys(settings).filter((name) => !names.has(name))).toEqual([]);
  expect(parseSettings(settings)).toMatchObject({
    settings: { publicUrl: 'https://book.example', host: '0.0.0.0', port: 3000, smtp: null },
  });
});

test('compose.yaml passes every setting, those that are its own and the rest from .env', () => {
  const { environment } = services.server;
  expect([...settingNames()].filter((name) => !(name in environment))).toEqual([]);
  const own = ['HOST', 'PORT', 'DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'METRICS_HOST'];
  const others = [...settingNames()].filter((name) => !own.includes(name));
  expect(others.map((name) => environment[name])).toEqual(others.map((name) => `\${${name}:-}`));

  const variables = {
    PUBLIC_HOST: 'book.example',
    METRICS_PORT: '9464',
    DEMO: 'off',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'bookings@book.example',
    WEBHOOK_KEY: 'a key of at least thirty-two characters',
    SECOND_FACTOR_KEY: 'another key of at least thirty-two',
  };
  expect(parseSettings(environmentOf(services.server, variables))).toMatchObject({
    settings: {
      metricsPort: 9464,
      metricsHost: '0.0.0.0',
      makesDemo: false,
      smtp: { url: variables.SMTP_URL, from: variables.MAIL_FROM },
      webhooks: { key: variables.WEBHOOK_KEY },
      secondFactorKey: variables.SECOND_FACTOR_KEY,
    },
  });
});

test('compose.yaml publishes ports of the proxy only, so that the metrics stay within its network', () => {
  const published = Object.entries(services).filter(([, { ports = [] }]) => ports.length > 0);
  expect(published.map(([name]) => name)).toEqual(['proxy']);
});

test('the image starts the server as `npm start` does', () => {
  const commands = LAST.flatMap((each) => (each.kind === 'CMD' ? [each.command] : []));
  expect(commands).toEqual([['node', ...SERVER_OPTIONS, SERVER]]);
});

test('compose.yaml has no secret, and agrees with itself and with the image', () => {
  expect(services.server.build).toEqual({ context: '.', dockerfile: 'Containerfile' });
  expect(services.server.read_only).toBe(true);
  const secrets = [
    services.server.environment.PGPASSWORD,
    services.database.environment.POSTGRES_PASSWORD,
  ];
  expect(secrets).toEqual(secrets.map(() => '$'.concat('{POSTGRES_PASSWORD:?}')));

  const { username, hostname, pathname } = new URL(
    String(services.server.environment.DATABASE_URL),
  );
  expect(hostname).toBe('database');
  // The image of PostgreSQL names the database like its role.
  expect(pathname).toBe(`/${username}`);
  expect(services.database.environment.POSTGRES_USER).toBe(username);
  expect(services.database.healthcheck?.test).toContain(`--username=${username}`);
  expect(services.server.depends_on).toEqual({ database: { condition: 'service_healthy' } });

  const mounts = Object.values(services).flatMap((service) => service.volumes);
  const sources = mounts.map((mount) => mount.split(':')[0] ?? '');
  const missing = sources.filter((source) =>
    source.startsWith('./') ? !existsSync(join(ROOT, source)) : !(source in volumes),
  );
  expect(missing).toEqual([]);
  const volume = LAST.flatMap((each) => (each.kind === 'VOLUME' ? [each.path] : []));
  expect(services.server.volumes).toEqual([`data:${volume.join()}`]);
});

test('the proxy forwards to the port of the image', () => {
  const ports = LAST.flatMap((each) => (each.kind === 'EXPOSE' ? [each.port] : []));
  const parsed = parseSettings({});
  expect(parsed).toMatchObject({ settings: { port: ports[0] } });
  const [, variable, target] =
    /^\{\$(\w+)\} \{\n\treverse_proxy (\S+)\n\}$/m.exec(read('Caddyfile')) ?? [];
  expect(target).toBe(`server:${ports.join()}`);
  expect(Object.keys(services.proxy.environment)).toEqual([variable]);
});

test('every command line for the container in docs/operations.md is accepted', async () => {
  const lines = [
    ...read('docs/operations.md').matchAll(/ server node dist\/server\/admin\.js (.+)$/gm),
  ];
  expect(lines.length).toBeGreaterThan(1);
  for (const [, line = ''] of lines) {
    const { stderr } = await openCli().run(...line.replace(/ < .*/, '').split(' '));
    expect(stderr).not.toContain('npm run admin -- <command>');
  }
});
