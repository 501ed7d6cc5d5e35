import type { MessageParts } from '../staff-messages.ts';

/** Texts of the reports. */
export const reports = {
  reports: {
    viewsLabel: 'Aldia',
    views: { night: 'Gaua', week: 'Astea', month: 'Hilabetea', own: 'Beste aldi bat' },
    earlier: { night: 'Aurreko eguna', week: 'Aurreko astea', month: 'Aurreko hilabetea' },
    later: { night: 'Hurrengo eguna', week: 'Hurrengo astea', month: 'Hurrengo hilabetea' },
    /** What figures are compared with. */
    before: {
      night: 'Aurreko asteko egun bera',
      week: 'Aurreko astea',
      month: 'Aurreko hilabetea',
      own: 'Aurreko aldia',
    },
    from: 'Hasiera',
    to: 'Amaiera (barne)',
    reversed: 'Azken eguna ezin da lehenengoa baino lehenagokoa izan.',
    print: 'Inprimatu',
    csv: 'CSV fitxategia',
    failed: 'Ezin izan dira zifrak kargatu.',
    nobody: 'Ez zen inor etorri.',
    figures: {
      covers: 'Mahaikideak',
      parties: 'Taldeak',
      walkIns: 'Erreserbarik gabe',
      noShows: 'Etorri gabeak',
      cancellations: 'Ezeztapenak',
      sales: 'Salmentak',
      tips: 'Eskupekoak',
    },
    coversHint:
      'Erreserbarik gabeko bezeroak, etorri gabeak eta ezeztapenak mahaikidetan zenbatzen dira. Salmentak itxitako kontuak dira, eskupekorik gabe.',
    parties: (n: number) => (n === 1 ? 'Talde 1' : `${n} talde`),
    tickets: (n: number) => (n === 1 ? 'Kontu 1' : `${n} kontu`),
    compared: (before: string, value: string, difference: string) =>
      `${before}: ${value} (${difference})`,
    open: (n: number) =>
      n === 1
        ? 'Talde 1 zain dago oraindik: inork ez du esan etorri zen ala ez.'
        : `${n} talde zain daude oraindik: inork ez du esan etorri ziren ala ez.`,
    leftQueue: (n: number) =>
      n === 1
        ? 'Talde 1ek sarrerako zerrenda utzi zuen mahairik gabe.'
        : `${n} taldek sarrerako zerrenda utzi zuten mahairik gabe.`,
    declined: (n: number) => (n === 1 ? 'Eskaera 1 baztertu zen.' : `${n} eskaera baztertu ziren.`),
    quarters: 'Mahaikideak ordu-laurdenka',
    time: 'Ordua',
    asTable: 'Taula gisa',
    total: 'Guztira',
    others: 'Besteak',
    minutes: (n: number) => `${n} min`,
    stays: {
      heading: 'Egonaldien iraupena',
      size: 'Pertsonak',
      planned: 'Aurreikusia',
      real: 'Benetakoa',
      orMore: (n: number) => `${n} edo gehiago`,
      hint: 'Eseri eta joan ziren taldeen medianak.',
    },
    waits: {
      heading: 'Sarrerako itxaronaldiak',
      parties: (n: number) =>
        n === 1
          ? 'Talde 1i itxaronaldia esan zitzaion, eta mahaia izan zuen.'
          : `${n} talderi itxaronaldia esan zitzaien, eta mahaia izan zuten.`,
      quoted: 'Esandakoa (mediana)',
      real: 'Benetakoa (mediana)',
      withinTen: 'Gehienez 10 minutuko aldea',
      longer: 'Gehiago itxaron zuten',
      shorter: 'Gutxiago itxaron zuten',
    },
    byLabel: 'Honen arabera',
    by: {
      day: 'Eguna',
      weekday: 'Asteko eguna',
      shift: 'Txanda',
      channel: 'Kanala',
      partner: 'Plataforma',
      campaign: 'Kanpaina',
    },
    coversBy: (group: string) => `Mahaikideak: ${group.toLowerCase()}`,
    channels: {
      WIDGET: 'Webgunea',
      OFFLINE: 'Langileak',
      API: 'Plataformen programak',
      WALK_IN: 'Erreserbarik gabe',
    },
    noPartner: 'Plataformarik gabe',
    noCampaign: 'Kanpainarik gabe',
  },
} satisfies MessageParts['reports'];
