import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../../domain/language.ts';
import { STAFF_ROLES, type StaffRole } from '../../../../domain/staff-role.ts';
import { isNamed } from '../../../../domain/typed-text.ts';
import { useApiClient } from '../../../api-client.ts';
import { useMessages } from '../../../messages/messages.ts';
import { Field } from '../../../parts/field.tsx';
import { useSession } from '../../../session/session.ts';
import { useTeamQuery } from './team-queries.ts';

/** Makes a link with which somebody joins the team. */
export function InviteForm() {
  const { team: texts } = useMessages('service');
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { queryKey } = useTeamQuery();
  const { session } = useSession();
  const [name, setName] = useState('');
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [role, setRole] = useState<StaffRole>('HOST');
  const [language, setLanguage] = useState<Language>(session.venue.language);

  const invite = useMutation({
    // What was typed comes with the call: an Enter may be faster than the render after the last key.
    mutationFn: async (body: { name: string; role: StaffRole; language: Language }) =>
      (await apiClient.call('invite-staff', { body }, { maxTries: 1 })).answer,
    onSuccess: () => {
      setName('');
      return cache.invalidateQueries({ queryKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsNameMissing(!isNamed(name));
    if (isNamed(name)) invite.mutate({ name: name.trim(), role, language });
  };

  return (
    <section className="card" aria-labelledby="team-invite">
      <h3 id="team-invite">{texts.invite}</h3>
      <p className="quiet-text">{texts.inviteHint}</p>
      <form className="form team-form" noValidate onSubmit={submit}>
        <Field
          label={texts.name}
          error={isNameMissing ? texts.nameMissing : undefined}
          input={(attributes) => (
            <input
              {...attributes}
              autoComplete="off"
              maxLength={100}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        />
        <Field
          label={texts.role}
          hint={texts.roleMeans[role]}
          input={(attributes) => (
            <select
              {...attributes}
              value={role}
              onChange={({ target }) => setRole(target.value as StaffRole)}
            >
              {STAFF_ROLES.map((each) => (
                <option key={each} value={each}>
                  {texts.roles[each]}
                </option>
              ))}
            </select>
          )}
        />
        <Field
          label={texts.language}
          input={(attributes) => (
            <select
              {...attributes}
              value={language}
              onChange={({ target }) => setLanguage(target.value as Language)}
            >
              {LANGUAGES.map((each) => (
                <option key={each} value={each}>
                  {LANGUAGE_NAMES[each]}
                </option>
              ))}
            </select>
          )}
        />
        {invite.isError && (
          <p className="problem" role="alert">
            {texts.failed}
          </p>
        )}
        <button type="submit" className="button main" aria-busy={invite.isPending}>
          {texts.makeLink}
        </button>
      </form>
      {invite.data && <InvitationLink name={invite.data.invitation.name} link={invite.data.link} />}
    </section>
  );
}

/** The link of a new invitation, to copy or to open in mail. */
function InvitationLink({ name, link }: { name: string; link: string }) {
  const { team: texts } = useMessages('service');
  const { session } = useSession();
  const [copied, setCopied] = useState('');
  const subject = encodeURIComponent(texts.mailSubject(session.venue.name));
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(link);
  };
  return (
    <div className="team-link">
      <Field
        label={texts.linkReady(name)}
        input={(attributes) => (
          <input {...attributes} readOnly value={link} onFocus={({ target }) => target.select()} />
        )}
      />
      <div className="team-actions">
        {/* Only pages on HTTPS may copy; everywhere else, the field is there to select. */}
        {navigator.clipboard && (
          <button type="button" className="button" onClick={() => void copy()}>
            {texts.copy}
          </button>
        )}
        <a className="button" href={`mailto:?subject=${subject}&body=${encodeURIComponent(link)}`}>
          {texts.mailLink}
        </a>
        <span role="status">{copied === link && texts.copied}</span>
      </div>
    </div>
  );
}
