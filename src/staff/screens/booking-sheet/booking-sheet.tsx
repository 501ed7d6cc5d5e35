import '../../parts/form-dialogs.css';
import './booking-sheet.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { coversOf } from '../../../domain/availability/party.ts';
import type { StaffRule } from '../../../domain/availability/staff-rules.ts';
import { instantOnVenueDay } from '../../../domain/utc-offsets.ts';
import { isWallDate, MS_PER_MINUTE } from '../../../domain/venue-time.ts';
import { nameOf, tableText } from '../../bookings/booking-text.ts';
import { useMessages } from '../../messages/messages.ts';
import type { MessagesWith } from '../../messages/staff-messages.ts';
import { useNotifications } from '../../notifications/notifications.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useSession } from '../../session/session.ts';
import { useApproval } from '../take-over/use-approval.tsx';
import { contactOf } from './contact.ts';
import { GuestFields } from './guest-fields.tsx';
import { GuestLink } from './guest-link.tsx';
import { OrderFields } from './order-fields.tsx';
import { RuleWarning } from './rule-warning.tsx';
import { changedFields, formOf, initialForm, type SheetForm, sheetSchema } from './sheet-form.ts';
import {
  experienceOf,
  likelyPrivacyTold,
  toTimesRequest,
  toUpdateRequest,
} from './sheet-requests.ts';
import { type SheetMode, scopeOf } from './sheet-scope.ts';
import { bookingSummary, summaryOf, wallTimeText } from './sheet-summary.ts';
import { ruleSentences } from './time-meaning.ts';
import { useDayTimes } from './use-day-times.ts';
import { useJudgedRules } from './use-judged-rules.ts';
import { useProposedTime } from './use-proposed-time.ts';
import { useSendSheet } from './use-send-sheet.ts';
import { useSetAside } from './use-set-aside.ts';
import { useSheetDraft } from './use-sheet-draft.ts';
import { WhenFields } from './when-fields.tsx';
import { KnownGuest, PrivacyChoice } from './who-fields.tsx';

interface BookingSheetProps {
  mode: SheetMode;
  onClose: () => void;
  /** Called when the booking is made or changed; closes the sheet. */
  onDone: (booking: StaffBooking) => void;
}

/** The sheet in which staff take a booking, change one, or answer a request: who, when and what. */
export default function BookingSheet({ mode, onClose, onDone }: BookingSheetProps) {
  const { session, format } = useSession();
  const { venue } = session;
  const { notify } = useNotifications();
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const id = useId();
  const warning = useRef<HTMLDivElement>(null);
  const [withLink, setWithLink] = useState<StaffBooking | null>(null);
  const draft = useSheetDraft(mode, session);
  const [isDraft, setIsDraft] = useState(draft.hasDraft);
  const opened = mode.kind === 'new' ? null : mode.booking;
  const scope = scopeOf(opened, venue.today);

  const schema = useMemo(
    () =>
      sheetSchema(texts, {
        needsName: opened === null || opened.customer !== null,
        needsTime: scope.hasTime,
      }),
    [texts, opened, scope.hasTime],
  );
  const methods = useForm<SheetForm>({
    defaultValues: draft.values,
    resolver: zodResolver(schema, { jitless: true }),
  });
  const { control, handleSubmit, reset, setError, setValue, getValues } = methods;
  const form = useWatch({ control }) as SheetForm;
  const approval = useApproval();
  const sheet = useSendSheet({
    mode,
    keyOf: draft.keyOf,
    approve: approval.ask,
    onSent: (booking) => {
      draft.discard();
      notify({ text: doneText(booking), isProblem: false });
      if (linkOf(booking) === null) onDone(booking);
      else setWithLink(booking);
    },
    onRebase: (before, now) => {
      const typed = changedFields(formOf(before), getValues());
      reset({ ...formOf(now), ...typed });
    },
    onFieldError: (field, message, isFirst) =>
      setError(field, { message }, { shouldFocus: isFirst }),
  });

  const initial = sheet.base ? formOf(sheet.base) : null;
  const dayTimes = useDayTimes(mode, form, scope.hasTime);
  const { chosen } = dayTimes;
  const hasChanges = initial === null || Object.keys(changedFields(initial, form)).length > 0;
  const proposed = useProposedTime(
    mode.kind === 'answer' && !hasChanges ? mode.booking : null,
    dayTimes.times,
    (time) => setValue('time', time),
  );
  useEffect(() => {
    // What nobody chose is not a draft.
    draft.save(form.time === proposed ? { ...form, time: initialForm(mode).time } : form);
  }, [draft, form, proposed, mode]);
  const experience = experienceOf(venue, form);
  const terms = { bookingUuid: null, strollers: 0, typedTime: '', experience };
  const question = JSON.stringify([form.date, form.time, toTimesRequest(form, terms)]);
  const judged = useJudgedRules(question, sheet.refused, chosen?.rules ?? []);
  // What a booking had before is not judged again.
  const unsaid = { privacyTold: 'BY_PHONE', force: [] } as const;
  const isTouched = initial === null || toUpdateRequest(initial, form, unsaid) !== null;
  const isMoved = initial === null || form.date !== initial.date || form.time !== initial.time;
  const rules = judged.isRefused || isTouched ? judged.rules : [];
  const setAside = useSetAside(question, rules);
  const areTablesTaken = chosen?.areTablesTaken ?? false;
  const isBlocked = isMoved && (areTablesTaken || (rules.length > 0 && !setAside.isAccepted));

  const bookingAt = isWallDate(form.date) ? instantOnVenueDay(venue, form.date, form.time) : null;
  const likelyTold = likelyPrivacyTold(bookingAt, Date.now());
  const turnMinutes = form.turnMinutes ?? opened?.turnMinutes ?? chosen?.turnMinutes ?? null;
  const stay =
    bookingAt === null || turnMinutes === null
      ? null
      : { from: bookingAt, until: bookingAt + turnMinutes * MS_PER_MINUTE };
  const named = tableText(
    venue.tables.filter(({ id }) => form.tables.includes(id)),
    messages,
  );
  const found = chosen && rules.length === 0 ? tableText(chosen.tables, messages) : '';

  const send = (values: SheetForm, force: readonly StaffRule[]) => {
    const privacyTold = values.privacyTold || likelyTold;
    sheet.send({ form: values, privacyTold, force });
  };
  const submit = handleSubmit((values) => {
    if (isBlocked && !judged.isRefused) warning.current?.focus();
    else if (mode.kind === 'edit' && !isTouched) onClose();
    else send(values, setAside.force);
  });
  const acceptRules = () => {
    const force = setAside.accept();
    if (judged.isRefused) void handleSubmit((values) => send(values, force))();
  };

  function doneText(booking: StaffBooking): string {
    const summary = bookingSummary(booking, venue.today, format, messages);
    if (mode.kind === 'new') return texts.booked(summary);
    return mode.kind === 'edit' ? texts.saved(summary) : texts.offered(summary);
  }

  const startAfresh = () => {
    setIsDraft(false);
    reset(initialForm(mode));
  };

  if (withLink) {
    const finish = () => onDone(withLink);
    return (
      <Dialog heading={headingOf(mode, messages)} onClose={finish}>
        <GuestLink done={doneText(withLink)} url={linkOf(withLink) ?? ''} onDone={finish} />
      </Dialog>
    );
  }

  const time = form.time === '' ? '' : wallTimeText(form.time, format);
  const party = {
    time,
    covers: coversOf(venue, form),
    highChairs: form.highChairs,
    strollers: opened?.strollers ?? 0,
  };
  const mayForce = session.staff.permissions.includes('rules:force');
  const anyway = mode.kind === 'new' ? texts.bookAnyway : texts.saveAnyway;
  const acceptLabel = mayForce ? anyway : texts.askManager;
  const sentences = [
    ...(areTablesTaken && isTouched ? [texts.tableTakenSentence(named, time)] : []),
    ...ruleSentences(rules, party, texts),
  ];
  return (
    <Dialog heading={headingOf(mode, messages)} onClose={onClose} size="large">
      <FormProvider {...methods}>
        <form className="form booking-sheet" noValidate onSubmit={(event) => void submit(event)}>
          {isDraft && (
            <p className="sheet-draft">
              {texts.draft}
              <button type="button" className="button" onClick={startAfresh}>
                {texts.startAfresh}
              </button>
            </p>
          )}
          <section className="sheet-part" aria-labelledby={`${id}-who`}>
            <h3 id={`${id}-who`}>{texts.who}</h3>
            <div className="sheet-fields">
              {opened ? (
                <KnownGuest booking={opened} likelyTold={likelyTold} />
              ) : (
                <GuestFields initialUuid="" />
              )}
            </div>
          </section>
          <section className="sheet-part" aria-labelledby={`${id}-when`}>
            <h3 id={`${id}-when`}>{texts.when}</h3>
            <div className="sheet-fields">
              {scope.hasParty ? (
                <WhenFields
                  scope={scope}
                  dayTimes={dayTimes}
                  warning={
                    sentences.length > 0 && (
                      <RuleWarning
                        ref={warning}
                        sentences={sentences}
                        isAccepted={setAside.isAccepted}
                        acceptedText={mayForce ? texts.setAside : texts.managerIsAsked}
                        onAccept={rules.length > 0 && !areTablesTaken ? acceptRules : null}
                        onTakeBack={setAside.takeBack}
                        acceptLabel={acceptLabel}
                        onFindTable={
                          form.tables.length > 0 && scope.hasTime
                            ? () => setValue('tables', [])
                            : null
                        }
                      />
                    )
                  }
                />
              ) : (
                <p className="hint">{texts.onlyNotes}</p>
              )}
            </div>
          </section>
          <section className="sheet-part" aria-labelledby={`${id}-what`}>
            <h3 id={`${id}-what`}>{texts.what}</h3>
            <div className="sheet-fields">
              <OrderFields
                mode={mode}
                scope={scope}
                initial={initial}
                foundTables={found}
                usualMinutes={chosen?.turnMinutes ?? null}
                stay={stay}
              />
              {mode.kind === 'new' && <PrivacyChoice likelyTold={likelyTold} />}
            </div>
          </section>
          <div className="form-foot">
            {sheet.changedElsewhere.length > 0 && (
              <div className="problem" role="alert">
                <p>{texts.changedElsewhere}</p>
                {sheet.changedElsewhere.map(({ field, onScreen, now }) => (
                  <p key={field}>{texts.difference(field, onScreen, now)}</p>
                ))}
                <p>{texts.checkAgain}</p>
              </div>
            )}
            {sheet.problem !== null && (
              <p className="problem" role="alert">
                {sheet.problem}
              </p>
            )}
            {sheet.isRetrying && (
              <p className="hint" role="status">
                {messages.error.retrying}
              </p>
            )}
            <button type="submit" className="button main wide tall" aria-busy={sheet.isSending}>
              {sheet.isSending ? texts.sending : submitLabel()}
            </button>
          </div>
        </form>
      </FormProvider>
      {approval.dialog}
    </Dialog>
  );

  function submitLabel(): string {
    if (mode.kind === 'answer') return isMoved ? texts.offer(time) : texts.confirm(time);
    const typed = contactOf(form).name;
    const name = typed === '' && opened ? nameOf(opened, messages) : typed;
    const guests = coversOf(venue, form) || 0;
    const tables = named || found;
    const { date } = form;
    const parts = { name, guests, date, time: form.time, tables };
    const summary = summaryOf(parts, venue.today, format, messages);
    return mode.kind === 'new' ? texts.book(summary) : texts.save(summary);
  }
}

function headingOf(mode: SheetMode, messages: MessagesWith<'service'>): string {
  const texts = messages.bookingSheet;
  if (mode.kind === 'new') return texts.headingNew;
  const who = nameOf(mode.booking, messages);
  return mode.kind === 'edit' ? texts.headingEdit(who) : texts.headingAnswer(who);
}

/** The link that the guest needs: only a booking with a policy that is not signed yet has one. */
function linkOf({ redirectUrl, cancellationPolicy }: StaffBooking): string | null {
  return cancellationPolicy?.status === 'PENDING_SIGNATURE' ? redirectUrl : null;
}
