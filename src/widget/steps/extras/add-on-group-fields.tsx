import type { ChosenExtras } from '../../../diner/chosen-extras.ts';
import { Stepper } from '../../../diner/parts/stepper.tsx';
import { RichText } from '../../../diner/venue-text/rich-text.tsx';
import {
  keyOf,
  missingQuantity,
  type OfferedAddOn,
  type OfferedAddOnGroup,
  quantityOf,
  quantitySteps,
  withQuantity,
} from '../../flow/extras.ts';
import { useWidget } from '../../widget-context.ts';

/** A group of add-ons, with its limits. */
export function AddOnGroupFields(props: {
  group: OfferedAddOnGroup;
  extras: ChosenExtras;
  /** Whether the diner has tried to continue: only then a missing add-on is shown as an error. */
  showsErrors: boolean;
  onChange: (extras: ChosenExtras) => void;
}) {
  const { group, extras, showsErrors, onChange } = props;
  const { i18n } = useWidget();
  const { messages } = i18n;
  const missing = missingQuantity(extras, group);
  const limits = [
    group.minTotalQuantity > 1 && i18n.plural(messages.groupMin, group.minTotalQuantity),
    i18n.format(messages.groupMax, { n: group.maxTotalQuantity }),
    group.maxTotalTypes > 0 &&
      group.maxTotalTypes < group.addOns.length &&
      i18n.plural(messages.groupMaxTypes, group.maxTotalTypes),
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
      {showsErrors && missing > 0 && (
        <p className="field-error" role="alert">
          {i18n.plural(messages.groupMissing, missing)}
        </p>
      )}
    </fieldset>
  );
}

function AddOnField(props: {
  group: OfferedAddOnGroup;
  addOn: OfferedAddOn;
  extras: ChosenExtras;
  onChange: (extras: ChosenExtras) => void;
}) {
  const { group, addOn, extras, onChange } = props;
  const { i18n } = useWidget();
  const { messages } = i18n;
  const { less, more } = quantitySteps(extras, group, addOn);
  const price = i18n.money(addOn.unitPrice, addOn.currency);
  const { minQuantity, maxQuantity } = addOn;
  const limits = [
    minQuantity > 1 && i18n.plural(messages.groupMin, minQuantity),
    // The group’s own maximum is shown above.
    maxQuantity < group.maxTotalQuantity && i18n.format(messages.addOnMax, { n: maxQuantity }),
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
        <p className="extra-price">
          {[i18n.format(messages.priceEach, { price }), ...limits].join(' · ')}
        </p>
      </div>
      {addOn.availability.isAvailable ? (
        <Stepper
          i18n={i18n}
          label={addOn.name}
          isLabelHidden
          value={quantityOf(extras, group, addOn)}
          less={less}
          more={more}
          onChange={(quantity) => onChange(withQuantity(extras, group, addOn, quantity))}
        />
      ) : (
        <p className="hint">{addOn.availability.detail || messages.soldOut}</p>
      )}
    </div>
  );
}
