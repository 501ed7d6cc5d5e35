import {
  type Extras,
  keyOf,
  type LeveledGroup,
  lackOf,
  type OfferedAddOn,
  quantityOf,
  roomOf,
  withQuantity,
} from '../extras.ts';
import { RichText } from '../parts/rich-text.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { useSurroundings } from '../surroundings.ts';

/** One group of add-ons, with its limits in words. */
export function AddOnGroupFields(props: {
  group: LeveledGroup;
  extras: Extras;
  /** The diner wanted to go on: what is missing is said now, and not before. */
  isChecked: boolean;
  onChange: (extras: Extras) => void;
}) {
  const { group, extras, isChecked, onChange } = props;
  const { text } = useSurroundings();
  const { words } = text;
  const lack = lackOf(extras, group);
  const limits = [
    group.minTotalQuantity > 1 && text.count(words.groupLeast, group.minTotalQuantity),
    text.fill(words.groupLimits, { n: group.maxTotalQuantity }),
    group.maxTotalTypes > 0 &&
      group.maxTotalTypes < group.addOns.length &&
      text.count(words.groupKinds, group.maxTotalTypes),
  ].filter(Boolean);
  return (
    <fieldset className="extras">
      <legend className="shift-title">{group.name}</legend>
      {group.summary && (
        <div className="hint">
          <RichText html={group.summary} />
        </div>
      )}
      <p className="hint">{limits.join(' · ')}</p>
      {group.addOns.map((addOn) => (
        <AddOnField
          key={keyOf(group, addOn)}
          group={group}
          addOn={addOn}
          extras={extras}
          onChange={onChange}
        />
      ))}
      {isChecked && lack > 0 && (
        <p className="fault" role="alert">
          {text.count(words.groupLacks, lack)}
        </p>
      )}
    </fieldset>
  );
}

function AddOnField(props: {
  group: LeveledGroup;
  addOn: OfferedAddOn;
  extras: Extras;
  onChange: (extras: Extras) => void;
}) {
  const { group, addOn, extras, onChange } = props;
  const { text } = useSurroundings();
  const { words } = text;
  const { less, more } = roomOf(extras, group, addOn);
  const price = text.money(addOn.unitPrice, addOn.currency);
  const { minQuantity, maxQuantity } = addOn;
  const limits = [
    minQuantity > 1 && text.count(words.groupLeast, minQuantity),
    // What the group allows is said above.
    maxQuantity < group.maxTotalQuantity && text.fill(words.addOnMost, { n: maxQuantity }),
  ].filter(Boolean);
  return (
    <div className="extra" part="card">
      <div>
        <p className="extra-name">{addOn.name}</p>
        {addOn.summary && (
          <div className="hint">
            <RichText html={addOn.summary} />
          </div>
        )}
        <p className="extra-price">{[text.fill(words.each, { price }), ...limits].join(' · ')}</p>
      </div>
      {addOn.availability.isAvailable ? (
        <Stepper
          text={text}
          label={addOn.name}
          isLabelHidden
          value={quantityOf(extras, group, addOn)}
          less={less}
          more={more}
          onChange={(quantity) => onChange(withQuantity(extras, group, addOn, quantity))}
        />
      ) : (
        <p className="hint">{addOn.availability.detail || words.soldOut}</p>
      )}
    </div>
  );
}
