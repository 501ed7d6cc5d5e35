import '../ui/tokens.css';
import './staff.css';
import './parts/controls.css';
import { requestFirstData } from './first-data.ts';
import { applyTheme, readTheme } from './frame/theme.ts';
import { loadMessages } from './messages/load-messages.ts';
import { preferredLanguage } from './messages/preferred-language.ts';

/*
 * The first script of the staff view, and small: what the first screen needs is requested at once, while the browser
 * still loads and compiles the rest.
 */

applyTheme(readTheme());

const language = preferredLanguage(null);
document.documentElement.lang = language;

const data = requestFirstData(language);
// MessagesProvider requests them once more, and says if it fails.
const messages = loadMessages(language).catch(() => undefined);

void import('./page.tsx').then(async ({ showPage }) => {
  await messages;
  showPage(await data);
});
