import {
  embedSnippet,
  RESERVED_SPACE_RULE,
  type SnippetChoices,
  type SnippetForm,
} from '../contract/embed-snippet.ts';

const LINK = { href: 'tel:+34555010123', text: 'Book by phone: +34 555 010 123' };
const ATTRIBUTES = { 'publishable-key': 'pk_…', lang: 'es' };

/** The simplest snippet of a form. */
export function snippetOf(
  publicUrl: string,
  form: SnippetForm,
  more: Partial<Pick<SnippetChoices, 'attributes' | 'fallback'>> = {},
): string {
  return embedSnippet({ form, publicUrl, attributes: ATTRIBUTES, ...more });
}

/** A dialog that opens from a button, and from a link that is useful without scripts too. */
export function openerCode(publicUrl: string): string {
  const attributes = { ...ATTRIBUTES, mode: 'popup' };
  return `${snippetOf(publicUrl, 'element', { attributes })}
<a href="${LINK.href}" data-table-booking-open>Book a table</a>`;
}

export function fallbackCode(publicUrl: string): string {
  return snippetOf(publicUrl, 'element', { fallback: LINK });
}

export function preloadCode(publicUrl: string): string {
  const attributes = { ...ATTRIBUTES, 'publishable-key': 'pk_YOUR_KEY' };
  return snippetOf(publicUrl, 'element', { attributes });
}

export function reservedSpaceCode(): string {
  return `table-booking:not(:defined) { ${RESERVED_SPACE_RULE} }`;
}

export function severalWidgetsCode(publicUrl: string): string {
  return `${snippetOf(publicUrl, 'element')}
<table-booking publishable-key="pk_…" lang="en" theme="dark" class="bar"></table-booking>

<style>
  .bar { --table-booking-accent: #c2410c; }
</style>`;
}

export function reactCode(publicUrl: string): string {
  return `import { useEffect, useRef } from 'react';

export function TableBooking({ publishableKey, lang, onBooked }) {
  const element = useRef(null);
  useEffect(() => {
    const listeners = new AbortController();
    element.current?.addEventListener(
      'table-booking:booked',
      (event) => onBooked?.(event.detail),
      { signal: listeners.signal },
    );
    return () => listeners.abort();
  }, [onBooked]);
  return (
    <>
      <script type="module" src="${publicUrl}/embed.js" crossOrigin="" async />
      <table-booking ref={element} publishable-key={publishableKey} lang={lang} />
    </>
  );
}`;
}

export function viteConfigCode(): string {
  return `// vite.config.js
import vue from '@vitejs/plugin-vue';

export default {
  plugins: [
    vue({
      template: { compilerOptions: { isCustomElement: (tag) => tag === 'table-booking' } },
    }),
  ],
};`;
}

export function vueCode(): string {
  return `<template>
  <table-booking
    :publishable-key="publishableKey"
    :lang="language"
    @table-booking:booked="booked($event.detail)"
  />
</template>`;
}

export function tagManagerCode(publicUrl: string): string {
  return `<script>
  (function () {
    var container = document.getElementById('booking');
    if (!container || container.querySelector('table-booking')) return;
    var element = document.createElement('table-booking');
    element.setAttribute('publishable-key', 'pk_…');
    element.setAttribute('lang', 'es');
    container.appendChild(element);
    var script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = 'anonymous';
    script.src = '${publicUrl}/embed.js';
    document.head.appendChild(script);
  })();
</script>`;
}

export function analyticsCode(): string {
  return `window.dataLayer = window.dataLayer || [];
for (const name of ['step', 'slot-selected', 'unavailable', 'booked', 'error']) {
  document.addEventListener(\`table-booking:\${name}\`, ({ detail }) => {
    window.dataLayer.push({ event: \`table-booking:\${name}\`, ...detail });
  });
}`;
}
