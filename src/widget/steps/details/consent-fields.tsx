import type { TimeSlot } from '../../../contract/availability.ts';
import { NewTabNote } from '../../../diner/parts/new-tab-note.tsx';
import { plainText } from '../../../diner/venue-text/plain-text.ts';
import { RichText } from '../../../diner/venue-text/rich-text.tsx';
import { safeUrl } from '../../../diner/venue-text/safe-url.ts';
import { useWidget } from '../../widget-context.ts';
import { CheckboxField, type DetailsForm } from './field.tsx';

/** A checkbox for each consent, with the venue’s own text. None is pre-ticked. */
export function ConsentFields({
  form,
  timeSlot,
}: {
  form: DetailsForm;
  timeSlot: TimeSlot | null;
}) {
  const { i18n, venue } = useWidget();
  const { messages } = i18n;
  const { texts } = venue;
  const privacyPolicy = safeUrl(texts.privacyPolicyUrl);
  return (
    <div className="fields">
      {timeSlot?.isTimeLimited && (
        <div className="notice notice-calm">
          <RichText html={i18n.format(texts.timeLimit, { minutes: timeSlot.turnMinutes })} />
          <CheckboxField form={form} name="acceptsTimeLimit" label={messages.acceptTimeLimit} />
        </div>
      )}
      <CheckboxField
        form={form}
        name="hasGdprConsent"
        label={plainText(texts.dataProcessingConsent)}
      >
        {privacyPolicy && (
          <p className="hint">
            <a href={privacyPolicy} target="_blank" rel="noopener noreferrer">
              {messages.privacyPolicy}
              <NewTabNote />
            </a>
          </p>
        )}
      </CheckboxField>
      <CheckboxField form={form} name="acceptsMarketing" label={plainText(texts.marketingConsent)}>
        <p className="hint">{messages.optional}</p>
      </CheckboxField>
    </div>
  );
}
