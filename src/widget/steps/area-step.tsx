import { type Dispatch, useState } from 'react';
import { areaOf, type ChoosingArea, type FlowEvent } from '../flow.ts';
import { Card } from '../parts/card.tsx';
import { MainButton } from '../parts/main-button.tsx';
import { StepHeading } from '../parts/step-heading.tsx';
import { Summary } from '../parts/summary.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { useSurroundings } from '../surroundings.ts';
import { useSlotCheck } from './use-slot-check.ts';

/** Where to sit, among the areas that the chosen time can be had in. */
export function AreaStep({
  flow,
  dispatch,
}: {
  flow: ChoosingArea;
  dispatch: Dispatch<FlowEvent>;
}) {
  const { text, catalogue, emit } = useSurroundings();
  const { words } = text;
  const check = useSlotCheck(dispatch);
  const [isMissing, setMissing] = useState(false);
  const chosen = areaOf(flow.offer, flow.areaId);
  const areas = catalogue.floorPlanAreas.filter((area) => flow.offer.areaIds.includes(area.id));
  return (
    <div className="screen">
      <Summary flow={flow} total={0} dispatch={dispatch} />
      <StepHeading takesFocus>{words.chooseArea}</StepHeading>
      <fieldset className="cards cards-wide">
        <legend className="unseen">{words.chooseArea}</legend>
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
            {words.areaNeeded}
          </p>
        )}
        {check.failure && <Trouble text={text} emit={emit} failure={check.failure} />}
        <MainButton
          isWorking={check.isChecking}
          workingText={words.checking}
          onPress={() => {
            setMissing(chosen === null);
            if (chosen !== null) void check.run(flow);
          }}
        >
          {words.continue}
        </MainButton>
      </div>
    </div>
  );
}
