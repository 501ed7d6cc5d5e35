import type { ReactNode } from 'react';

/** A label and its value; a falsy fact is left out. */
export type Fact = readonly [string, ReactNode] | null | false | '' | undefined;

/** Labels and values under a heading; nothing if there are none. */
export function FactList({ heading, facts }: { heading: string; facts: readonly Fact[] }) {
  const shown = facts.filter((fact) => Boolean(fact)) as (readonly [string, ReactNode])[];
  if (shown.length === 0) return null;
  return (
    <section className="facts">
      <h3>{heading}</h3>
      <dl>
        {shown.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
