import { isElsewhere } from '../moment.ts';
import { Receipt } from '../parts/receipt.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { StepHeading } from '../parts/step-heading.tsx';
import { plainText } from '../plain-text.ts';
import { bookingLines } from './booking-lines.ts';
import { useManage } from './manage-context.ts';
import { outcomeOf } from './outcome.ts';
import { mayDo } from './permitted.ts';
import { PlansSection } from './plans-section.tsx';
import { PolicySection } from './policy-section.tsx';
import { ReconfirmSection } from './reconfirm-section.tsx';

/** The booking as it stands, and what is to be done about it. */
export function BookingView() {
  const manage = useManage();
  const { managed, text, headingTakesFocus } = manage;
  const { words } = text;
  const { booking, start } = managed;
  const { texts } = start.venue;
  const now = Date.now();
  const may = mayDo(managed, now);
  const [title, sentence] = outcomeOf(manage, now);
  const note = booking.publicNotes ?? texts.bookingNote;
  return (
    <div className="screen">
      <div className="page-head">
        <StepHeading takesFocus={headingTakesFocus}>{title}</StepHeading>
        <p>{sentence}</p>
      </div>
      <div className="sides">
        <div className="side">
          <div>
            <Receipt lines={bookingLines(manage)} />
            {isElsewhere(booking.bookingAt) && <p className="hint">{words.venueTime}</p>}
          </div>
          {booking.isTimeLimited && (
            <p className="hint">
              {text.fill(plainText(texts.timeLimit), { minutes: booking.turnMinutes })}
            </p>
          )}
          {note && may.cancel && (
            <div className="notice notice-calm">
              <p className="notice-title">{words.note}</p>
              <RichText html={note} />
            </div>
          )}
        </div>
        <div className="side">
          <PolicySection />
          <ReconfirmSection isMain={!may.sign} />
          <PlansSection />
        </div>
      </div>
    </div>
  );
}
