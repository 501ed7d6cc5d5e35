import type { ReactNode } from 'react';
import type { VenueEffects } from '../../../../contract/staff/venue.ts';
import { coversOf } from '../../../../domain/availability/party.ts';
import { LANGUAGE_NAMES } from '../../../../domain/language.ts';
import { formatDate } from '../../../../ui/format.ts';
import { useMessages } from '../../../messages/messages.ts';
import { dateTimeOf, moneyOf, shortDateOf, timeOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';
import { noticedLabel } from './noticed-labels.ts';
import { sectionNames } from './section-names.ts';

const MOST_DAYS = 14;

/** What saving would change, by what it is about. */
export function EffectsList({ effects }: { effects: VenueEffects }) {
  const messages = useMessages('house');
  const { venue: all } = messages;
  const texts = all.effects;
  const { format } = useSession();
  const time = (wall: string) => timeOf(`1970-01-01T${wall}`, format);
  const hoursOf = (shifts: VenueEffects['days'][number]['after']) =>
    shifts
      .map((shift) => `${time(shift.firstBookingTime)}–${time(shift.lastBookingTime)}`)
      .join(', ');
  const dayText = ({ date, change, after }: VenueEffects['days'][number]) => {
    const day = formatDate(format.locale, date, {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
    });
    if (change === 'CLOSES') return texts.closes(day);
    return change === 'OPENS' ? texts.opens(day, hoursOf(after)) : texts.times(day, hoursOf(after));
  };
  const { reminders } = effects;
  const kindNames = (kinds: typeof reminders.startedKinds) =>
    kinds.map((kind) => all.messageKinds[kind]).join(', ');
  const mail = [
    reminders.moved > 0 && texts.remindersMoved(reminders.moved),
    reminders.added > 0 && texts.remindersAdded(reminders.added),
    reminders.dropped > 0 && texts.remindersDropped(reminders.dropped),
    reminders.startedKinds.length > 0 && texts.kindsStarted(kindNames(reminders.startedKinds)),
    reminders.stoppedKinds.length > 0 && texts.kindsStopped(kindNames(reminders.stoppedKinds)),
  ].filter((line) => line !== false);
  const moreDays = effects.days.length - MOST_DAYS;
  const valueText = (value: VenueEffects['noticed'][number]['before']) => {
    if (value === null || value === '') return '–';
    if (typeof value === 'boolean') return value ? messages.conflict.yes : messages.conflict.no;
    if (typeof value === 'number') return String(value);
    if (/^\d{2}:\d{2}:\d{2}$/.test(value)) return time(value);
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? shortDateOf(value, format) : value;
  };
  const noticedText = ({ field, kind, entry, before, after }: VenueEffects['noticed'][number]) => {
    const label = noticedLabel(field, all);
    if (kind === 'ADDED') return texts.added(label, entry ?? '');
    if (kind === 'REMOVED') return texts.removed(label, entry ?? '');
    const what = entry === null ? label : `${entry}: ${label}`;
    if (before === null && after === null) return what;
    return `${what}: ${valueText(before)} → ${valueText(after)}`;
  };
  const isNothing =
    effects.days.length +
      effects.bookingsCount +
      effects.droppedTables.length +
      effects.prices.length +
      effects.noticed.length +
      mail.length ===
    0;
  return (
    <>
      <Part heading={texts.sections} lines={[sectionNames(effects.sections, all).join(', ')]} />
      {isNothing && <p>{texts.nothing}</p>}
      <Part
        heading={texts.bookings(effects.bookingsCount)}
        intro={texts.bookingsKept}
        isWarning
        lines={effects.bookings.map((booking) =>
          texts.booking(
            dateTimeOf(booking.bookingAt, format),
            booking.name ?? messages.noName,
            coversOf(format, booking),
          ),
        )}
      />
      {!effects.isComplete && <p className="hint">{texts.incomplete}</p>}
      <Part
        heading={texts.tables}
        isWarning
        lines={effects.droppedTables.map(({ name, bookings }) =>
          texts.droppedTable(name, bookings),
        )}
      />
      <Part
        heading={texts.days}
        lines={[
          ...effects.days.slice(0, MOST_DAYS).map(dayText),
          ...(moreDays > 0 ? [texts.moreDays(moreDays)] : []),
        ]}
      />
      <Part
        heading={texts.prices}
        lines={effects.prices.map(({ kind, name, before, after }) =>
          texts.price(
            name ?? (kind === 'CANCELLATION_POLICY' ? all.sections.cancellationPolicies : ''),
            moneyOf(before, format),
            moneyOf(after, format),
          ),
        )}
      />
      <Part heading={texts.mail} lines={mail} />
      <Part heading={texts.noticed} lines={effects.noticed.map(noticedText)} />
      {effects.outdatedTexts.map(({ language, paths }) => (
        <p key={language} className="hint">
          {texts.outdatedTexts(LANGUAGE_NAMES[language], paths.length)}
        </p>
      ))}
      {effects.missingTexts.map(({ language, paths }) => (
        <p key={language} className="hint">
          {texts.missingTexts(LANGUAGE_NAMES[language], paths.length)}
        </p>
      ))}
      <p className="hint">{texts.checked}</p>
    </>
  );
}

interface PartProps {
  heading: string;
  intro?: ReactNode;
  lines: readonly string[];
  isWarning?: boolean;
}

/** Nothing where there are no lines. */
function Part({ heading, intro, lines, isWarning }: PartProps) {
  if (lines.length === 0) return null;
  return (
    <section className="effect" data-warning={isWarning || undefined}>
      <h3>{heading}</h3>
      {intro && <p className="hint">{intro}</p>}
      <ul>
        {/* Two entries may have the same name. */}
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines do not change
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
