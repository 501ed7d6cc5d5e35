import type { Offer } from '../../offers.ts';
import { Card } from '../../parts/card.tsx';
import { useSurroundings } from '../../surroundings.ts';

/** Where to sit, for a time that several areas can serve. */
export function AreaChoice(props: {
  offer: Offer;
  chosen: number | null;
  onChoose: (areaId: number) => void;
}) {
  const { offer, chosen, onChoose } = props;
  const { text, catalogue } = useSurroundings();
  if (offer.areaIds.length < 2) return null;
  return (
    <fieldset className="cards area-choice">
      <legend className="shift-title">{text.words.chooseArea}</legend>
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
