import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import type { FirstData } from './first-data.ts';
import { registerShell } from './frame/shell-updates.ts';
import { openQueryCache } from './query-cache.ts';

// The development server has no worker. After the load, so that the page's own files come first.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') void registerShell();
  else window.addEventListener('load', () => void registerShell());
}

/** Renders once, with all that there is: each render more is time in which a slow tablet shows nothing. */
export function showPage(data: FirstData): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App cache={openQueryCache(data)} />
    </StrictMode>,
  );
}
