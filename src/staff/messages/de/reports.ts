import type { MessageParts } from '../staff-messages.ts';

/** Texts of the reports. */
export const reports = {
  reports: {
    viewsLabel: 'Zeitraum',
    views: { night: 'Abend', week: 'Woche', month: 'Monat', own: 'Eigener Zeitraum' },
    earlier: { night: 'Der Tag davor', week: 'Die Woche davor', month: 'Der Monat davor' },
    later: { night: 'Der Tag danach', week: 'Die Woche danach', month: 'Der Monat danach' },
    /** What figures are compared with. */
    before: {
      night: 'Gleicher Tag der Vorwoche',
      week: 'Vorwoche',
      month: 'Vormonat',
      own: 'Zeitraum davor',
    },
    from: 'Von',
    to: 'Bis einschließlich',
    reversed: 'Der letzte Tag darf nicht vor dem ersten liegen.',
    print: 'Drucken',
    csv: 'CSV-Datei',
    failed: 'Die Zahlen konnten nicht geladen werden.',
    nobody: 'Niemand ist gekommen.',
    figures: {
      covers: 'Gäste',
      parties: 'Gruppen',
      walkIns: 'Ohne Reservierung',
      noShows: 'Nicht erschienen',
      cancellations: 'Stornierungen',
      sales: 'Umsatz',
      tips: 'Trinkgeld',
    },
    coversHint:
      'Gäste ohne Reservierung, Nichterschienene und Stornierungen sind in Personen gezählt. Der Umsatz sind geschlossene Belege ohne Trinkgeld.',
    parties: (n: number) => (n === 1 ? '1 Gruppe' : `${n} Gruppen`),
    tickets: (n: number) => (n === 1 ? '1 Beleg' : `${n} Belege`),
    compared: (before: string, value: string, difference: string) =>
      `${before}: ${value} (${difference})`,
    open: (n: number) =>
      n === 1
        ? '1 Gruppe ist noch offen: Niemand hat vermerkt, ob sie gekommen ist.'
        : `${n} Gruppen sind noch offen: Niemand hat vermerkt, ob sie gekommen sind.`,
    leftQueue: (n: number) =>
      n === 1
        ? '1 Gruppe hat die Liste an der Tür ohne Tisch verlassen.'
        : `${n} Gruppen haben die Liste an der Tür ohne Tisch verlassen.`,
    declined: (n: number) =>
      n === 1 ? '1 Anfrage wurde abgelehnt.' : `${n} Anfragen wurden abgelehnt.`,
    quarters: 'Gäste je Viertelstunde',
    time: 'Uhrzeit',
    asTable: 'Als Tabelle',
    total: 'Gesamt',
    others: 'Übrige',
    minutes: (n: number) => `${n} min`,
    stays: {
      heading: 'Aufenthaltsdauer',
      size: 'Personen',
      planned: 'Geplant',
      real: 'Tatsächlich',
      orMore: (n: number) => `${n} oder mehr`,
      hint: 'Mediane der Gruppen, die Platz genommen haben und gegangen sind.',
    },
    waits: {
      heading: 'Wartezeiten an der Tür',
      parties: (n: number) =>
        n === 1
          ? '1 Gruppe wurde eine Wartezeit genannt, und sie bekam einen Tisch.'
          : `${n} Gruppen wurde eine Wartezeit genannt, und sie bekamen einen Tisch.`,
      quoted: 'Genannt (Median)',
      real: 'Tatsächlich (Median)',
      withinTen: 'Höchstens 10 Minuten daneben',
      longer: 'Länger gewartet',
      shorter: 'Kürzer gewartet',
    },
    byLabel: 'Nach',
    by: {
      day: 'Tag',
      weekday: 'Wochentag',
      shift: 'Schicht',
      channel: 'Kanal',
      partner: 'Partner',
      campaign: 'Kampagne',
    },
    coversBy: (group: string) => `Gäste nach ${group}`,
    channels: {
      WIDGET: 'Website',
      OFFLINE: 'Team',
      API: 'Partnerprogramme',
      WALK_IN: 'Ohne Reservierung',
    },
    noPartner: 'Ohne Partner',
    noCampaign: 'Ohne Kampagne',
  },
} satisfies MessageParts['reports'];
