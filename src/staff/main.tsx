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
import { openQueryCache } from './query-cache.ts';

applyTheme(readTheme());

const language = preferredLanguage(null);
document.documentElement.lang = language;
void show();

// The development server has no worker. After the load, so that the page's own files come first.
if (import.meta.env.PROD) window.addEventListener('load', () => void registerShell());

/** Renders once, with all that the device has: each render more is time in which a slow tablet shows nothing. */
async function show(): Promise<void> {
  const [cache] = await Promise.all([
    openQueryCache(),
    // MessagesProvider requests them once more, and says if it fails.
    loadMessages(language).catch(() => undefined),
  ]);
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App cache={cache} />
    </StrictMode>,
  );
}
