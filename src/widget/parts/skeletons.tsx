import type { Text } from '../text.ts';

const CELLS = [...Array(42).keys()];
const CHIPS = [...Array(8).keys()];

/** The first screen before its data: the same boxes in the same places. */
export function FirstScreenSkeleton({ text }: { text: Text }) {
  return (
    <div className="screen first-screen" aria-busy="true">
      <h2 className="heading" part="heading">
        {text.words.title}
      </h2>
      <p className="unseen" role="status">
        {text.words.loading}
      </p>
      <div className="columns" aria-hidden="true">
        <div className="column-days">
          <div className="bone-party">
            <span className="bone bone-line" />
            <span className="bone bone-stepper" />
          </div>
          <div>
            <div className="month-head bone-head">
              <span className="bone bone-line" />
            </div>
            <div className="bone-grid">
              {CELLS.map((cell) => (
                <span className="bone" key={cell} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Times before they are known. */
export function TimesSkeleton({ text }: { text: Text }) {
  return (
    <div aria-busy="true">
      <p className="unseen" role="status">
        {text.words.loading}
      </p>
      <div className="times" aria-hidden="true">
        {CHIPS.map((chip) => (
          <span className="bone" key={chip} />
        ))}
      </div>
    </div>
  );
}

/** A step before it is known. */
export function StepSkeleton({ text }: { text: Text }) {
  return (
    <div className="screen" aria-busy="true">
      <p className="unseen" role="status">
        {text.words.loading}
      </p>
      <span className="bone bone-line" />
      <span className="bone bone-card" />
      <span className="bone bone-card" />
      <span className="bone bone-card" />
    </div>
  );
}
