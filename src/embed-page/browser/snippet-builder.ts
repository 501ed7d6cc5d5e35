/** The script of the page `/embed`: writes the snippet from the form and shows a preview. */
import { embedSnippet, SNIPPET_FORMS } from '../../contract/embed-snippet.ts';

const TAG = 'table-booking';

const form = requireElement('#builder', HTMLFormElement);
const snippet = requireElement('.result pre code', HTMLElement);
const copy = requireElement('#copy', HTMLButtonElement);
const copied = requireElement('#copied', HTMLElement);
const preview = requireElement('#preview', HTMLElement);
const previewError = requireElement('#preview-error', HTMLElement);

for (const hidden of [form, copy, requireElement('#preview-section', HTMLElement)]) {
  hidden.hidden = false;
}

requireElement('#by-hand', HTMLElement).hidden = true;

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', writeSnippet);
// On change, not on every keystroke: an incomplete key would be an unknown one.
form.addEventListener('change', showPreview);
copy.addEventListener('click', () => void copySnippet());
preview.addEventListener(`${TAG}:ready`, () => {
  previewError.textContent = '';
});
preview.addEventListener(`${TAG}:error`, (event) => {
  const { code } = (event as CustomEvent<{ code: string }>).detail;
  // A partner's own key is usually for another page, which is no error.
  previewError.textContent =
    code === 'FORBIDDEN'
      ? 'This key is for other pages and does not work on this one. The snippet is correct for those pages.'
      : `The widget reports ${code}. See the browser’s console for what to do.`;
});
selectBrowserLanguage();
writeSnippet();
showPreview();

/** Preselects the browser's language, since a snippet with a language loads fastest. */
function selectBrowserLanguage(): void {
  const select = requireElement('#lang', HTMLSelectElement);
  const supported = [...select.options].map(({ value }) => value);
  const own = navigator.languages.map((tag) => tag.slice(0, 2));
  select.value = own.find((language) => supported.includes(language)) ?? '';
}

function writeSnippet(): void {
  copied.textContent = '';
  const data = new FormData(form);
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const attributes = valuesOf('attribute');
  snippet.textContent = embedSnippet({
    form: SNIPPET_FORMS.find((each) => each === read('form')) ?? 'element',
    publicUrl: form.dataset.publicUrl ?? location.origin,
    attributes: { ...attributes, 'publishable-key': attributes['publishable-key'] || 'pk_…' },
    properties: valuesOf('property'),
    reservesSpace: data.has('reserve-space'),
    fallback: { href: read('fallback-href'), text: read('fallback-text') },
  });
  for (const line of document.querySelectorAll<HTMLElement>('[data-line]')) {
    line.hidden = !snippet.textContent.includes(line.dataset.line ?? '');
  }
}

function showPreview(): void {
  const attributes = valuesOf('attribute');
  const hasKey = Boolean(attributes['publishable-key']);
  requireElement('#preview-empty', HTMLElement).hidden = hasKey;
  // A popup needs a button on the page.
  requireElement('#preview-opener', HTMLElement).hidden = !hasKey || attributes.mode !== 'popup';
  previewError.textContent = '';
  if (!hasKey) {
    preview.replaceChildren();
    return;
  }
  const existing = preview.querySelector<HTMLElement>(TAG);
  const element = existing ?? document.createElement(TAG);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === '') element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  for (const [name, value] of Object.entries(valuesOf('property'))) {
    if (value === '') element.style.removeProperty(name);
    else element.style.setProperty(name, value);
  }
  if (!existing) preview.append(element);
}

/** The form's values by name; empty where a value equals the default. */
function valuesOf(kind: 'attribute' | 'property'): Record<string, string> {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    `[data-kind="${kind}"]`,
  );
  return Object.fromEntries(
    [...fields].map(({ name, value, dataset }) => [
      name,
      value.trim() === dataset.default ? '' : value.trim(),
    ]),
  );
}

async function copySnippet(): Promise<void> {
  try {
    await navigator.clipboard.writeText(snippet.textContent ?? '');
    copied.textContent = 'Copied.';
  } catch {
    // The clipboard needs HTTPS and the user's permission.
    getSelection()?.selectAllChildren(snippet);
    copied.textContent = 'Selected: copy it with your keyboard.';
  }
}

function requireElement<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`);
  return found;
}
