import type { BrokenRule } from '../../../domain/availability/staff-rules.ts';
import type { MessagesWith } from '../../messages/staff-messages.ts';
import type { StaffTime } from './times-query.ts';

type SheetTexts = MessagesWith<'service'>['bookingSheet'];

/** What a time means for the party, in a few words: "table 8", "full, 36/36". */
export interface TimeMeaning {
  words: string;
  /** Whether something stands against it. */
  isWarned: boolean;
}

/** Numbers that say how full a time is. */
const COUNTED: readonly string[] = ['COVERS_PER_SLOT', 'PARTIES_PER_SLOT'];

/** @param tableWords the tables that the party gets, in words; empty if there are none */
export function meaningOf(
  { rules, areTablesTaken, moves }: StaffTime,
  tableWords: string,
  texts: SheetTexts,
): TimeMeaning {
  if (areTablesTaken) return { words: texts.tableTaken, isWarned: true };
  const [first] = rules;
  if (first) return { words: ruleWords(first, texts), isWarned: true };
  const words = moves > 0 ? `${tableWords}, ${texts.moves(moves)}` : tableWords;
  return { words, isWarned: false };
}

function ruleWords({ code, taken, limit }: BrokenRule, texts: SheetTexts): string {
  const word = texts.rule[code];
  return COUNTED.includes(code) && limit !== null
    ? texts.ruleWithNumbers(word, taken ?? 0, limit)
    : word;
}

/** The party as the sentences about rules refer to it. */
export interface JudgedParty {
  /** The time in the venue’s language. */
  time: string;
  covers: number;
  highChairs: number;
  strollers: number;
}

/** What stands against a time, a sentence for each rule. */
export function ruleSentences(
  rules: readonly BrokenRule[],
  party: JudgedParty,
  texts: SheetTexts,
): string[] {
  return rules.map(({ code, limit, taken }) => {
    const pieces = code === 'HIGH_CHAIRS' ? party.highChairs : party.strollers;
    const total = (taken ?? 0) + (code === 'PARTIES_PER_SLOT' ? 1 : party.covers);
    const facts = { ...party, limit: limit ?? 0, taken: taken ?? 0, pieces, total };
    return texts.ruleSentence[code](facts);
  });
}

/** The times of a shift, in order. */
export interface ShiftTimes {
  id: string;
  name: string;
  times: StaffTime[];
  /** Whether each of them is past. */
  isPast: boolean;
}

/** Times by shift, in the order in which the shifts begin. */
export function groupTimes(times: readonly StaffTime[]): ShiftTimes[] {
  const shifts = new Map<string, ShiftTimes>();
  for (const time of times) {
    const { id, name } = time.shift;
    const shift = shifts.get(id) ?? { id, name, times: [], isPast: true };
    shift.times.push(time);
    shift.isPast &&= time.rules.some(({ code }) => code === 'PAST');
    shifts.set(id, shift);
  }
  return [...shifts.values()];
}
