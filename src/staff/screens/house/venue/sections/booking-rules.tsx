import { useMessages } from '../../../../messages/messages.ts';
import { NumberInput } from '../fields/number-input.tsx';
import { SwitchInput } from '../fields/switch-input.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { TurnRules } from './turn-rules.tsx';

/** What holds for every booking: how early, how long, how many, and the wait list. */
export function BookingRules() {
  const { venue: texts } = useMessages('house');
  return (
    <>
      <div className="card">
        <div className="fields-row">
          <NumberInput path="minAdvanceMinutes" label={texts.minAdvance} />
          <NumberInput path="maxAdvanceDays" label={texts.maxAdvanceDays} />
        </div>
        <div className="fields-row">
          <NumberInput
            path="tableHoldMinutes"
            label={texts.tableHoldMinutes}
            hint={texts.zeroIsOff}
          />
          <NumberInput path="maxOpenBookingsPerGuest" label={texts.maxOpenBookings} />
        </div>
        <div className="fields-row">
          <NumberInput
            path="highChairs"
            label={texts.highChairs}
            hint={texts.emptyIsUnlimited}
            isOptional
          />
          <NumberInput
            path="strollers"
            label={texts.strollers}
            hint={texts.emptyIsUnlimited}
            isOptional
          />
        </div>
        <SwitchInput path="separatesAdultsAndChildren" label={texts.separatesChildren} />
        <SwitchInput
          path="autoAssignsTables"
          label={texts.autoAssigns}
          hint={texts.autoAssignsHint}
        />
        <NumberInput path="freezeMinutes" label={texts.freezeMinutes} hint={texts.freezeHint} />
        <SwitchInput
          path="features.publicBookingUpdates.isEnabled"
          label={texts.publicUpdates}
          hint={texts.publicUpdatesHint}
        />
        <TextInput path="redirectUrl" label={texts.redirectUrl} type="url" isOptional />
      </div>
      <TurnRules path="turnMinutes" />
      <fieldset className="card">
        <legend>{texts.waitList}</legend>
        <SwitchInput
          path="waitList.offersTables"
          label={texts.offersTables}
          hint={texts.offersTablesHint}
        />
        <div className="fields-row">
          <NumberInput path="waitList.minutesToday" label={texts.offerMinutesToday} />
          <NumberInput path="waitList.minutesLater" label={texts.offerMinutesLater} />
        </div>
      </fieldset>
    </>
  );
}
