import type { Root } from 'react-dom/client';
import { createText } from '../text.ts';
import { BrokenLink } from './broken-link.tsx';
import { CouldNotLoad } from './could-not-load.tsx';
import { findLink } from './link.ts';
import { ManageApp } from './manage-app.tsx';
import { PageTitle } from './page-title.tsx';
import { chooseLanguage, loadManageMessages, type Speech } from './speech.ts';

/** Shows the booking that the address names, and the next one when the address changes. */
export async function showPage(root: Root): Promise<void> {
  const chosen = chooseLanguage(location.search, navigator.languages);
  document.documentElement.lang = chosen.tag;
  const messages = await loadManageMessages(chosen.language).catch(() => null);
  if (!messages) return root.render(<CouldNotLoad language={chosen.language} />);
  const speech = { ...chosen, messages };
  renderPage(root, speech);
  // Another link to the same booking differs behind the # only, and loads nothing by itself.
  addEventListener('hashchange', () => renderPage(root, speech));
}

function renderPage(root: Root, speech: Speech): void {
  const link = findLink(location);
  root.render(
    link ? (
      <ManageApp key={link.token} link={link} speech={speech} />
    ) : (
      <>
        <PageTitle title={speech.messages.yourBooking} />
        <BrokenLink text={createText(speech.messages, speech.tag, null)} />
      </>
    ),
  );
}
