import { LANGUAGES, type Language } from './language.ts';

/**
 * Languages whose speakers mostly read one of ours, as Unicode's CLDR has them (`languageMatching`), and those of the
 * Iberian and Italian neighbours.
 */
const READERS: Readonly<Record<string, Language>> = {
  an: 'es',
  ast: 'es',
  ext: 'es',
  gl: 'es',
  gn: 'es',
  qu: 'es',
  ay: 'es',
  oc: 'fr',
  co: 'fr',
  br: 'fr',
  ht: 'fr',
  wa: 'fr',
  frp: 'fr',
  gsw: 'de',
  lb: 'de',
  nds: 'de',
  bar: 'de',
  rm: 'de',
  dsb: 'de',
  hsb: 'de',
  fur: 'it',
  lij: 'it',
  lmo: 'it',
  nap: 'it',
  pms: 'it',
  sc: 'it',
  scn: 'it',
  vec: 'it',
  cy: 'en',
  ga: 'en',
  gd: 'en',
  gv: 'en',
  kw: 'en',
  mt: 'en',
  sco: 'en',
  kea: 'pt',
  mwl: 'pt',
  tet: 'pt',
};

/** The one of our languages that is nearest to a language tag (BCP 47), such as `pt` for `pt-BR`; undefined if none is. */
export function nearestLanguage(tag: string): Language | undefined {
  const [language = ''] = tag.toLowerCase().split('-');
  return LANGUAGES.find((each) => each === language) ?? READERS[language];
}
