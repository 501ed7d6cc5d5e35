import './tonight.css';
import { useId, useState } from 'react';
import type { BlockRequest, StaffServiceDay } from '../../../contract/staff/service-days.ts';
import { BLOCK_ENDS } from '../../../domain/service-day/block-interval.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { errorText } from '../../bookings/error-text.ts';
import { useServiceDaySettings } from '../../day-data/service-day-settings.ts';
import { useMessages } from '../../messages/messages.ts';
import type { VenueTable } from '../../service/venue-tables.ts';
import { useSession } from '../../session/session.ts';
import { AffectedList, isOffer } from './affected-list.tsx';
import { BlockList } from './block-list.tsx';
import { sendBlock, useAffectedByBlock, useDayChange } from './service-day-requests.ts';

interface BlockSectionProps {
  table: VenueTable;
  date: WallDate;
}

/** The blocks of a table, and the button that blocks it. */
export default function BlockSection({ table, date }: BlockSectionProps) {
  const { tonight: texts } = useMessages('service');
  const { permissions } = useSession().session.staff;
  const [isOpen, setIsOpen] = useState(false);
  const blocks = blocksOf(useServiceDaySettings(date), table);
  if (!permissions.includes('tonight:change')) return null;
  return (
    <>
      {blocks.length > 0 && <BlockList blocks={blocks} />}
      {isOpen ? (
        <BlockForm table={table} date={date} onDone={() => setIsOpen(false)} />
      ) : (
        <button type="button" className="button wide" onClick={() => setIsOpen(true)}>
          {texts.block}
        </button>
      )}
    </>
  );
}

function blocksOf(day: StaffServiceDay | undefined, { id }: VenueTable) {
  return (day?.blocks ?? []).filter(({ tables }) => tables.some((each) => each.id === id));
}

const MAX_REASON_LENGTH = 200;

/** Until when and why; whoever has the table meanwhile is listed first. */
function BlockForm({ table, date, onDone }: BlockSectionProps & { onDone: () => void }) {
  const messages = useMessages('service');
  const { tonight: texts } = messages;
  const [until, setUntil] = useState<BlockRequest['until']>('END_OF_SERVICE');
  const [reason, setReason] = useState('');
  const reasonId = useId();
  const block = { date, tables: [table.posId || table.name], until };
  const { data: affected, error: notChecked, refetch } = useAffectedByBlock(block);
  const { mutate, isPending, error } = useDayChange(sendBlock);
  const send = (how: Pick<BlockRequest, 'moveBookings' | 'keepBookings'>) =>
    mutate({ ...block, ...how, reason: reason.trim() || null }, { onSuccess: onDone });
  const atTable = (affected ?? []).filter((each) => !isOffer(each));
  const canMove = atTable.some(({ otherTables }) => otherTables !== null);
  const stays = atTable.some(({ otherTables }) => otherTables === null);

  return (
    <section className="block-form" aria-label={texts.blockOf(table.name)}>
      <fieldset className="day-chips">
        <legend>{texts.until}</legend>
        {BLOCK_ENDS.map((end) => (
          <button
            key={end}
            type="button"
            className="button"
            aria-pressed={end === until}
            onClick={() => setUntil(end)}
          >
            {texts.ends[end]}
          </button>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={reasonId}>{texts.reason}</label>
        <input
          id={reasonId}
          type="text"
          autoComplete="off"
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <AffectedList affected={affected} error={notChecked} onRetry={() => void refetch()} />
      {error && (
        <p className="problem" role="alert">
          {errorText(error, texts.blocking, messages)}
        </p>
      )}
      {canMove && (
        <button
          type="button"
          className="button main wide tall"
          disabled={isPending}
          onClick={() => send({ moveBookings: true, keepBookings: stays })}
        >
          {stays ? texts.moveSomeAndBlock : texts.moveAndBlock}
        </button>
      )}
      <button
        type="button"
        className={canMove ? 'button wide' : 'button main wide tall'}
        disabled={isPending || affected === undefined}
        aria-busy={isPending}
        onClick={() => send({ keepBookings: atTable.length > 0 })}
      >
        {atTable.length > 0 ? texts.keepAndBlock : texts.blockOf(table.name)}
      </button>
    </section>
  );
}
