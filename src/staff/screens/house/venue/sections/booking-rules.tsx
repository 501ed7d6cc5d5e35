import { useMessages } from '../../../../messages/messages.ts';
import { Settings } from '../fields/settings.tsx';
import { TurnRules } from './turn-rules.tsx';

/** What holds for every booking: how early, how long, how many, and the wait list. */
export function BookingRules() {
  const { venue: texts } = useMessages('house');
  return (
    <>
      <div className="card">
        <Settings
          rows={[
            ['minAdvanceMinutes', 'maxAdvanceDays'],
            ['tableHoldMinutes', 'maxOpenBookingsPerGuest'],
            ['highChairs', 'strollers'],
            'separatesAdultsAndChildren',
            'autoAssignsTables',
            'freezeMinutes',
            'features.publicBookingUpdates.isEnabled',
            'redirectUrl',
          ]}
        />
      </div>
      <TurnRules path="turnMinutes" />
      <fieldset className="card">
        <legend>{texts.waitList}</legend>
        <Settings
          rows={['waitList.offersTables', ['waitList.minutesToday', 'waitList.minutesLater']]}
        />
      </fieldset>
    </>
  );
}
