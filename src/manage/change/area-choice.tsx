import type { Offer } from '../../diner/times/offers.ts';
import { Card } from '../../diner/parts/card.tsx';
import { useWidget } from '../../widget/widget-context.ts';

/** Where to sit, for a time that several areas can serve. */
export function AreaChoice(props: {
  offer: Offer;
  chosen: number | null;
  onChoose: (areaId: number) => void;
}) {
  const { offer, chosen, onChoose } = props;
  const { i18n, catalogue } = useWidget();
  if (offer.areaIds.length < 2) return null;
  return (
    <fieldset className="cards area-choice">
      <legend className="shift-title">{i18n.messages.chooseArea}</legend>
      {catalogue.floorPlanAreas
        .filter(({ id }) => offer.areaIds.includes(id))
        .map(({ id, name }) => (
          <Card
            key={id}
            name="booking-area"
            isChosen={id === chosen}
            shown={{ name, summary: '', images: [] }}
            onChoose={() => onChoose(id)}
          />
        ))}
    </fieldset>
  );
}
