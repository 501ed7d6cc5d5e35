import { createContext, use } from 'react';
import type { VenueFault } from '../../../../contract/venue-fault.ts';
import type { Language } from '../../../../domain/language.ts';
import type { Venue } from '../../../../domain/venue.ts';
import { type DocumentPath, readAt } from './document-path.ts';

/** The venue document that is being edited. */
export interface VenueEditing {
  /** It may have faults: an emptied number is NaN, an emptied text is ''. */
  draft: Venue;
  /** What is wrong in the draft, by path. */
  faults: ReadonlyMap<DocumentPath, VenueFault>;
  /** The document from which the draft was made. */
  stored: Venue;
  /** Whether faults are shown also at fields that nobody has left yet: after an attempt to save. */
  showsAllFaults: boolean;
  /** Whether the person may change the document. */
  mayChange: boolean;
  set: (path: DocumentPath, value: unknown) => void;
  /** Puts another document in place of the draft, such as an earlier version. */
  replace: (document: Venue) => void;
}

export const EditingContext = createContext<VenueEditing | null>(null);

export function useEditing(): VenueEditing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('useEditing needs an EditingContext.');
  return editing;
}

/** The languages of the texts, the venue's own first. */
export function textLanguages(venue: Venue, all: readonly Language[]): Language[] {
  return [venue.language, ...all.filter((each) => each !== venue.language)];
}

interface EditedField<Value> {
  value: Value;
  set: (value: Value) => void;
  fault: VenueFault | undefined;
  isDisabled: boolean;
}

/** One field of the draft. The caller gives the type that the document has at the path. */
export function useField<Value>(path: DocumentPath): EditedField<Value> {
  const { draft, faults, set, mayChange } = useEditing();
  return {
    value: readAt(draft, path) as Value,
    set: (value) => set(path, value),
    fault: faults.get(path),
    isDisabled: !mayChange,
  };
}
