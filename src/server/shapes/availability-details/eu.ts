import type { DetailName } from './detail-name.ts';

export const EU_DETAILS: Record<DetailName, string> = {
  CONFIRMED: 'Badago mahai bat zuretzat.',
  REQUESTED: 'Eskaera bat bidal dezakezu, eta jatetxeak erantzungo dizu.',
  PENDING_WAIT_LIST_BOOKING: 'Itxaron-zerrendan sar zaitezke.',
  CLOSED: 'Jatetxeak ez du erreserbarik hartzen egun edo ordu horretarako. Aukeratu beste une bat.',
  FULL: 'Sentitzen dugu, dena erreserbatuta dago. Beharbada beste ordu edo egun batean izango da lekua.',
  PARTY_TOO_SMALL:
    'Mahai hauek talde handiagoentzat gordeta daude. Aukeratu beste ordu edo egun bat.',
  PARTY_TOO_LARGE:
    'Zuen taldea handiegia da internetez erreserbatzeko. Galdetu jatetxeari: beharbada izango du lekua zuentzat.',
  TOO_SOON:
    'Denbora gutxiegi falta da internetez erreserbatzeko. Aukeratu geroagoko ordu bat edo galdetu zuzenean jatetxeari.',
  TOO_FAR_AHEAD:
    'Egun horretarako erreserbak oraindik ez daude irekita. Aukeratu lehenagoko egun bat edo itzuli geroago.',
  PAST: 'Une hori dagoeneko igaro da. Aukeratu geroagoko bat.',
  MANUAL_CONFIRMATION:
    'Jatetxeak berak berresten ditu erreserba hauek. Bidali eskaera bat eta erantzuna jasoko duzu.',
  EXPERIENCE_REQUIRED:
    'Mahai hauek esperientzia batekin erreserbatzen dira. Aukeratu gogokoen duzuna.',
  EXPERIENCE_NOT_AVAILABLE:
    'Esperientzia hau ez dago eskuragarri zuen taldearentzat. Aukeratu beste ordu bat edo beste esperientzia bat.',
  EXPERIENCE_UNKNOWN: 'Jatetxeak ez du esperientzia hori eskaintzen. Aukeratu beste bat.',
  EXPERIENCE_TICKETS:
    'Esperientzia honek beste plaza kopuru bat behar du zuen talderako. Aukeratu beste kopuru bat.',
  EXPERIENCE_AREA: 'Esperientzia hau ez da gune honetan eskaintzen. Aukeratu beste gune bat.',
  AREA_NOT_AVAILABLE:
    'Gune hau ez dago eskuragarri. Beharbada beste gune batean edo beste ordu batean izango da lekua.',
  ADD_ON_NOT_AVAILABLE:
    'Aukeratutako gehigarriak ez daude horrela eskuragarri. Begiratu zein diren eta zenbat.',
  ORDERABLE: 'Zure erreserbarekin batera eska dezakezu.',
  NOT_ORDERABLE: 'Ez dago eskuragarri ordu horretarako. Aukeratu beste zerbait edo beste ordu bat.',
  HIGH_CHAIRS_NOT_AVAILABLE:
    'Ez dago haurrentzako aulki altu nahikorik. Eskatu gutxiago edo aukeratu beste ordu bat.',
  STROLLERS_NOT_AVAILABLE:
    'Ez dago leku nahikorik haur-kotxeentzat. Ekarri gutxiago edo aukeratu beste ordu bat.',
};
