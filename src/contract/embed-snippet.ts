import { LANGUAGES } from '../domain/language.ts';
import { startUrl } from './start-url.ts';

/**
 * How a page includes the widget: by its own tag, by a div where a site builder removes unknown tags,
 * or by the script tag alone, after which the widget appears.
 */
export const SNIPPET_FORMS = ['element', 'div', 'script'] as const;
export type SnippetForm = (typeof SNIPPET_FORMS)[number];

/** The partner's choices for a page. Empty values are left out of the snippet. */
export interface SnippetChoices {
  form: SnippetForm;
  /** The server's public URL, from which the script is loaded. */
  publicUrl: string;
  /** The element's attributes by name, in the order of the output. */
  attributes: Readonly<Record<string, string>>;
  /** CSS custom properties by name. */
  properties?: Readonly<Record<string, string>>;
  /** Reserves space for the widget until the script runs. Default: false. */
  reservesSpace?: boolean;
  /** Another way to book, for browsers without scripts. */
  fallback?: { href: string; text: string };
}

/** The height of the first screen. The element itself reserves it once it is defined. */
export const RESERVED_SPACE_RULE = 'display: block; min-height: max(35.5rem, 568px);';

/**
 * The HTML to paste: styles if needed, the script, and the widget's element. For an inline widget
 * with a known language, the script is the one bundled with that language, and a preload requests
 * the first screen's data in parallel.
 */
export function embedSnippet(choices: SnippetChoices): string {
  const language = isInline(choices) ? languageOf(choices) : undefined;
  const file = language ? `embed.${language}.js` : 'embed.js';
  const script = `<script type="module" src="${escapeText(`${choices.publicUrl}/${file}`)}" crossorigin async`;
  const lines =
    choices.form === 'script' ? scriptAlone(script, choices) : withElement(script, choices);
  // Without a key there is no preload: partners would have to insert the key twice.
  const hasKey = /^pk_[\w-]+$/.test(choices.attributes['publishable-key']?.trim() ?? '');
  const preload = language && hasKey ? [preloadOf(language, choices)] : [];
  return [...styleOf(choices), ...preload, ...lines, ...openerOf(choices)].join('\n');
}

function preloadOf(language: string, { publicUrl, attributes }: SnippetChoices): string {
  const address = startUrl(`${publicUrl}/widget/v3`, {
    publishableKey: attributes['publishable-key']?.trim() ?? '',
    language,
    pax: attributes.pax?.trim(),
    paxChildren: attributes['pax-children']?.trim(),
    date: attributes.date?.trim(),
  });
  return `<link rel="preload" as="fetch" href="${escapeText(address)}" crossorigin>`;
}

function scriptAlone(script: string, { attributes, fallback }: SnippetChoices): string[] {
  const link = linkOf(fallback);
  return [
    `${script}${attributesOf(attributes, 'data-')}></script>`,
    ...(link === null ? [] : [`<noscript>${link}</noscript>`]),
  ];
}

function withElement(script: string, { form, attributes, fallback }: SnippetChoices): string[] {
  const opening =
    form === 'div'
      ? `<div data-table-booking${attributesOf(attributes, 'data-')}>`
      : `<table-booking${attributesOf(attributes, '')}>`;
  const closing = form === 'div' ? '</div>' : '</table-booking>';
  const link = linkOf(fallback);
  return [
    `${script}></script>`,
    ...(link === null ? [`${opening}${closing}`] : [opening, `  ${link}`, closing]),
  ];
}

function styleOf(choices: SnippetChoices): string[] {
  const { form, properties = {}, reservesSpace = false } = choices;
  const set = Object.entries(properties).flatMap(([name, value]) => {
    // A value must not end its rule, or it could style the rest of the partner's page.
    const safe = value.replace(/[;{}<>]/g, '').trim();
    return safe === '' ? [] : [`${name}: ${safe};`];
  });
  const rules = set.length > 0 ? [`  table-booking { ${set.join(' ')} }`] : [];
  // A script tag has no element to style before it runs, and a dialog takes no space.
  if (reservesSpace && isInline(choices) && form !== 'script') {
    const selector =
      form === 'div'
        ? 'div[data-table-booking]:not(:has(table-booking))'
        : 'table-booking:not(:defined)';
    rules.push(`  ${selector} { ${RESERVED_SPACE_RULE} }`);
  }
  return rules.length > 0 ? ['<style>', ...rules, '</style>'] : [];
}

/** A popup needs a button on the page that opens it. */
function openerOf({ attributes }: SnippetChoices): string[] {
  if (attributes.mode !== 'popup') return [];
  return ['<button type="button" data-table-booking-open>Book a table</button>'];
}

function languageOf({ attributes }: SnippetChoices) {
  const tag = attributes.lang?.trim().toLowerCase();
  return LANGUAGES.find((language) => tag?.split('-')[0] === language);
}

/** Whether the widget is part of the page, as opposed to a dialog. */
function isInline({ attributes }: SnippetChoices): boolean {
  return !attributes.mode || attributes.mode === 'inline';
}

function attributesOf(attributes: SnippetChoices['attributes'], prefix: string): string {
  return Object.entries(attributes)
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => ` ${prefix}${name}="${escapeText(value.trim())}"`)
    .join('');
}

function linkOf({ href, text } = { href: '', text: '' }): string | null {
  if (href.trim() === '') return null;
  return `<a href="${escapeText(href.trim())}">${escapeText(text.trim() || 'Book a table')}</a>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
