import { useState } from 'react';
import { COUNTRIES } from '../../../../../contract/countries.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../../../domain/language.ts';
import { CURRENCIES } from '../../../../../domain/money.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { useSession } from '../../../../session/session.ts';
import { useField } from '../editor-context.ts';
import { ChoiceInput, type Option } from '../fields/choice-input.tsx';
import { Settings } from '../fields/settings.tsx';

/** What the venue is called, where it is, and how it counts days and money. */
export function VenueFacts() {
  const { venue: texts } = useMessages('house');
  const { locale } = useSession().format;
  const { value: email } = useField<string | null>('contact.email');
  return (
    <div className="card">
      <Settings
        rows={['name', 'contact.address', ['contact.phone', 'contact.email'], 'contact.websiteUrl']}
        hints={{ 'contact.email': email === null ? texts.emailMissing : undefined }}
      />
      <VenuePlace at="" locale={locale} />
      <Settings rows={['dayStartsAt']} />
    </div>
  );
}

interface VenuePlaceProps {
  /** Where the fields are in the document, such as `venue.`. */
  at: string;
  locale: string;
}

/** Where the venue is, and its language and money. */
export function VenuePlace({ at, locale }: VenuePlaceProps) {
  const { venue: texts } = useMessages('house');
  const { value: timezone } = useField<string>(`${at}timezone`);
  // The saved zone stays in the list after another one is chosen.
  const [first] = useState(timezone);
  return (
    <>
      <div className="fields-row">
        <ChoiceInput path={`${at}country`} label={texts.country} options={countries(locale)} />
        <ChoiceInput
          path={`${at}language`}
          label={texts.ownLanguage}
          hint={texts.ownLanguageHint}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </div>
      <div className="fields-row">
        <ChoiceInput path={`${at}currency`} label={texts.currency} options={currencies()} />
        <ChoiceInput
          path={`${at}timezone`}
          label={texts.timezone}
          options={timezones([first, timezone])}
        />
      </div>
    </>
  );
}

function countries(locale: string): Option<string>[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
    a.label.localeCompare(b.label, locale),
  );
}

function currencies(): Option<string>[] {
  return CURRENCIES.map((value) => ({ value, label: value }));
}

/**
 * The zones that the browser lists, and the venue's own: browsers do not list every zone that they know, such as `UTC` and
 * aliases.
 */
function timezones(own: readonly string[]): Option<string>[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...own]);
  return [...zones].sort().map((value) => ({ value, label: value }));
}
