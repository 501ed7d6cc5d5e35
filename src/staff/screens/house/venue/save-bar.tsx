import { useEffect, useRef } from 'react';
import type { VenueFault } from '../../../../contract/venue-fault.ts';
import { useMessages } from '../../../messages/messages.ts';
import type { MessageParts } from '../../../messages/staff-messages.ts';
import { afterPaint } from '../../../parts/after-paint.ts';
import { hrefOf, START, useRoute } from '../../../route.ts';
import type { DocumentPath } from './document-path.ts';
import { showFaultyField } from './fields/faulty-field.ts';
import { editedSections, type VenueDraft } from './venue-draft.ts';

type SectionId = keyof MessageParts['house']['house']['sections'];

/** Where each part of the document is edited; what is not listed is a rule for bookings. */
const SECTIONS: Readonly<Record<string, SectionId>> = {
  name: 'venue',
  contact: 'venue',
  country: 'venue',
  language: 'venue',
  currency: 'venue',
  timezone: 'venue',
  dayStartsAt: 'venue',
  shifts: 'opening-times',
  exceptions: 'opening-times',
  tables: 'tables',
  combinations: 'tables',
  floorPlanAreas: 'tables',
  experiences: 'experiences',
  addOnGroups: 'add-ons',
  promos: 'codes',
  redemptionCodes: 'codes',
  cancellationPolicies: 'cancellation',
  texts: 'texts',
  messages: 'mail',
};

interface SaveBarProps {
  draft: VenueDraft;
  /** How often somebody has tried to save a draft with faults. */
  attempts: number;
  /** Those that keep the draft from being saved, once somebody has tried. */
  faults: readonly VenueFault[];
  onPreview: () => void;
  onDiscard: () => void;
}

/** What is not saved yet, and the way to save it. */
export function SaveBar({ draft, attempts, faults, onPreview, onDiscard }: SaveBarProps) {
  const { venue: texts } = useMessages('house');
  const { sections } = useMessages('house').house;
  const route = useRoute();
  const problem = useRef<HTMLParagraphElement>(null);
  const [first] = faults;
  const hasFaults = first !== undefined;
  const told = useRef(0);
  // After each attempt, so that it is read out. Not while somebody types, who may have to empty a field first.
  useEffect(() => {
    if (!hasFaults || told.current === attempts) return;
    told.current = attempts;
    problem.current?.focus();
    showFaultyField();
  }, [hasFaults, attempts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another section is opened
  useEffect(() => {
    if (hasFaults) return afterPaint(() => showFaultyField()?.focus());
  }, [route.section]);

  const section = first && sectionOfPath(first.parameter);
  return (
    <section className="save-bar" aria-label={texts.save}>
      {first ? (
        <p className="problem" ref={problem} tabIndex={-1}>
          {texts.faultCount(faults.length)}
          {section && section !== route.section && (
            <>
              {' '}
              <a href={hrefOf({ ...START, place: 'house', section })}>{sections[section]}</a>
            </>
          )}
        </p>
      ) : (
        <p role="status">{texts.changed(editedSections(draft).length)}</p>
      )}
      <button type="button" className="button quiet" onClick={onDiscard}>
        {texts.discard}
      </button>
      <button type="button" className="button main" aria-haspopup="dialog" onClick={onPreview}>
        {texts.preview}
      </button>
    </section>
  );
}

/** The section of the house in which a part of the document is edited. */
function sectionOfPath(path: DocumentPath): SectionId {
  const [part = ''] = /^\w+/.exec(path) ?? [];
  return SECTIONS[part] ?? 'rules';
}
