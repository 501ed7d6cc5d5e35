import type { Root } from 'react-dom/client';
import type { Language } from '../domain/language.ts';
import { MANAGE_ERROR } from '../locales/compiled/manage-error.ts';
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

function LoadError({ language }: { language: Language }) {
  const { notLoaded, retry } = MANAGE_ERROR[language];
  return (
    <div className="failure" role="alert">
      <p>{notLoaded}</p>
      <button type="button" className="secondary-button" onClick={() => location.reload()}>
        {retry}
      </button>
    </div>
  );
}
