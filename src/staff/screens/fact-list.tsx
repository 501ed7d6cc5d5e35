import type { ReactNode } from 'react';

/** A word and what it is for this booking; null where there is nothing to say. */
export type Fact = readonly [string, ReactNode] | null | false | '' | undefined;

/** Facts under a heading, those without a value left out; nothing at all where none is left. */
export function FactList({ heading, facts }: { heading: string; facts: readonly Fact[] }) {
  const told = facts.filter((fact) => Boolean(fact)) as (readonly [string, ReactNode])[];
  if (told.length === 0) return null;
  return (
    <section className="facts">
      <h3>{heading}</h3>
      <dl>
        {told.map(([word, value]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
