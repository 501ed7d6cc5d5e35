import { Card } from '../../diner/parts/card.tsx';
import type { BookableTime } from '../../diner/times/bookable-times.ts';
import { useManage } from '../manage-context.ts';

/** The choice of an area, for a time that is available in several areas. */
export function AreaChoice(props: {
  bookableTime: BookableTime;
  chosenId: number | null;
  onChoose: (areaId: number) => void;
}) {
  const { bookableTime, chosenId, onChoose } = props;
  const { i18n, catalogue } = useManage();
  if (bookableTime.areaIds.length < 2) return null;
  return (
    <fieldset className="cards area-choice">
      <legend className="shift-title">{i18n.messages.chooseArea}</legend>
      {catalogue.floorPlanAreas
        .filter(({ id }) => bookableTime.areaIds.includes(id))
        .map(({ id, name }) => (
          <Card
            key={id}
            name="booking-area"
            isChosen={id === chosenId}
            content={{ name, summary: '', images: [] }}
            onChoose={() => onChoose(id)}
          />
        ))}
    </fieldset>
  );
}
