import type { MessageParts } from '../staff-messages.ts';

/** Texts about guests who are taken over from another system. */
export const guestImport = {
  guestImport: {
    intro:
      'Beste sistema bateko bezeroak inportatzen ditu CSV fitxategi batetik, kalkulu-orriek gordetzen dituztenen modukotik. Posta elektronikoz edo telefonoz ezagunak direnei falta zaiena gehitzen zaie; ez da ezer gainidazten.',
    noConsent: 'Inportazio batekin, inork ez du baimenik ematen mezuak edo publizitatea jasotzeko.',
    choose: 'Aukeratu fitxategi bat',
    chooseAnother: 'Aukeratu beste fitxategi bat',
    fileHint: 'Gehienez 10.000 bezero. Lerro batean zutabeen izenak daude.',
    fileFaults: {
      UNREADABLE: 'Ezin izan da fitxategi hau irakurri.',
      SPREADSHEET: 'Hau kalkulu-orri bat da. Gorde CSV gisa, eta aukeratu fitxategi hori.',
      TOO_LARGE: 'Fitxategi hau handiegia da. Zatitu hainbatetan.',
      EMPTY: 'Fitxategi honek ez du bezerorik zutabeen izenen azpian.',
    },
    tooMany: (most) =>
      `Fitxategi honek ${most} bezero baino gehiago ditu. Zatitu hainbatetan, bakoitza zutabeen izenekin.`,
    columns: 'Zer dago zutabe bakoitzean?',
    columnsHint: 'Zutabeen izenetatik asmatuta. Aldatu zuzena ez dena.',
    fields: {
      name: 'Izena',
      lastName: 'Abizenak',
      email: 'Helbide elektronikoa',
      phone: 'Telefonoa',
      birthDate: 'Jaiotze-data',
      birthMonth: 'Jaiotze-hilabetea',
      birthYear: 'Jaiotze-urtea',
      postalCode: 'Posta-kodea',
      language: 'Hizkuntza',
      country: 'Herrialdea',
      privateNotes: 'Oharrak',
      tags: 'Etiketak',
      isVip: 'VIP',
      earlierVisitsCount: 'Aurreko bisitak',
      earlierLastVisitOn: 'Aurreko azken bisita',
    },
    none: 'Ez inportatu',
    example: (text) => `Lehen bezeroa: ${text}`,
    nameMissing: 'Aukeratu izenaren zutabea.',
    contactMissing: 'Aukeratu helbide elektronikoaren edo telefonoaren zutabea.',
    check: 'Egiaztatu fitxategia',
    checking: 'Fitxategia egiaztatzen…',
    result: 'Hau egingo du inportazioak:',
    created: (guests) => (guests === 1 ? 'Bezero berri 1' : `${guests} bezero berri`),
    completed: (guests) =>
      guests === 1
        ? 'Bezero ezagun 1ek falta zaiona jasoko du'
        : `${guests} bezero ezagunek falta zaiena jasoko dute`,
    unchanged: (guests) =>
      guests === 1
        ? 'Bezero ezagun 1 berdin geratuko da'
        : `${guests} bezero ezagun berdin geratuko dira`,
    nothingNew: 'Ez dago zer inportatu: fitxategiko guztia ezaguna da jada.',
    nationalPhones: (numbers, country) =>
      numbers === 1
        ? `Herrialdeko aurrezenbakirik gabeko telefono 1 bertakotzat hartzen da (${country})`
        : `Herrialdeko aurrezenbakirik gabeko ${numbers} telefono bertakotzat hartzen dira (${country})`,
    becomes: (typed, phone) => `${typed} honela geratzen da: ${phone}`,
    otherNames: (count) =>
      count === 1
        ? 'Lerro 1ek helbide elektronikoa edo telefonoa beste izen batekin partekatzen du'
        : `${count} lerrok helbide elektronikoa edo telefonoa beste izen batekin partekatzen dute`,
    sharedBy: (contact, guest, name) => `${contact}: ${guest} eta ${name}.`,
    sameGuest: (guest) =>
      `${guest}: izenak bere horretan jarraitzen du, eta falta dena gehitzen zaio.`,
    ownGuest: (name) => `${name} beste bezero bat da, datu hori gabe.`,
    lineLeftOut: 'Lerro hau kanpoan geratzen da.',
    oneOrTwo: 'Bezero bat ala bi?',
    forOtherNames: {
      SAME_GUEST: 'Bezero bat: izena ez da aldatzen',
      OWN_GUEST: 'Bi bezero: bigarrena, biek duten daturik gabe',
      LEFT_OUT: 'Utzi lerro hauek kanpoan, zuzentzeko',
    },
    faultyLines: (lines) =>
      lines === 1 ? 'Lerro 1ek akatsa du' : `${lines} lerrok akatsak dituzte`,
    faultsHint:
      'Gainerako lerroak inporta daitezke. Deskargatu hauek, zuzendu eta aukeratu fitxategi hori: zer dagoen gaizki esaten du.',
    onlyFaultsHint:
      'Deskargatu lerroak, zuzendu eta aukeratu fitxategi hori: zer dagoen gaizki esaten du.',
    faultsLabel: 'Akatsak',
    more: (count) => `eta beste ${count}`,
    line: (line) => `${line}. lerroa:`,
    lines: (lines) => (lines === 1 ? 'Lerro 1:' : `${lines} lerro:`),
    exampleInLine: (text, line) => `${line}. lerroan bezala: «${text}»`,
    firstInLine: (line) => `Lehena, ${line}. lerroa`,
    download: (lines) =>
      lines === 1
        ? 'Deskargatu akatsa duen lerroa'
        : `Deskargatu akatsak dituzten ${lines} lerroak`,
    whatIsWrong: 'Zer dagoen gaizki',
    toCorrect: 'zuzentzeko',
    leftOut: (lines) =>
      lines === 1 ? 'Lerro 1 kanpoan geratzen da' : `${lines} lerro kanpoan geratzen dira`,
    whichDate: (date) => `Zer data da ${date}?`,
    datesOpen: 'Data batzuk bi modutan irakur daitezke. Adierazi behean zein den.',
    datesMixed:
      'Data batzuk egunarekin hasten dira, beste batzuk hilabetearekin. Adierazi behean zein den zuzena: besteak kanpoan geratzen dira, zuzentzeko.',
    whichOrder: 'Zein ordena da zuzena?',
    dateOrders: { DAY_FIRST: 'Eguna lehenik', MONTH_FIRST: 'Hilabetea lehenik' },
    dateOrdersRead: {
      DAY_FIRST: 'Datak eguna lehenik dela irakurtzen dira, fitxategiak erakusten duen bezala.',
      MONTH_FIRST:
        'Datak hilabetea lehenik dela irakurtzen dira, fitxategiak erakusten duen bezala.',
    },
    fieldFaults: {
      name: 'izenak ez du letrarik ez zifrarik, edo 255 karaktere baino gehiago ditu.',
      email: 'hau ez da helbide elektroniko bat.',
      phone:
        'telefonoa ezin da irakurri. Idatzi herrialdearen aurrezenbakiarekin: +34 600 000 000.',
      birthDate: 'jaiotze-data honela idatzi behar da: 1980-12-31.',
      postalCode: 'posta-kodea luzeegia da.',
      language: 'hizkuntzak hauetako bat izan behar du: en, es, ca, it, de, fr, pt, eu.',
      country: 'herrialdeak bi hizkiko kode bat izan behar du, ES adibidez.',
      privateNotes: 'oharrek 2048 karaktere baino gehiago dituzte.',
      tags: 'etiketa batek 40 karaktere baino gehiago ditu, edo 20 baino gehiago daude.',
      isVip: 'VIP bai edo ez izan behar da.',
      earlierVisitsCount: 'bisita kopurua zenbaki osoa izan behar da.',
      earlierLastVisitOn: 'azken bisitaren data iragana izan behar da, 2024-12-31 adibidez.',
    },
    lineFaults: {
      FIELD_NOT_VALID: 'zerbait ez da baliozkoa.',
      NO_CONTACT: 'helbide elektronikoa edo telefonoa behar da.',
      UNCLOSED_QUOTES: 'hemen irekitzen diren komatxoak ez dira ixten.',
      OTHER_NAME: 'beste izen bateko norbaitek du helbide elektroniko edo telefono hau.',
    },
    importNow: (guests) => (guests === 1 ? 'Inportatu bezero 1' : `Inportatu ${guests} bezero`),
    importAction: 'Inportatu',
    importing: 'Bezeroak inportatzen. Minutu bat behar izan dezake…',
    done: 'Bezeroak inportatu dira.',
  },
} satisfies MessageParts['guestImport'];
