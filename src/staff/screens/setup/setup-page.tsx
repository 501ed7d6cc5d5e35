import '../house/house.css';
import '../house/venue/venue-editor.css';
import './setup.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { ConnectionError, ProblemError, problemCodeOf } from '../../../client/errors.ts';
import type { Country } from '../../../contract/countries.ts';
import type { SetupRequest } from '../../../contract/staff/setup.ts';
import type { Venue } from '../../../domain/venue.ts';
import { useApiClient } from '../../api-client.ts';
import { LanguageField } from '../../frame/language-field.tsx';
import { useLanguage, useMessages } from '../../messages/messages.ts';
import { navigate, START } from '../../route.ts';
import { startSession } from '../../session/session.ts';
import { writeAt } from '../house/venue/document-path.ts';
import { EditingContext, type VenueEditing } from '../house/venue/editor-context.ts';
import { showFaultyField } from '../house/venue/fields/faulty-field.ts';
import { checkDraft, firstDraft, inCountry, type SetupDraft } from './setup-draft.ts';
import { SetupFields } from './setup-fields.tsx';

/** The first run: the owner names the restaurant, its hours and its tables, and is signed in. */
export default function SetupPage() {
  const { setup: texts } = useMessages('house');
  const { language } = useLanguage();
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const [draft, setDraft] = useState<SetupDraft>(() => {
    const { locale, timeZone } = new Intl.DateTimeFormat(navigator.language).resolvedOptions();
    return firstDraft(language, new Intl.Locale(locale), timeZone);
  });
  const [attempts, setAttempts] = useState(0);
  const showsAllFaults = attempts > 0;
  const { request, faults } = useMemo(() => checkDraft(draft), [draft]);
  const problem = useRef<HTMLParagraphElement>(null);

  const setUp = useMutation({
    mutationFn: async (body: SetupRequest) => {
      return (await apiClient.call('set-up', { body }, { maxTries: 1 })).answer;
    },
    onSuccess: (session) => {
      // The snippet for the restaurant's page is the next step.
      navigate({ ...START, place: 'house', section: 'keys' });
      startSession(cache, session);
    },
  });
  const hasProblem = (showsAllFaults && faults.length > 0) || setUp.isError;
  useEffect(() => {
    if (setUp.isError) problem.current?.focus();
  }, [setUp.isError]);
  // After each attempt. The message is an alert, which is read out anyway.
  useEffect(() => {
    if (attempts > 0) showFaultyField()?.focus();
  }, [attempts]);

  const editing = useMemo<VenueEditing>(
    () => ({
      // The fields read and write by path, whatever the document.
      draft: draft as unknown as Venue,
      faults: new Map(faults.toReversed().map((fault) => [fault.parameter, fault])),
      stored: draft as unknown as Venue,
      showsAllFaults,
      mayChange: true,
      set: (path, value) =>
        setDraft((before) =>
          path === 'venue.country'
            ? inCountry(before, value as Country)
            : writeAt(before, path, value),
        ),
      replace: () => undefined,
    }),
    [draft, faults, showsAllFaults],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempts((count) => count + 1);
    if (request) setUp.mutate(request);
  };
  return (
    <main className="setup">
      <form className="form" noValidate onSubmit={submit}>
        <h1>{texts.heading}</h1>
        <p className="quiet-text">{texts.intro}</p>
        <LanguageField />
        <EditingContext value={editing}>
          <SetupFields />
        </EditingContext>
        {hasProblem && (
          <p className="problem" role="alert" ref={problem} tabIndex={-1}>
            {setUp.error && request ? whyNot(setUp.error, texts) : texts.faults(faults.length)}
          </p>
        )}
        <button type="submit" className="button main tall" aria-busy={setUp.isPending}>
          {setUp.isPending ? texts.creating : texts.create}
        </button>
      </form>
    </main>
  );
}

interface Texts {
  wrongCode: string;
  closed: string;
  noAnswer: string;
  refused: (why: string) => string;
}

function whyNot(error: Error, texts: Texts): string {
  if (error instanceof ConnectionError) return texts.noAnswer;
  const code = problemCodeOf(error);
  if (code === 'UNAUTHORIZED') return texts.wrongCode;
  if (code === 'FORBIDDEN') return texts.closed;
  return texts.refused(error instanceof ProblemError ? error.problem.detail : error.message);
}
