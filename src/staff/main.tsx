import '../ui/tokens.css';
import './staff.css';
import './parts/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyTheme, readTheme } from './frame/theme.ts';
import { loadMessages } from './messages/load-messages.ts';
import { preferredLanguage } from './messages/preferred-language.ts';

applyTheme(readTheme());

// Needed to show anything, so it is requested now and not after the first render.
const language = preferredLanguage(null);
document.documentElement.lang = language;
loadMessages(language).catch(() => {
  // MessagesProvider requests it once more, and says if it fails.
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
