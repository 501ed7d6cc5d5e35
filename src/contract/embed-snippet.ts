import { LANGUAGES } from '../domain/language.ts';
import { startUrl } from './start-url.ts';

/**
 * How a page carries the widget: by its own tag, by a div where a site builder strips unknown tags,
 * or by the script alone, which the widget then follows.
 */
export const SNIPPET_FORMS = ['element', 'div', 'script'] as const;
export type SnippetForm = (typeof SNIPPET_FORMS)[number];

/** What a partner chose for their page. Whatever is empty is left out. */
export interface SnippetChoices {
  form: SnippetForm;
  /** The server's public address, from which the script comes. */
  publicUrl: string;
  /** The element's attributes by their names, in the order to write them. */
  attributes: Readonly<Record<string, string>>;
  /** CSS custom properties by their names. */
  properties?: Readonly<Record<string, string>>;
  /** Whether the page keeps the widget's room free until the script runs; not, unless it is said. */
  reservesSpace?: boolean;
  /** Another way to book, for visitors whose browser runs no scripts. */
  fallback?: { href: string; text: string };
}

/** The room that the first screen takes: what the element keeps by itself once it is defined. */
export const RESERVED_SPACE_RULE = 'display: block; min-height: max(35.5rem, 568px);';

/**
 * The HTML to paste: a style where one is needed, the script, and the place of the widget. Where it
 * stands in the page and its language is known, a script that brings everything for it, and the
 * first screen's data asked for at the same moment.
 */
export function embedSnippet(choices: SnippetChoices): string {
  const language = isInline(choices) ? languageOf(choices) : undefined;
  const file = language ? `embed.${language}.js` : 'embed.js';
  const script = `<script type="module" src="${escapeText(`${choices.publicUrl}/${file}`)}" crossorigin async`;
  const lines =
    choices.form === 'script' ? scriptAlone(script, choices) : withPlace(script, choices);
  // A key to be filled in later would have to be filled in twice.
  const hasKey = /^pk_[\w-]+$/.test(choices.attributes['publishable-key']?.trim() ?? '');
  const data = language && hasKey ? [preloadOf(language, choices)] : [];
  return [...styleOf(choices), ...data, ...lines, ...openerOf(choices)].join('\n');
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

function withPlace(script: string, { form, attributes, fallback }: SnippetChoices): string[] {
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
    // A value that ended its rule would style the partner's page.
    const kept = value.replace(/[;{}<>]/g, '').trim();
    return kept === '' ? [] : [`${name}: ${kept};`];
  });
  const rules = set.length > 0 ? [`  table-booking { ${set.join(' ')} }`] : [];
  // A script has no room of its own before it ran, and a dialog never has one.
  if (reservesSpace && isInline(choices) && form !== 'script') {
    const place =
      form === 'div'
        ? 'div[data-table-booking]:not(:has(table-booking))'
        : 'table-booking:not(:defined)';
    rules.push(`  ${place} { ${RESERVED_SPACE_RULE} }`);
  }
  return rules.length > 0 ? ['<style>', ...rules, '</style>'] : [];
}

/** A popup shows nothing until something of the page opens it. */
function openerOf({ attributes }: SnippetChoices): string[] {
  if (attributes.mode !== 'popup') return [];
  return ['<button type="button" data-table-booking-open>Book a table</button>'];
}

function languageOf({ attributes }: SnippetChoices) {
  const tag = attributes.lang?.trim().toLowerCase();
  return LANGUAGES.find((language) => tag?.split('-')[0] === language);
}

/** Whether it is there at once, and not only when someone opens it. */
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
