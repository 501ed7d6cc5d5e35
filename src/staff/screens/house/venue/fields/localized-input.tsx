import { type RefObject, useRef, useState } from 'react';
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  type LocalizedText,
} from '../../../../../domain/language.ts';
import { outdatedLanguages } from '../../../../../domain/venue-effects/outdated-languages.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { type DocumentPath, readEarlier } from '../document-path.ts';
import { textLanguages, useEditing, useField } from '../editor-context.ts';
import { type EditedFieldProps, ShownField } from './edited-field.tsx';

interface LocalizedInputProps extends EditedFieldProps {
  isLong?: boolean;
}

/** A text by language. The venue's own language is needed; it is shown where another one is missing. */
export function LocalizedInput({ path, label, hint, isLong = false }: LocalizedInputProps) {
  const { venue: texts } = useMessages('house');
  const { draft } = useEditing();
  const { value } = useField<LocalizedText>(path);
  const details = useRef<HTMLDetailsElement>(null);
  const [own, ...others] = textLanguages(draft, LANGUAGES);
  const missing = others.filter((language) => !value[language]);
  return (
    <div className="localized">
      {own && <TextIn path={path} language={own} label={label} hint={hint} isLong={isLong} />}
      <OutdatedTexts path={path} details={details} />
      <details ref={details}>
        <summary>
          {missing.length === 0
            ? texts.otherLanguages
            : texts.otherLanguagesMissing(missing.map((each) => LANGUAGE_NAMES[each]).join(', '))}
        </summary>
        <div className="localized-others">
          {others.map((language) => (
            <TextIn
              key={language}
              path={path}
              language={language}
              label={`${label} – ${LANGUAGE_NAMES[language]}`}
              isLong={isLong}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

interface OutdatedTextsProps {
  path: DocumentPath;
  /** The element with the texts in other languages. */
  details: RefObject<HTMLDetailsElement | null>;
}

/** Offers to change or clear the texts in other languages that stay as they were when the own one changes. */
function OutdatedTexts({ path, details }: OutdatedTextsProps) {
  const { venue: texts } = useMessages('house');
  const { draft, stored } = useEditing();
  const { value, set } = useField<LocalizedText>(path);
  // The text that somebody said still fits. Not a boolean, since another entry of the list may move to this path.
  const [kept, setKept] = useState<string>();
  const before = readEarlier(stored, draft, path) as LocalizedText | undefined;
  const languages = outdatedLanguages(before, value, draft.language);
  const [first] = languages;
  if (first === undefined || value[first] === kept) return <div role="status" />;
  // The focus would be lost with the button that was pressed.
  const moveFocus = () => details.current?.querySelector('summary')?.focus();
  const change = () => {
    if (!details.current) return;
    details.current.open = true;
    details.current.querySelector<HTMLElement>(`[lang=${first}]`)?.focus();
  };
  const clear = () => {
    const remaining = Object.entries(value).filter(
      ([each]) => !languages.includes(each as Language),
    );
    set(Object.fromEntries(remaining));
    moveFocus();
  };
  const keep = () => {
    setKept(value[first]);
    moveFocus();
  };
  return (
    <div role="status" className="localized-outdated">
      <p>{texts.unchangedLanguages(languages.map((each) => LANGUAGE_NAMES[each]).join(', '))}</p>
      <button type="button" className="button" onClick={change}>
        {texts.changeThem}
      </button>
      <button type="button" className="button" onClick={clear}>
        {texts.clearThem}
      </button>
      <button type="button" className="button" onClick={keep}>
        {texts.stillFit}
      </button>
    </div>
  );
}

interface TextInProps extends LocalizedInputProps {
  language: Language;
}

function TextIn({ path, language, label, hint, isLong }: TextInProps) {
  const { value, set, fault, isDisabled } = useField<string | undefined>(`${path}.${language}`);
  const faultOfAll = useField(path).fault;
  const common = { value: value ?? '', lang: language, disabled: isDisabled };
  // The document has no empty texts.
  const onText = (text: string) => set(text === '' ? undefined : text);
  return (
    <ShownField
      label={label}
      hint={hint}
      fault={fault ?? faultOfAll}
      input={(attributes) =>
        isLong ? (
          <textarea
            {...attributes}
            {...common}
            rows={3}
            onChange={({ target }) => onText(target.value)}
          />
        ) : (
          <input
            {...attributes}
            {...common}
            type="text"
            onChange={({ target }) => onText(target.value)}
          />
        )
      }
    />
  );
}
