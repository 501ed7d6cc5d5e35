import { matchedParts } from './matched-parts.ts';

/** A text in which what was searched for stands out. */
export function MatchedText({ text, search }: { text: string; search: string }) {
  let start = 0;
  return matchedParts(text, search).map(({ text: part, isMatch }) => {
    const key = start;
    start += part.length;
    return isMatch ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
  });
}
