import '../../parts/form-dialogs.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { StaffWaits } from '../../../contract/staff/waits.ts';
import { toVenueIso } from '../../../domain/utc-offsets.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { useApiClient } from '../../api-client.ts';
import { nameOfParty, tableText } from '../../bookings/booking-text.ts';
import { useBlockedTimes } from '../../day-data/service-day-settings.ts';
import { useDay } from '../../day-data/use-day.ts';
import { useMessages } from '../../messages/messages.ts';
import { useTapWalkIn } from '../../outbox/use-tap.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { rangeText, timeOf } from '../../parts/venue-format.ts';
import { fittingTables } from '../../service/fitting-tables.ts';
import { useSession } from '../../session/session.ts';
import { contactOf } from '../booking-sheet/contact.ts';
import { EMPTY_DRAFT, hasWrongEmail } from './walk-in-draft.ts';
import { WalkInGuestFields } from './walk-in-guest-fields.tsx';

/** A host does not stand and wait for an answer. */
const PATIENCE_MS = 500;

interface WalkInSheetProps {
  /** Today, whatever day is on screen: walk-ins sit down now. */
  workDay: WallDate;
  now: number;
  onClose: () => void;
}

const NO_BOOKINGS: readonly StaffBooking[] = [];
const PARTIES = [1, 2, 3, 4, 5, 6, 7, 8];
/** What a walk-in is judged by until the server has named its tables: it knows how long the party stays. */
const TURN_MINUTES = 90;

/** Guests without a booking: the best table stands on the button, or the wait if there is none. */
export default function WalkInSheet({ workDay, now, onClose }: WalkInSheetProps) {
  const messages = useMessages();
  const { session, format } = useSession();
  const tapWalkIn = useTapWalkIn();
  const { venue } = session;
  const bookings = useDay(workDay).day?.bookings ?? NO_BOOKINGS;
  const blocked = useBlockedTimes(workDay);
  const [pax, setPax] = useState<number | null>(null);
  const [typedPax, setTypedPax] = useState('');
  const [paxChildren, setPaxChildren] = useState(0);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isEmailChecked, setIsEmailChecked] = useState(false);
  const contact = contactOf({ ...draft, phone: '' });
  const texts = messages.walkInSheet;
  const party = { pax: pax ?? 0, paxChildren, turnMinutes: TURN_MINUTES };
  const fits = pax === null ? [] : fittingTables(party, bookings, venue, now, blocked);
  const { waits, isLate } = useWait(pax === null ? null : party);
  const best = fits.find(({ fit }) => fit === 'best' || fit === 'fits')?.table;
  // The table on the button must not change under a finger.
  const chosen = isLate && best ? [best] : (waits?.tables ?? []);
  const isFree = chosen.length > 0;
  const isKnown = isLate || waits !== undefined;
  const until = fits
    .filter((fit) => chosen.some(({ id }) => id === fit.table.id))
    .reduce<number | null>((first, { freeUntil }) => earlier(first, freeUntil), null);
  const minutes = waits?.minutes;

  // Who has to wait is asked for the name.
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const hasToWait = pax !== null && !isFree && waits !== undefined;
  useEffect(() => {
    if (hasToWait) name.current?.focus();
  }, [hasToWait]);

  const add = (status: 'SEATED' | 'WAIT_LIST_WALK_IN') => {
    if (pax === null) return;
    if (hasWrongEmail(draft)) {
      setIsEmailChecked(true);
      email.current?.focus();
      return;
    }
    const isSeated = status === 'SEATED';
    const walkIn = {
      pax,
      paxChildren,
      status,
      tables: isSeated ? chosen : [],
      quotedWaitMinutes: isSeated ? null : (minutes?.to ?? null),
      until: isSeated ? until : null,
      guest: {
        name: contact.name || null,
        phone: contact.phone,
        label: draft.label.trim() || null,
        email: contact.email,
      },
    };
    tapWalkIn({ kind: 'walk-in', walkIn }, workDay);
    onClose();
  };

  return (
    <Dialog heading={texts.heading} onClose={onClose}>
      <div className="form walk-in">
        <fieldset className="chips">
          <legend>{venue.separatesAdultsAndChildren ? texts.adults : texts.party}</legend>
          {PARTIES.map((each) => (
            <button
              key={each}
              type="button"
              className="button chip"
              aria-pressed={each === pax}
              data-focus={each === 2 || undefined}
              onClick={() => {
                setPax(each);
                setTypedPax('');
              }}
            >
              {each}
            </button>
          ))}
          <input
            type="number"
            className="chip-number"
            aria-label={texts.more}
            min={1}
            max={100}
            inputMode="numeric"
            placeholder="9+"
            value={typedPax}
            onChange={({ target }) => {
              setPax(numberOf(target.value));
              setTypedPax(target.value);
            }}
          />
        </fieldset>
        {venue.separatesAdultsAndChildren && (
          <fieldset className="chips">
            <legend>{texts.children}</legend>
            {[0, 1, 2, 3, 4].map((each) => (
              <button
                key={each}
                type="button"
                className="button chip"
                aria-pressed={each === paxChildren}
                onClick={() => setPaxChildren(each)}
              >
                {each}
              </button>
            ))}
          </fieldset>
        )}
        <WalkInGuestFields
          isOpen={pax !== null && isKnown && !isFree}
          draft={draft}
          isPhoneInvalid={contact.isPhoneInvalid}
          isEmailInvalid={isEmailChecked && hasWrongEmail(draft)}
          nameInput={name}
          emailInput={email}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
        />
        <div className="form-foot" aria-busy={pax !== null && !isKnown}>
          {isFree ? (
            <button type="button" className="button main wide tall" onClick={() => add('SEATED')}>
              {until === null
                ? texts.seatAt(party.pax + paxChildren, tableText(chosen, messages))
                : texts.seatAtUntil(
                    party.pax + paxChildren,
                    tableText(chosen, messages),
                    timeOf(toVenueIso(venue.utcOffsets, until), format),
                  )}
            </button>
          ) : (
            pax !== null &&
            isKnown && (
              <>
                <p role="status">
                  {waits?.reason
                    ? texts.fullUntil(
                        tableText(
                          waits.reason.tables.map((name) => ({ name })),
                          messages,
                        ),
                        nameOfParty(waits.reason.booking, messages),
                      )
                    : texts.full}
                </p>
                <button
                  type="button"
                  className="button main wide tall"
                  onClick={() => add('WAIT_LIST_WALK_IN')}
                >
                  {minutes
                    ? texts.putOnList(rangeText(minutes.from, minutes.to))
                    : texts.putOnListUnquoted}
                </button>
              </>
            )
          )}
          {isFree && pax !== null && (
            <button type="button" className="button wide" onClick={() => add('WAIT_LIST_WALK_IN')}>
              {texts.waitInstead}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The earlier of two instants; null is never. */
function earlier(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

function numberOf(text: string): number | null {
  const number = Math.trunc(Number(text));
  return number >= 1 && number <= 100 ? number : null;
}

/** What is known about a party without a booking. */
interface Wait {
  /** As the server judges it; undefined until it has answered. */
  waits: StaffWaits['waits'] | undefined;
  /** The server has not answered in time, so the device's own judgement counts, also when the answer comes. */
  isLate: boolean;
}

/**
 * How long a party without a booking waits, and which tables it gets.
 * @param party null while the wait is of no interest
 */
function useWait(party: { pax: number; paxChildren: number } | null): Wait {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const { data, isError } = useQuery({
    queryKey: [session.venue.accountId, 'waits', party?.pax, party?.paxChildren],
    queryFn: async ({ signal }) => {
      const { pax = 1, paxChildren = 0 } = party ?? {};
      const query = { pax, paxChildren };
      return (await apiClient.call('read-waits', { query }, { signal, maxTries: 2 })).answer.waits;
    },
    enabled: isCurrent && party !== null,
    gcTime: 0,
  });
  const key = party && `${party.pax} ${party.paxChildren}`;
  const [lateKey, setLateKey] = useState<string | null>(null);
  const isAnswered = data !== undefined;
  const isHopeless = isError || !isCurrent;
  useEffect(() => {
    if (isAnswered) return;
    const timer = setTimeout(() => setLateKey(key), isHopeless ? 0 : PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [key, isAnswered, isHopeless]);
  return {
    waits: party === null ? undefined : data,
    isLate: party !== null && lateKey === key,
  };
}
