import { folded } from '../../../domain/typed-text.ts';

/** A part of a text, and whether it is what was searched for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text where words of a search occur, without regard to accents and capital letters. */
export function matchedParts(text: string, search: string): TextPart[] {
  const characters = [...text];
  const plain = characters.map(folded);
  const matched = characters.map(() => false);
  for (const word of wordsOf(search, text)) mark(plain, word, matched);
  const parts: TextPart[] = [];
  for (const [index, character] of characters.entries()) {
    const isMatch = matched[index] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += character;
    else parts.push({ text: character, isMatch });
  }
  return parts;
}

/** Digits are looked for in a phone number whatever separates them, words anywhere. */
function wordsOf(search: string, text: string): string[] {
  const digits = search.replace(/[\s+().\-/]/g, '');
  const isNumber = /^\d+$/.test(digits) && /^\+?\d+$/.test(text);
  return isNumber ? [digits.replace(/^0+/, '')] : search.split(/\s+/).filter(Boolean);
}

function mark(plain: readonly string[], word: string, matched: boolean[]): void {
  const wanted = [...word].map(folded);
  for (let start = 0; start + wanted.length <= plain.length; start += 1)
    if (wanted.every((letter, index) => plain[start + index] === letter))
      matched.fill(true, start, start + wanted.length);
}
