import { useId } from 'react';
import type { Report } from '../../../contract/staff/reports.ts';
import { useMessages } from '../../messages/messages.ts';

/** How long guests stayed, and how the waits at the door came true. */
export function StaysAndWaits({ stays, waits }: Pick<Report, 'stays' | 'waits'>) {
  const texts = useMessages('house').reports;
  const headingId = useId();
  const largest = stays.at(-1)?.covers;
  return (
    <div className="report-pair">
      {stays.length > 0 && (
        <section className="report-card" aria-labelledby={headingId}>
          <h2 id={headingId}>{texts.stays.heading}</h2>
          <table className="report-stays">
            <thead>
              <tr>
                <th scope="col">{texts.stays.size}</th>
                <th scope="col">{texts.figures.parties}</th>
                <th scope="col">{texts.stays.planned}</th>
                <th scope="col">{texts.stays.real}</th>
              </tr>
            </thead>
            <tbody>
              {stays.map(({ covers, parties, plannedMinutes, realMinutes }) => (
                <tr key={covers}>
                  <th scope="row">
                    {covers === largest && covers >= 9 ? texts.stays.orMore(covers) : covers}
                  </th>
                  <td>{parties}</td>
                  <td>{texts.minutes(plannedMinutes)}</td>
                  <td>{texts.minutes(realMinutes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="quiet-text">{texts.stays.hint}</p>
        </section>
      )}
      <Waits waits={waits} />
    </div>
  );
}

function Waits({ waits }: Pick<Report, 'waits'>) {
  const texts = useMessages('house').reports.waits;
  const minutes = useMessages('house').reports.minutes;
  const headingId = useId();
  if (!waits) return null;
  const lines = [
    [texts.quoted, minutes(waits.quotedMinutes)],
    [texts.real, minutes(waits.realMinutes)],
    [texts.withinTen, waits.withinTen],
    [texts.longer, waits.longer],
    [texts.shorter, waits.shorter],
  ] as const;
  return (
    <section className="report-card" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.heading}</h2>
      <p>{texts.parties(waits.parties)}</p>
      <dl className="report-lines">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
