import '../ui/tokens.css';
import './staff.css';
import './parts/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { registerShell } from './frame/shell-updates.ts';
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

// The development server has no worker. After the load, so that the page's own files come first.
if (import.meta.env.PROD) window.addEventListener('load', () => void registerShell());
