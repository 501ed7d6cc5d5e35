/** The script of the page `/embed`: its form becomes the snippet, and the widget beside it. */
import { embedSnippet, SNIPPET_FORMS } from '../../contract/embed-snippet.ts';

const TAG = 'table-booking';

const form = requireElement('#builder', HTMLFormElement);
const snippet = requireElement('.result pre code', HTMLElement);
const copy = requireElement('#copy', HTMLButtonElement);
const copied = requireElement('#copied', HTMLElement);
const preview = requireElement('#preview', HTMLElement);
const trouble = requireElement('#preview-trouble', HTMLElement);

for (const hidden of [form, copy, requireElement('#preview-place', HTMLElement)]) {
  hidden.hidden = false;
}

requireElement('#by-hand', HTMLElement).hidden = true;

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', writeSnippet);
// Not with every letter: half a key is an unknown one.
form.addEventListener('change', showPreview);
copy.addEventListener('click', () => void copySnippet());
preview.addEventListener(`${TAG}:ready`, () => {
  trouble.textContent = '';
});
preview.addEventListener(`${TAG}:error`, (event) => {
  const { code } = (event as CustomEvent<{ code: string }>).detail;
  // Most who come with a key of their own have it for another page, where nothing is amiss.
  trouble.textContent =
    code === 'FORBIDDEN'
      ? 'This key is for other pages, and books nothing on this one. The snippet is right for those.'
      : `The widget reports ${code}. The browser’s console says what to do.`;
});
chooseOwnLanguage();
writeSnippet();
showPreview();

/** Most pages are in the language of who builds them, and a snippet with a language is the quickest. */
function chooseOwnLanguage(): void {
  const choice = requireElement('#lang', HTMLSelectElement);
  const spoken = [...choice.options].map(({ value }) => value);
  const own = navigator.languages.map((tag) => tag.slice(0, 2));
  choice.value = own.find((language) => spoken.includes(language)) ?? '';
}

function writeSnippet(): void {
  copied.textContent = '';
  const answers = new FormData(form);
  const read = (name: string) => {
    const answer = answers.get(name);
    return typeof answer === 'string' ? answer : '';
  };
  const attributes = valuesOf('attribute');
  snippet.textContent = embedSnippet({
    form: SNIPPET_FORMS.find((each) => each === read('form')) ?? 'element',
    publicUrl: form.dataset.publicUrl ?? location.origin,
    attributes: { ...attributes, 'publishable-key': attributes['publishable-key'] || 'pk_…' },
    properties: valuesOf('property'),
    reservesSpace: answers.has('keeps-room'),
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
  // A popup is opened by the page around it.
  requireElement('#preview-opener', HTMLElement).hidden = !hasKey || attributes.mode !== 'popup';
  trouble.textContent = '';
  if (!hasKey) {
    preview.replaceChildren();
    return;
  }
  const shown = preview.querySelector<HTMLElement>(TAG);
  const element = shown ?? document.createElement(TAG);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === '') element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  for (const [name, value] of Object.entries(valuesOf('property'))) {
    if (value === '') element.style.removeProperty(name);
    else element.style.setProperty(name, value);
  }
  if (!shown) preview.append(element);
}

/** What was chosen, by names; as it is anyway counts as not chosen. */
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
    // Without a secure connection, or where the visitor forbids it, there is no clipboard to write to.
    getSelection()?.selectAllChildren(snippet);
    copied.textContent = 'Selected: copy it with your keyboard.';
  }
}

function requireElement<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`);
  return found;
}
