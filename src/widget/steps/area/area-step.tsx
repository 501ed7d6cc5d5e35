import { type Dispatch, useState } from 'react';
import { Card } from '../../../diner/parts/card.tsx';
import { MainButton } from '../../../diner/parts/main-button.tsx';
import { StepHeading } from '../../../diner/parts/step-heading.tsx';
import { areaOf } from '../../../diner/times/areas.ts';
import type { ChoosingArea, FlowEvent } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import { ReportedFailure } from '../reported-failure.tsx';
import { Summary } from '../summary.tsx';
import { useSlotCheck } from '../use-slot-check.ts';

/** The choice between the areas that have the chosen time. */
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
  const chosenId = areaOf(flow.bookableTime, flow.areaId);
  const areas = catalogue.floorPlanAreas.filter((area) =>
    flow.bookableTime.areaIds.includes(area.id),
  );
  return (
    <div className="screen">
      <Summary flow={flow} total={0} dispatch={dispatch} />
      <StepHeading takesFocus>{messages.chooseArea}</StepHeading>
      <fieldset className="cards cards-wide">
        <legend className="visually-hidden">{messages.chooseArea}</legend>
        {areas.map((area) => (
          <Card
            key={area.id}
            name="table-booking-area"
            isChosen={area.id === chosenId}
            content={area}
            onChoose={() => dispatch({ type: 'area-chosen', areaId: area.id })}
          />
        ))}
      </fieldset>
      <div className="action-bar">
        {isMissing && chosenId === null && (
          <p className="field-error" role="alert">
            {messages.areaRequired}
          </p>
        )}
        {check.failure && <ReportedFailure i18n={i18n} emit={emit} failure={check.failure} />}
        <MainButton
          isWorking={check.isChecking}
          workingText={messages.checking}
          onPress={() => {
            setMissing(chosenId === null);
            if (chosenId !== null) void check.run(flow);
          }}
        >
          {messages.continue}
        </MainButton>
      </div>
    </div>
  );
}
