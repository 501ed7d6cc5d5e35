import type { Language } from '../../domain/language.ts';
import { loadMessages } from './load-messages.ts';
import type { PartFiles } from './part-files.ts';
import type { MessagePart, MessagesWith, StaffMessages } from './staff-messages.ts';

interface Loading<Part extends MessagePart> {
  part: Part;
  promise: Promise<MessagesWith<Part>>;
  /** Once it is loaded. */
  messages?: MessagesWith<Part>;
  /** Why it could not be. */
  error?: unknown;
}

/** By language and part. */
const loadings = new Map<string, Loading<MessagePart>>();

/**
 * The texts of the staff view and of one of its parts. They are loaded once.
 * What has failed stays so until `loadWithTexts` or `loadLanguage` is called: rendering must not repeat it.
 */
export function messagePartOf<Part extends MessagePart>(
  language: Language,
  part: Part,
): Loading<Part> {
  return (loadings.get(keyOf(language, part)) ?? begin(language, part)) as Loading<Part>;
}

/**
 * A language with those parts of its texts that were needed so far, so that what is on screen changes at once. A part that
 * is needed while they load is among them.
 */
export async function loadLanguage(language: Language): Promise<StaffMessages> {
  for (;;) {
    const parts = neededParts();
    const [messages] = await Promise.all([
      loadMessages(language),
      ...[...parts].map((part) => beginOrJoin(language, part).promise),
    ]);
    if (neededParts().size === parts.size) return messages;
  }
}

/** Loads the code of a part of the staff view together with its texts in the language on screen. */
export async function loadWithTexts<Module>(
  part: MessagePart,
  code: Promise<Module>,
): Promise<Module> {
  for (;;) {
    const language = languageOnScreen();
    const { promise } = beginOrJoin(language, part);
    // A failure is shown where the texts are.
    const [module] = await Promise.all([code, promise.catch(() => undefined)]);
    // What is rendered in another language without its texts would suspend.
    if (languageOnScreen() === language) return module;
  }
}

function languageOnScreen(): Language {
  return document.documentElement.lang as Language;
}

function neededParts(): Set<MessagePart> {
  return new Set([...loadings.values()].map(({ part }) => part));
}

/** Loads what is not loaded, also if that failed before. */
function beginOrJoin(language: Language, part: MessagePart): Loading<MessagePart> {
  const before = loadings.get(keyOf(language, part));
  return before && before.error === undefined ? before : begin(language, part);
}

function begin<Part extends MessagePart>(language: Language, part: Part): Loading<Part> {
  const loading: Loading<Part> = { part, promise: load(language, part) };
  loadings.set(keyOf(language, part), loading as Loading<MessagePart>);
  void loading.promise.then(
    (messages) => {
      loading.messages = messages;
    },
    (error: unknown) => {
      loading.error = error;
    },
  );
  return loading;
}

async function load<Part extends MessagePart>(
  language: Language,
  part: Part,
): Promise<MessagesWith<Part>> {
  const { PART_FILES } = await import('./part-files.ts');
  const files: PartFiles<Part> = PART_FILES[part];
  const [messages, { texts }] = await Promise.all([loadMessages(language), files[language]()]);
  return { ...messages, ...texts };
}

function keyOf(language: Language, part: MessagePart): string {
  return `${language} ${part}`;
}
