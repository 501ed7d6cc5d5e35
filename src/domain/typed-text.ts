/**
 * Characters that show nothing: controls, direction marks, zero-width spaces, fillers. Those that shape the characters
 * beside them are not among these: joiners within Arabic and Indic words and between emoji, and selectors of a form of a
 * Han character or an emoji.
 * White space is not among these either.
 */
const INVISIBLE =
  /(?![\t-\r\u0085])(?!(?<=[\u0600-\u109f\u1780-\u18af])[\u200c\u200d](?=[\u0600-\u109f\u1780-\u18af]))(?!(?<=[\p{Emoji_Modifier}\p{Extended_Pictographic}]\ufe0f?)\u200d(?=\p{Extended_Pictographic}))(?!(?<=\p{Emoji})\ufe0f)(?!(?<=\p{Script=Han})[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** White space, with two characters that look like it: a control of old mainframes, and a Braille pattern without dots. */
const WHITE_SPACE = /[\s\u0085\u2800]+/g;

/**
 * A name as it is kept: without invisible characters, and with one space where there was white space. Empty if nothing
 * visible is left.
 */
export function cleanName(typed: string): string {
  return typed.replace(INVISIBLE, '').replace(WHITE_SPACE, ' ').trim();
}

/** Whether a text can be a name: it has a letter or a digit of any script, or an emoji. Punctuation alone cannot. */
export function isNamed(text: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
}

/** The text with the digits of every script as `0` to `9`. */
export function withAsciiDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(toValue(digit)));
}

/** In Unicode, the digits of a script follow one another from zero. */
function toValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** Without accents, in small letters: how texts are compared. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
