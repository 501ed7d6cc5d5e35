import type { Root } from 'react-dom/client';
import { LoadError } from './load-error.tsx';
import { chooseLanguage, loadManageMessages } from './load-locale.ts';
import { Page } from './page.tsx';

/** Renders the page in the diner's language. */
export async function showPage(root: Root): Promise<void> {
  const chosen = chooseLanguage(location.search, navigator.languages);
  document.documentElement.lang = chosen.tag;
  const messages = await loadManageMessages(chosen.language).catch(() => null);
  root.render(
    messages ? <Page locale={{ ...chosen, messages }} /> : <LoadError language={chosen.language} />,
  );
}
