import { LANGUAGES, type Language, type LocalizedText } from '../../../../../domain/language.ts';
import { LANGUAGE_NAMES } from '../../../../frame/language-field.tsx';
import { useMessages } from '../../../../messages/messages.ts';
import { textLanguages, useEditing, useField } from '../editor-context.ts';
import { type EditedFieldProps, ShownField } from './edited-field.tsx';

interface LocalizedInputProps extends EditedFieldProps {
  isLong?: boolean;
}

/** A text by language. The venue's own language is needed; it is shown where another one is missing. */
export function LocalizedInput({ path, label, hint, isLong = false }: LocalizedInputProps) {
  const { venue: texts } = useMessages('venue');
  const { draft } = useEditing();
  const { value } = useField<LocalizedText>(path);
  const [own, ...others] = textLanguages(draft, LANGUAGES);
  const missing = others.filter((language) => !value[language]);
  return (
    <div className="localized">
      {own && <TextIn path={path} language={own} label={label} hint={hint} isLong={isLong} />}
      <details>
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

interface TextInProps extends LocalizedInputProps {
  language: Language;
}

function TextIn({ path, language, label, hint, isLong }: TextInProps) {
  const { value, set, fault, isDisabled } = useField<string | undefined>(`${path}.${language}`);
  const whole = useField(path).fault;
  const common = { value: value ?? '', lang: language, disabled: isDisabled };
  // An emptied text is one that the document does not have.
  const onText = (text: string) => set(text === '' ? undefined : text);
  return (
    <ShownField
      label={label}
      hint={hint}
      fault={fault ?? whole}
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
