import { EMPTY_HTML, type Html, html } from '../html/html.ts';
import { renderPage } from '../html/page-frame.ts';
import type { FieldDefaults } from './builder-fields.ts';
import { securityChapter } from './content-security-policy.ts';
import type { ElementDoc } from './element-doc.ts';
import { elementTables } from './element-tables.ts';
import { EMBED_PAGE_STYLE } from './embed-page-style.ts';
import { recipes } from './recipes.ts';
import { snippetBuilder } from './snippet-builder-form.ts';
import { troubleshootingChapter } from './troubleshooting.ts';

/**
 * The page for developers who put the widget on a website.
 * @param publicUrl the server's URL in snippets, recipes and policies
 */
export function embedPageDocument(
  doc: ElementDoc,
  publicUrl: string,
  defaults: FieldDefaults,
): string {
  const recipeList = recipes(publicUrl);
  return renderPage(
    'The booking widget for your website',
    EMBED_PAGE_STYLE,
    html`<header>
<h1>The booking widget for your website</h1>
<p class="lead">One script and one tag. The widget takes the language and the colour scheme of your page, and guests book without leaving it.</p>
<p class="about"><a href="/reference">API reference</a> <a href="/problems">All problems</a></p>
</header>
<div class="columns">
<nav aria-label="Contents">
<h2>Contents</h2>
${contentsOf('The widget', [
  ['snippet', 'Your snippet'],
  ['attributes', 'Attributes'],
  ['events', 'Events'],
  ['methods', 'Methods'],
  ['properties', 'Custom properties'],
  ['parts', 'Parts'],
])}${contentsOf(
  'Recipes',
  recipeList.map(({ slug, title }) => [slug, title] as const),
)}${contentsOf('More', [
  ['security', 'Content-Security-Policy'],
  ['troubles', 'Troubleshooting'],
])}</nav>
<main id="content" tabindex="-1">
${chapterOf(
  'snippet',
  'Your snippet',
  html`<p>The publishable key identifies the venue. It works only on the origins that it was issued for, and it is not a secret. ${demoKeyNote(defaults)} An owner creates a key for your site in the staff view, under House › Keys and pages; the operator of this server, with <code>npm run admin -- publishable-key create --account ACCOUNT --origin https://www.example.com</code></p>
${snippetBuilder(doc, publicUrl, defaults)}`,
)}${chapterOf('element', 'The element', elementTables(doc))}<section id="recipes" aria-labelledby="recipes-title">
<h2 id="recipes-title">Recipes</h2>
${recipeList.map(({ slug, title, text }) => html`<h3 id="${slug}">${title}</h3>\n${text}`)}</section>
${chapterOf('security', 'Content-Security-Policy', securityChapter(publicUrl))}${chapterOf('troubles', 'Troubleshooting', troubleshootingChapter())}</main>
</div>
<script type="module" src="/embed.js" async></script>
<script type="module" src="/snippet-builder.js"></script>`,
  );
}

function demoKeyNote({ publishableKey }: FieldDefaults): Html {
  return publishableKey === ''
    ? EMPTY_HTML
    : html`The demo's key, which is filled in below, works on this server's own pages. To try a page of your own, serve it on <code>http://localhost:8080</code> or <code>http://localhost:5173</code> (Vite's default).`;
}

function chapterOf(slug: string, title: string, text: Html): Html {
  return html`<section id="${slug}" aria-labelledby="${slug}-title">
<h2 id="${slug}-title">${title}</h2>
${text}</section>
`;
}

function contentsOf(title: string, entries: readonly (readonly [string, string])[]): Html {
  const links = entries.map(([id, words]) => html`<li><a href="#${id}">${words}</a></li>`);
  return html`<div><h3>${title}</h3>
<ul>${links}</ul></div>
`;
}
