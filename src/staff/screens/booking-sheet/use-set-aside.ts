import { useState } from 'react';
import type { BrokenRule, StaffRule } from '../../../domain/availability/staff-rules.ts';

export interface SetAside {
  /** Whether every rule that stands against the booking is set aside. */
  isAccepted: boolean;
  /** The rules that are set aside with the next request. */
  force: readonly StaffRule[];
  accept: () => readonly StaffRule[];
  takeBack: () => void;
}

/**
 * The rules that somebody set aside for a booking. Another party, time or table is another question, so it starts
 * anew.
 * @param question what the rules were judged for, as text
 */
export function useSetAside(question: string, rules: readonly BrokenRule[]): SetAside {
  const [accepted, setAccepted] = useState<{ question: string; force: StaffRule[] } | null>(null);
  const names = [...new Set(rules.map(({ rule }) => rule))];
  const force = accepted?.question === question ? accepted.force : [];
  return {
    isAccepted: names.length > 0 && names.every((name) => force.includes(name)),
    force,
    accept: () => {
      const all = [...new Set([...force, ...names])];
      setAccepted({ question, force: all });
      return all;
    },
    takeBack: () => setAccepted(null),
  };
}
