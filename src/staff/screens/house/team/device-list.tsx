import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Device } from '../../../../contract/staff/team.ts';
import { useMessages } from '../../../messages/messages.ts';
import { Field } from '../../../parts/field.tsx';
import { dateTimeOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';
import { useColleaguesQuery } from '../../take-over/colleagues-query.ts';
import { useDevicesQuery, useTeamChange } from './team-queries.ts';

/** The signed-in devices, which can be named and signed out remotely. */
export function DeviceList() {
  const { team: texts } = useMessages('service');
  const { data } = useQuery(useDevicesQuery());
  const { data: colleagues = [] } = useQuery(useColleaguesQuery());
  return (
    <section className="card" aria-labelledby="team-devices">
      <h3 id="team-devices">{texts.devices}</h3>
      <p className="quiet-text">{texts.devicesHint}</p>
      <ul className="team-list">
        {data?.devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            acting={colleagues.find(({ uuid }) => uuid === device.actingUuid)?.name ?? '–'}
          />
        ))}
      </ul>
    </section>
  );
}

function DeviceRow({ device, acting }: { device: Device; acting: string }) {
  const { team: texts } = useMessages('service');
  const { format } = useSession();
  const change = useTeamChange();
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, name, lastUsedAt, isThisOne } = device;
  const signOut = () =>
    change.mutate({
      call: { operation: 'sign-out-device', params: { deviceId: id } },
      done: texts.deviceSignedOut(name),
    });
  return (
    <li className="team-row">
      <div className="team-who">
        <strong>
          {name}
          {isThisOne && ` (${texts.thisOne})`}
        </strong>
        <span className="quiet-text">{texts.lastUsed(dateTimeOf(lastUsedAt, format), acting)}</span>
      </div>
      {isRenaming ? (
        <RenameForm device={device} onDone={() => setIsRenaming(false)} />
      ) : (
        <div className="team-actions">
          <button
            type="button"
            className="button"
            aria-label={texts.renameLabel(name)}
            onClick={() => setIsRenaming(true)}
          >
            {texts.rename}
          </button>
          {/* This one is signed out in the menu, which asks about taps that are not sent. */}
          {!isThisOne && (
            <button
              type="button"
              className="button danger-text"
              aria-label={texts.signOutLabel(name)}
              onClick={signOut}
            >
              {texts.signOut}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

function RenameForm({ device, onDone }: { device: Device; onDone: () => void }) {
  const { team: texts } = useMessages('service');
  const change = useTeamChange();
  const [name, setName] = useState(device.name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    change.mutate(
      {
        call: {
          operation: 'rename-device',
          params: { deviceId: device.id },
          body: { name: name.trim() },
        },
        done: texts.renamed(name.trim()),
      },
      { onSettled: onDone },
    );
  };
  return (
    <form className="team-rename" onSubmit={save}>
      <Field
        label={texts.deviceName}
        input={(attributes) => (
          <input
            {...attributes}
            // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was just pressed
            autoFocus
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      />
      <button type="submit" className="button main" aria-busy={change.isPending}>
        {texts.save}
      </button>
    </form>
  );
}
