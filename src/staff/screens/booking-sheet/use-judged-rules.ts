import { useState } from 'react';
import type { BrokenRule } from '../../../domain/availability/staff-rules.ts';

export interface JudgedRules {
  rules: readonly BrokenRule[];
  /** Whether a request was refused for them. */
  isRefused: boolean;
}

/**
 * The rules that stand against what the form says: those of the refusal, if it was about just this, else those of
 * the times.
 */
export function useJudgedRules(
  question: string,
  refused: readonly BrokenRule[],
  ofTime: readonly BrokenRule[],
): JudgedRules {
  const [last, setLast] = useState({ refused, question });
  if (last.refused !== refused) setLast({ refused, question });
  const isRefused = refused.length > 0 && last.refused === refused && last.question === question;
  return { rules: isRefused ? refused : ofTime, isRefused };
}
