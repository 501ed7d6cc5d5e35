import './reports.css';
import { useId, useState } from 'react';
import { isWallDate } from '../../../domain/venue-time.ts';
import { PlacePage } from '../../frame/place-page.tsx';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';
import { hrefOf, START, useRoute } from '../../route.ts';
import { useSession } from '../../session/session.ts';
import { PeriodFigures } from './period-figures.tsx';
import {
  latestPeriod,
  type Period,
  periodAround,
  REPORT_VIEWS,
  type ReportView,
  stepPeriod,
} from './report-period.ts';
import { csvOfService } from './report-queries.ts';
import { periodText } from './report-text.ts';
import { ServiceFigures } from './service-figures.tsx';

/** What became of the last night, and of weeks and months. */
export default function Reports() {
  const messages = useMessages('house');
  const texts = messages.reports;
  const route = useRoute();
  const { session, format } = useSession();
  const { today } = session.venue;
  const view = REPORT_VIEWS.find((each) => each === route.section) ?? 'night';
  const [own, setOwn] = useState<Period>(() => latestPeriod('own', today));
  const latest = view === 'own' ? own : latestPeriod(view, today);
  const period = route.date === null || view === 'own' ? latest : periodAround(view, route.date);
  const isOwnValid = isWallDate(own.from) && isWallDate(own.to) && own.from <= own.to;

  return (
    <PlacePage
      title={messages.places.reports}
      actions={
        <button type="button" className="button" onClick={() => window.print()}>
          <Icon name="printer" />
          {texts.print}
        </button>
      }
    >
      <div className="reports">
        <nav className="report-views no-print" aria-label={texts.viewsLabel}>
          {REPORT_VIEWS.map((each) => (
            <a
              key={each}
              className="button"
              href={hrefOf({ ...START, place: 'reports', section: each === 'night' ? null : each })}
              aria-current={each === view ? 'page' : undefined}
            >
              {texts.views[each]}
            </a>
          ))}
        </nav>
        {view === 'own' ? (
          <OwnPeriodFields period={own} onChange={setOwn} />
        ) : (
          <PeriodHead view={view} period={period} />
        )}
        <p className="report-print-head">
          {session.venue.name}: {periodText(view, period, format)}
        </p>
        {view === 'night' && <ServiceFigures key={period.from} date={period.from} />}
        {view !== 'night' && (view !== 'own' || isOwnValid) && (
          <PeriodFigures view={view} period={period} />
        )}
      </div>
    </PlacePage>
  );
}

/** The period in words, with the one before and after it. */
function PeriodHead({ view, period }: { view: Exclude<ReportView, 'own'>; period: Period }) {
  const texts = useMessages('house').reports;
  const { format } = useSession();
  const hrefTo = (steps: -1 | 1) =>
    hrefOf({
      ...START,
      place: 'reports',
      section: view === 'night' ? null : view,
      date: stepPeriod(view, period, steps).from,
    });
  return (
    <div className="report-period no-print">
      <a className="button square" href={hrefTo(-1)}>
        <Icon name="left" />
        <span className="visually-hidden">{texts.earlier[view]}</span>
      </a>
      <h2 aria-live="polite">{periodText(view, period, format)}</h2>
      <a className="button square" href={hrefTo(1)}>
        <Icon name="right" />
        <span className="visually-hidden">{texts.later[view]}</span>
      </a>
      {view === 'night' && (
        <a className="button" href={csvOfService(period.from)} download>
          {texts.csv}
        </a>
      )}
    </div>
  );
}

interface OwnPeriodFieldsProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** The first and the last day of a period of one's own. */
function OwnPeriodFields({ period, onChange }: OwnPeriodFieldsProps) {
  const texts = useMessages('house').reports;
  const [fromId, toId, errorId] = [useId(), useId(), useId()];
  const isReversed = period.from > period.to;
  return (
    <div className="report-period no-print">
      <div className="field">
        <label htmlFor={fromId}>{texts.from}</label>
        <input
          id={fromId}
          type="date"
          value={period.from}
          onChange={({ target }) => onChange({ ...period, from: target.value })}
        />
      </div>
      <div className="field" data-invalid={isReversed || undefined}>
        <label htmlFor={toId}>{texts.to}</label>
        <input
          id={toId}
          type="date"
          value={period.to}
          aria-describedby={isReversed ? errorId : undefined}
          onChange={({ target }) => onChange({ ...period, to: target.value })}
        />
      </div>
      {isReversed && (
        <p id={errorId} className="field-error" role="alert">
          {texts.reversed}
        </p>
      )}
    </div>
  );
}
