import type { TimeSlot } from '../../contract/availability.ts';
import { type DetailsForm, Tick } from '../parts/field.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { plainText } from '../plain-text.ts';
import { safeAddress } from '../safe-address.ts';
import { useSurroundings } from '../surroundings.ts';

/** What is agreed to: each thing apart, in the venue’s own words, and nothing ticked beforehand. */
export function ConsentFields({
  form,
  timeSlot,
}: {
  form: DetailsForm;
  timeSlot: TimeSlot | null;
}) {
  const { text, venue } = useSurroundings();
  const { words } = text;
  const { texts } = venue;
  const privacyPolicy = safeAddress(texts.privacyPolicyUrl);
  return (
    <div className="fields">
      {timeSlot?.isTimeLimited && (
        <div className="notice notice-calm">
          <RichText html={text.fill(texts.timeLimit, { minutes: timeSlot.turnMinutes })} />
          <Tick form={form} name="acceptsTimeLimit" label={words.acceptTimeLimit} />
        </div>
      )}
      <Tick form={form} name="hasGdprConsent" label={plainText(texts.dataProcessingConsent)}>
        {privacyPolicy && (
          <p className="hint">
            <a href={privacyPolicy} target="_blank" rel="noopener noreferrer">
              {words.privacyPolicy}
              <span className="unseen"> ({words.opensNewTab})</span>
            </a>
          </p>
        )}
      </Tick>
      <Tick form={form} name="acceptsMarketing" label={plainText(texts.marketingConsent)}>
        <p className="hint">{words.optional}</p>
      </Tick>
    </div>
  );
}
