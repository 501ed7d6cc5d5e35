import { ASSETS, DOCUMENT, type StaffFiles } from './staff-files.ts';

/**
 * Where the answer to a request comes from. `document` and `file` are kept when the worker is installed,
 * `language` when a page first asks for it. null: the worker does not answer, as if there were none.
 */
export type RequestSource = 'document' | 'file' | 'language' | null;

/**
 * Decides what the worker answers: the document and files of the staff view only. It answers no API
 * request, because what an API says is true only at that moment, and can be personal data.
 */
export function sourceOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  { shell, languages }: StaffFiles,
  ownOrigin: string,
): RequestSource {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return null;
  if (mode === 'navigate')
    return pathname === DOCUMENT || pathname === `${DOCUMENT}/` ? 'document' : null;
  // The document is an answer to navigations only.
  if (search !== '' || pathname === DOCUMENT) return null;
  if (languages.includes(pathname)) return 'language';
  // Also of the build before: its pages can still be open.
  if (pathname.startsWith(ASSETS)) return 'file';
  return shell.some((file) => file.url === pathname) ? 'file' : null;
}
