/** Words in many different names: having one in common says nothing. */
const UNCOUNTED = new Set(
  [
    'mr mrs ms miss mx sir dr prof',
    'herr frau hr fr',
    'don dona sr sra srta senor senora senorita',
    'senhor senhora dom exmo exma dra profa',
    'senyor senyora en na jauna',
    'monsieur madame mademoiselle m mme mlle me',
    'signor signora signorina sig sigra dott dottssa',
    'de del della dei di da das do dos du des la las le les los el al bin ibn ben bint abu',
    'van von zu zur zum der den dem het ter ten und and et y i e of the',
  ].flatMap((words) => words.split(' ')),
);

/** Suffixes that tell father and son apart. */
const GENERATIONS = new Set(
  'jr jnr junior sr snr senior ii iii iv hijo filho neto fils pere figlio padre'.split(' '),
);

const MIN_COMMON = 2;

/**
 * Whether two names that share an email or phone number are so alike that mail for one may go to the other: they are
 * spelled alike apart from case, accents, spaces and punctuation; or they have the same words in another order; or one has
 * all words of the other and more, and both begin with the same word. The last two need two words in common besides titles,
 * particles and initials. So a given name alone, a surname alone, or a name in a script without spaces matches only itself.
 */
export function isSameName(one: string, other: string): boolean {
  const words = [wordsOf(one), wordsOf(other)] as const;
  const [spelling, otherSpelling] = words.map((each) => each.join('')) as [string, string];
  if (spelling === otherSpelling) return spelling !== '' || one.trim() === other.trim();
  const [shorter, longer] = words[0].length <= words[1].length ? words : [words[1], words[0]];
  const known = new Set(longer);
  if (!shorter.every((word) => known.has(word))) return false;
  const common = new Set(shorter.filter(isCounted));
  if (common.size < MIN_COMMON) return false;
  if (longer.every((word) => shorter.includes(word))) return true;
  const last = longer.at(-1) ?? '';
  const isOtherGeneration = GENERATIONS.has(last) && !shorter.includes(last);
  return !isOtherGeneration && firstOf(shorter) === firstOf(longer);
}

/**
 * Accents of Latin, Greek and Cyrillic letters do not count. The marks of other scripts stay: there, they are vowels, or
 * make another consonant. An apostrophe or hyphen joins what is one name: "Jean-Pierre" is not "Jean".
 */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘ʼ`´\p{Pd}]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

function isCounted(word: string): boolean {
  return !UNCOUNTED.has(word) && [...word].length > 1;
}

/** The first word that is no title. */
function firstOf(words: readonly string[]): string | undefined {
  return words.find((word) => !UNCOUNTED.has(word));
}
