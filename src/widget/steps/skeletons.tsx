import type { I18n } from '../../diner/i18n/i18n.ts';

/** The first screen while it is loading, at its final size. */
export function FirstScreenSkeleton({ i18n }: { i18n: I18n }) {
  return (
    <div className="screen first-screen" aria-busy="true">
      <h2 className="heading" part="heading">
        {i18n.messages.title}
      </h2>
      <p className="visually-hidden" role="status">
        {i18n.messages.loading}
      </p>
      <div className="columns" aria-hidden="true">
        <div className="column-days">
          <span className="skeleton-block" />
          <span className="skeleton-block skeleton-month" />
        </div>
      </div>
    </div>
  );
}

/** A step while it is loading. */
export function StepSkeleton({ i18n }: { i18n: I18n }) {
  return (
    <div className="screen" aria-busy="true">
      <p className="visually-hidden" role="status">
        {i18n.messages.loading}
      </p>
      <span className="skeleton-block skeleton-line" />
      <span className="skeleton-block skeleton-card" />
      <span className="skeleton-block skeleton-card" />
      <span className="skeleton-block skeleton-card" />
    </div>
  );
}
