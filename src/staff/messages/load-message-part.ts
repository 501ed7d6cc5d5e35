import type { Language } from '../../domain/language.ts';
import { loadMessages } from './load-messages.ts';
import type { MessagePart, MessageParts, MessagesWith } from './staff-messages.ts';

type PartFiles<Part extends MessagePart> = Record<string, () => Promise<MessageParts[Part]>>;

/** A chunk for each part and language. The place to add a part. */
const PART_FILES: { readonly [Part in MessagePart]: PartFiles<Part> } = {
  bookingPanel: import.meta.glob<MessageParts['bookingPanel']>('./*/booking-panel.ts', {
    import: 'bookingPanel',
  }),
  bookingSheet: import.meta.glob<MessageParts['bookingSheet']>('./*/booking-sheet.ts', {
    import: 'bookingSheet',
  }),
  team: import.meta.glob<MessageParts['team']>('./*/team.ts', { import: 'team' }),
  closeNight: import.meta.glob<MessageParts['closeNight']>('./*/close-night.ts', {
    import: 'closeNight',
  }),
  guests: import.meta.glob<MessageParts['guests']>('./*/guests.ts', { import: 'guests' }),
  house: import.meta.glob<MessageParts['house']>('./*/house.ts', { import: 'house' }),
  venue: import.meta.glob<MessageParts['venue']>('./*/venue.ts', { import: 'venue' }),
  reports: import.meta.glob<MessageParts['reports']>('./*/reports.ts', { import: 'reports' }),
  tonight: import.meta.glob<MessageParts['tonight']>('./*/tonight.ts', { import: 'tonight' }),
};

export const MESSAGE_PARTS = Object.keys(PART_FILES) as MessagePart[];

interface Loading<Part extends MessagePart> {
  promise: Promise<MessagesWith<Part>>;
  /** Once it is loaded. */
  messages?: MessagesWith<Part>;
  hasFailed: boolean;
}

/** By language and part. */
const loadings = new Map<string, Loading<MessagePart>>();

/**
 * The texts of the staff view and of one of its parts. They are loaded once; `messages` is there at once after that.
 * What has failed stays so until `loadWithTexts` is called again: rendering must not repeat it.
 */
export function messagePartOf<Part extends MessagePart>(
  language: Language,
  part: Part,
): Loading<Part> {
  return (loadings.get(keyOf(language, part)) ?? begin(language, part)) as Loading<Part>;
}

/** Loads the code of a part of the staff view together with its texts in the language on screen. */
export async function loadWithTexts<Module>(
  part: MessagePart,
  code: Promise<Module>,
): Promise<Module> {
  const language = document.documentElement.lang as Language;
  const before = loadings.get(keyOf(language, part));
  const { promise } = before && !before.hasFailed ? before : begin(language, part);
  // A failure is shown where the texts are.
  const [module] = await Promise.all([code, promise.catch(() => undefined)]);
  return module;
}

function begin<Part extends MessagePart>(language: Language, part: Part): Loading<Part> {
  const loading: Loading<Part> = { promise: load(language, part), hasFailed: false };
  loadings.set(keyOf(language, part), loading as Loading<MessagePart>);
  loading.promise.then(
    (messages) => {
      loading.messages = messages;
    },
    () => {
      loading.hasFailed = true;
    },
  );
  return loading;
}

async function load<Part extends MessagePart>(
  language: Language,
  part: Part,
): Promise<MessagesWith<Part>> {
  const files: PartFiles<Part> = PART_FILES[part];
  const path = Object.keys(files).find((each) => each.startsWith(`./${language}/`));
  const file = path === undefined ? undefined : files[path];
  if (!file) throw new Error(`There are no texts of ${part} in ${language}.`);
  const [messages, texts] = await Promise.all([loadMessages(language), file()]);
  return { ...messages, ...texts };
}

function keyOf(language: Language, part: MessagePart): string {
  return `${language} ${part}`;
}
