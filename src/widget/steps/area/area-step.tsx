import { type Dispatch, useState } from 'react';
import { areaOf, type ChoosingArea, type FlowEvent } from '../../flow/flow.ts';
import { Card } from '../../../diner/parts/card.tsx';
import { MainButton } from '../../../diner/parts/main-button.tsx';
import { StepHeading } from '../../../diner/parts/step-heading.tsx';
import { Summary } from '../summary.tsx';
import { ReportedFailure } from '../reported-failure.tsx';
import { useWidget } from '../../widget-context.ts';
import { useSlotCheck } from '../use-slot-check.ts';

/** Where to sit, among the areas that the chosen time can be had in. */
export function AreaStep({
  flow,
  dispatch,
}: {
  flow: ChoosingArea;
  dispatch: Dispatch<FlowEvent>;
}) {
  const { i18n, catalogue, emit } = useWidget();
  const { messages } = i18n;
  const check = useSlotCheck(dispatch);
  const [isMissing, setMissing] = useState(false);
  const chosen = areaOf(flow.offer, flow.areaId);
  const areas = catalogue.floorPlanAreas.filter((area) => flow.offer.areaIds.includes(area.id));
  return (
    <div className="screen">
      <Summary flow={flow} total={0} dispatch={dispatch} />
      <StepHeading takesFocus>{messages.chooseArea}</StepHeading>
      <fieldset className="cards cards-wide">
        <legend className="unseen">{messages.chooseArea}</legend>
        {areas.map((area) => (
          <Card
            key={area.id}
            name="table-booking-area"
            isChosen={area.id === chosen}
            shown={area}
            onChoose={() => dispatch({ type: 'area-chosen', areaId: area.id })}
          />
        ))}
      </fieldset>
      <div className="action-bar">
        {isMissing && chosen === null && (
          <p className="fault" role="alert">
            {messages.areaNeeded}
          </p>
        )}
        {check.failure && <ReportedFailure i18n={i18n} emit={emit} failure={check.failure} />}
        <MainButton
          isWorking={check.isChecking}
          workingText={messages.checking}
          onPress={() => {
            setMissing(chosen === null);
            if (chosen !== null) void check.run(flow);
          }}
        >
          {messages.continue}
        </MainButton>
      </div>
    </div>
  );
}
