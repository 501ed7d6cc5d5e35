/** The files of one build of the staff view. `tools/staff-files.mjs` lists them. */
export interface StaffFiles {
  /** What opens without a network: the page's document, its scripts and styles, and the icons. */
  shell: ShellFile[];
  /** The addresses of the scripts with one language each, which are kept once a page has loaded them. */
  languages: string[];
}

interface ShellFile {
  url: string;
  /** null: the file's name has its hash. */
  revision: string | null;
  integrity?: string;
}

/** The address of the page's document. */
export const DOCUMENT = '/staff';

/** Begins the address of every script and style of the staff view, of any build. */
export const ASSETS = '/assets/staff-';

/** The language of a script with texts, such as `es`; null for any other file. */
export function languageOf(path: string): string | null {
  return /^\/assets\/staff-language-([a-z]{2})-[^/]*\.js$/.exec(path)?.[1] ?? null;
}
