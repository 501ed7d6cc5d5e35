import { type ChangeKind, facts } from './change-kind.ts';

export interface NoteChange {
  kind: 'note';
  privateNotes: string | null;
}

/** The team's note about a booking. */
export const updateNote: ChangeKind<NoteChange> = {
  isPossible: (_, { status }) => status !== 'DELETED',
  isAlreadySo: ({ privateNotes }, booking) => booking.privateNotes === privateNotes,
  apply: ({ privateNotes }, booking) => ({ ...booking, privateNotes }),
  call: ({ privateNotes }, { params, at }) => ({
    operation: 'update-booking',
    params,
    body: { privateNotes, at },
  }),
  facts: () => [facts.note],
  label: (_change, _snapshot, messages) => messages.service.note,
  text: (_, { who }, messages) => messages.service.tapText.note(who),
};
