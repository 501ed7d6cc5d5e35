import type { Root } from 'react-dom/client';
import { CouldNotLoad } from './could-not-load.tsx';
import { Page } from './page.tsx';
import { chooseLanguage, loadManageMessages } from './speech.ts';

/** Fills the page in the reader's language. */
export async function showPage(root: Root): Promise<void> {
  const chosen = chooseLanguage(location.search, navigator.languages);
  document.documentElement.lang = chosen.tag;
  const messages = await loadManageMessages(chosen.language).catch(() => null);
  root.render(
    messages ? (
      <Page speech={{ ...chosen, messages }} />
    ) : (
      <CouldNotLoad language={chosen.language} />
    ),
  );
}
