import { parseSettings } from '../../src/operations/settings.ts';

/** The names of all settings that `parseSettings` reads. */
export function settingNames(): Set<string> {
  const names = new Set<string>();
  parseSettings(
    new Proxy<Record<string, string>>(
      {},
      {
        get(_, name) {
          names.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return names;
}
