import { describe, expect, test } from 'vitest';
import { parseVenueDocument } from '../../src/contract/parse-venue-document.ts';
import { demoVenue } from '../../src/demo/demo-venue.ts';

// biome-ignore lint/suspicious/noExplicitAny: an invalid document has no type
type Broken = any;

/** A valid document, for tests to make one part of it invalid. */
function soundDocument(): Broken {
  const venue = demoVenue({
    accountId: 'casa-brisa',
    today: '2030-06-03',
    promoCode: 'VERANO',
    redemptionCode: 'ABC123',
    publicUrl: 'https://book.example',
  });
  return JSON.parse(JSON.stringify(venue));
}

/** The paths of all issues after a change of a valid document. */
function pathsAfter(breakIt: (document: Broken) => void): string[] {
  const document = soundDocument();
  breakIt(document);
  return schemaErrorsOf(document).map(({ parameter }) => parameter);
}

function schemaErrorsOf(document: unknown) {
  const answer = parseVenueDocument(document);
  return 'issues' in answer ? answer.issues : [];
}

describe('a valid document', () => {
  test('gives a venue equal to the document', () => {
    expect(parseVenueDocument(soundDocument())).toEqual({ venue: soundDocument() });
  });

  test('may have an add-on that is sold out', () => {
    expect(pathsAfter((d) => (d.addOnGroups[0].addOns[0].stock = 0))).toEqual([]);
  });

  test('may have an empty HTML text in the language of the venue', () => {
    expect(pathsAfter((d) => (d.floorPlanAreas[0].summary = { es: '' }))).toEqual([]);
  });

  test('may have two shifts with the same times', () => {
    expect(pathsAfter((d) => (d.shifts[2].weekdays = [1, 2, 3, 4, 5, 6, 7]))).toEqual([]);
  });
});

describe('schema: an issue at the path of the invalid part', () => {
  test.each<[path: string, (d: Broken) => void]>([
    ['accountId', (d) => (d.accountId = 'casa brisa')],
    ['accountId', (d) => (d.accountId = 'x'.repeat(65))],
    ['name', (d) => (d.name = '')],
    ['timezone', (d) => (d.timezone = 'Europe/Atlantis')],
    ['currency', (d) => (d.currency = 'JPY')],
    ['language', (d) => (d.language = 'zz')],
    ['country', (d) => (d.country = 'Spain')],
    ['contact.phone', (d) => (d.contact.phone = '555 010 12')],
    ['contact.email', (d) => (d.contact.email = 'nobody')],
    ['contact.websiteUrl', (d) => (d.contact.websiteUrl = 'javascript:alert(1)')],
    ['dayStartsAt', (d) => (d.dayStartsAt = '5:00')],
    ['maxAdvanceDays', (d) => (d.maxAdvanceDays = 0)],
    ['maxAdvanceDays', (d) => (d.maxAdvanceDays = 731)],
    ['maxOpenBookingsPerGuest', (d) => (d.maxOpenBookingsPerGuest = 0)],
    ['maxOpenBookingsPerGuest', (d) => (d.maxOpenBookingsPerGuest = 1001)],
    ['messages.reminderHours', (d) => (d.messages.reminderHours = 0)],
    ['messages.reconfirmHours', (d) => (d.messages.reconfirmHours = 337)],
    ['messages.quietHours.from', (d) => (d.messages.quietHours.from = '21:00')],
    [
      'messages.quietHours.until',
      (d) => (d.messages.quietHours = { from: '09:00:00', until: '09:00:00' }),
    ],
    [
      'messages.quietHours.until',
      (d) => (d.messages.quietHours = { from: '00:00:00', until: '23:01:00' }),
    ],
    ['messages.nightlySheetAt', (d) => (d.messages.nightlySheetAt = '22:00')],
    ['messages.omittedKinds[0]', (d) => (d.messages.omittedKinds = ['SIGNATURE_NEEDED'])],
    ['minAdvanceMinutes', (d) => (d.minAdvanceMinutes = -1)],
    ['turnMinutes', (d) => (d.turnMinutes = [])],
    ['turnMinutes[0].minutes', (d) => (d.turnMinutes[0].minutes = 14)],
    ['turnMinutes[3].minutes', (d) => (d.turnMinutes[3].minutes = 721)],
    ['highChairs', (d) => (d.highChairs = undefined)],
    [
      'features.publicBookingUpdates.isEnabled',
      (d) => delete d.features.publicBookingUpdates.isEnabled,
    ],
    ['floorPlanAreas[1].images[0].url', (d) => (d.floorPlanAreas[1].images[0].url = '/demo/a.svg')],
    ['floorPlanAreas[0].name.xx', (d) => (d.floorPlanAreas[0].name.xx = 'Sal')],
    ['tables[2].name', (d) => (d.tables[2].name = 'seventeen letters')],
    ['tables[0].isRound', (d) => (d.tables[0].isRound = true)],
    ['combinations[0].tableIds', (d) => (d.combinations[0].tableIds = [101])],
    ['shifts[0].weekdays[1]', (d) => (d.shifts[0].weekdays[1] = 0)],
    ['shifts[0].firstBookingTime', (d) => (d.shifts[0].firstBookingTime = '13:00:30')],
    ['shifts[1].stepMinutes', (d) => (d.shifts[1].stepMinutes = 0)],
    ['shifts[1].stepMinutes', (d) => (d.shifts[1].stepMinutes = 241)],
    ['shifts[2].pacing.maxParties', (d) => (d.shifts[2].pacing.maxParties = 0)],
    ['exceptions[0].date', (d) => (d.exceptions[0].date = '2030-02-30')],
    ['experiences[0].pricePerTicket', (d) => (d.experiences[0].pricePerTicket = 89.5)],
    ['addOnGroups[0].addOns', (d) => (d.addOnGroups[0].addOns = [])],
    ['promos[0].code', (d) => (d.promos[0].code = 'SHORT')],
    ['redemptionCodes[0].code', (d) => (d.redemptionCodes[0].code = 'SEVEN77')],
    ['redemptionCodes[0].product.type', (d) => (d.redemptionCodes[0].product.type = 'HAT')],
    ['redemptionCodes[0].product.currency', (d) => (d.redemptionCodes[0].product.currency = '€')],
    ['cancellationPolicies[0].type', (d) => (d.cancellationPolicies[0].type = 'FINE')],
    ['texts.privacyPolicyUrl', (d) => (d.texts.privacyPolicyUrl = 'https:nowhere')],
    ['redirectUrl', (d) => delete d.redirectUrl],
    ['openedBy', (d) => (d.openedBy = 'Ana')],
  ])('%s', (path, breakIt) => {
    expect(pathsAfter(breakIt)).toEqual([path]);
  });

  test.each([null, 'a venue', [], 7])('one issue when the document is %j', (document) => {
    expect(schemaErrorsOf(document)).toEqual([{ parameter: 'body', reason: 'must be an object' }]);
  });
});

describe('semantic checks: an issue at the path of the part that conflicts with others', () => {
  test.each<[path: string, (d: Broken) => void]>([
    ['minAdvanceMinutes', (d) => Object.assign(d, { maxAdvanceDays: 1, minAdvanceMinutes: 2880 })],
    ['turnMinutes[1].maxCovers', (d) => (d.turnMinutes[1].maxCovers = 2)],
    [
      'floorPlanAreas[3].id',
      (d) => d.floorPlanAreas.push({ ...d.floorPlanAreas[0], name: { es: 'Otra' } }),
    ],
    ['floorPlanAreas[2].name.es', (d) => (d.floorPlanAreas[2].name = { es: 'Terraza' })],
    ['tables[1].id', (d) => d.tables.splice(1, 0, { ...d.tables[0], name: 'X', posId: 'X' })],
    ['tables[1].name', (d) => (d.tables[1].name = '1')],
    ['tables[1].posId', (d) => (d.tables[1].posId = d.tables[0].posId)],
    ['tables[17].floorPlanAreaId', (d) => (d.tables[17].floorPlanAreaId = 9)],
    ['tables[4].maxCovers', (d) => (d.tables[4].minCovers = 5)],
    ['combinations[0].tableIds[1]', (d) => (d.combinations[0].tableIds = [101, 101])],
    ['combinations[0].tableIds[1]', (d) => (d.combinations[0].tableIds = [101, 301])],
    ['combinations[0].tableIds[1]', (d) => (d.combinations[0].tableIds = [101, 999])],
    ['combinations[1].tableIds', (d) => (d.combinations[1].tableIds = [102, 101])],
    ['combinations[0].maxCovers', (d) => (d.combinations[0].maxCovers = 5)],
    ['combinations[0].maxCovers', (d) => (d.combinations[0].minCovers = 5)],
    ['shifts[1].id', (d) => d.shifts.splice(1, 0, d.shifts[0])],
    ['shifts[0].weekdays[1]', (d) => (d.shifts[0].weekdays = [1, 1])],
    ['shifts[0].lastBookingTime', (d) => (d.shifts[0].lastBookingTime = '12:45:00')],
    ['shifts[3].lastBookingTime', (d) => (d.shifts[3].lastBookingTime = '05:00:00')],
    ['shifts[0].maxCovers', (d) => (d.shifts[0].minCovers = 13)],
    [
      'shifts[2].pacing.maxCovers',
      (d) =>
        Object.assign(d.shifts[2], { minCovers: 4, pacing: { maxCovers: 3, maxParties: null } }),
    ],
    [
      'shifts[0].turnMinutes[1].maxCovers',
      (d) => (d.shifts[0].turnMinutes = [d.turnMinutes[1], d.turnMinutes[0]]),
    ],
    ['shifts[0].floorPlanAreaIds[1]', (d) => (d.shifts[0].floorPlanAreaIds[1] = 4)],
    ['shifts[0].floorPlanAreaIds[2]', (d) => d.shifts[0].floorPlanAreaIds.push(1)],
    ['shifts[0].experienceIds[0]', (d) => (d.shifts[0].experienceIds = [2])],
    ['shifts[0].experienceIds', (d) => (d.shifts[0].isExperienceRequired = true)],
    ['shifts[1].addOnGroupId', (d) => (d.shifts[1].addOnGroupId = 7)],
    ['exceptions[1].date', (d) => d.exceptions.push(d.exceptions[0])],
    ['exceptions[0].shiftIds[0]', (d) => (d.exceptions[0].shiftIds = ['BRUNCH'])],
    ['experiences[1].id', (d) => d.experiences.push(d.experiences[0])],
    ['experiences[0].lastBookingTime', (d) => (d.experiences[0].lastBookingTime = '19:00:00')],
    ['experiences[0].maxBookingSize', (d) => (d.experiences[0].minBookingSize = 9)],
    ['experiences[0].minTicketsPerBooking', (d) => (d.experiences[0].minTicketsPerBooking = 3)],
    ['experiences[0].floorPlanAreaIds[1]', (d) => (d.experiences[0].floorPlanAreaIds[1] = 8)],
    ['experiences[0].addOnGroupId', (d) => (d.experiences[0].addOnGroupId = 8)],
    ['addOnGroups[1].addOns[0].id', (d) => (d.addOnGroups[1].addOns[0].id = 11)],
    ['addOnGroups[0].maxTotalQuantity', (d) => (d.addOnGroups[0].minTotalQuantity = 17)],
    [
      'addOnGroups[2].minTotalQuantity',
      (d) =>
        Object.assign(d.addOnGroups[2], {
          minTotalQuantity: 9,
          maxTotalQuantity: 9,
          maxTotalTypes: 1,
        }),
    ],
    ['addOnGroups[0].addOns[0].maxQuantity', (d) => (d.addOnGroups[0].addOns[0].minQuantity = 13)],
    ['addOnGroups[0].addOns[0].minQuantity', (d) => (d.addOnGroups[0].maxTotalQuantity = 1)],
    ['addOnGroups[0].addOns[0].stock', (d) => (d.addOnGroups[0].addOns[0].stock = 1)],
    ['promos[1].code', (d) => d.promos.push({ ...d.promos[0], id: 2 })],
    ['promos[0].validUntil', (d) => (d.promos[0].validUntil = '2030-01-01')],
    ['redemptionCodes[1].code', (d) => d.redemptionCodes.push(d.redemptionCodes[0])],
    ['redemptionCodes[0].validUntil', (d) => (d.redemptionCodes[0].validUntil = '2030-01-01')],
    ['cancellationPolicies[0].shiftIds[1]', (d) => (d.cancellationPolicies[0].shiftIds[1] = 'TEA')],
    [
      'cancellationPolicies[0].experienceIds[0]',
      (d) => (d.cancellationPolicies[0].experienceIds = [5]),
    ],
    ['cancellationPolicies[0].shiftIds', (d) => (d.cancellationPolicies[0].shiftIds = [])],
    ['cancellationPolicies[0].amount', (d) => (d.cancellationPolicies[0].amount = 0)],
    ['cancellationPolicies[0].amount', (d) => (d.cancellationPolicies[0].type = 'NO_CHARGE')],
    ['shifts[0].name.es', (d) => (d.shifts[0].name = { en: 'Lunch' })],
    ['experiences[0].description.es', (d) => (d.experiences[0].description = {})],
    ['addOnGroups[0].addOns[1].name.es', (d) => delete d.addOnGroups[0].addOns[1].name.es],
    ['texts.timeLimit.es', (d) => delete d.texts.timeLimit.es],
    ['texts.bookingNote.es', (d) => (d.texts.bookingNote = {})],
  ])('%s', (path, breakIt) => {
    expect(pathsAfter(breakIt)).toEqual([path]);
  });

  test('an issue for each offered area without a table', () => {
    const withoutTables = pathsAfter((d) => Object.assign(d, { tables: [], combinations: [] }));
    expect(withoutTables).toContain('shifts[0].floorPlanAreaIds[1]');
    expect(withoutTables).toHaveLength(10);
  });

  test('an issue for each text without any language, when the venue’s language is invalid', () => {
    const paths = pathsAfter((d) => {
      d.language = 'zz';
      d.shifts[0].name = {};
      d.shifts[1].name = { en: 'Lunch' };
    });
    expect(paths).toEqual(['language', 'shifts[0].name']);
  });
});

describe('all issues at once', () => {
  test('of schema and semantic checks, from the whole document', () => {
    const paths = pathsAfter((d) => {
      d.name = 7;
      d.tables[3] = 'a table';
      d.shifts[0].name = 'Lunch';
      d.shifts[0].floorPlanAreaIds.push(99);
      d.shifts[2].lastBookingTime = '19:00:00';
      d.promos[0].validUntil = '2029-01-01';
      d.extra = true;
    });
    expect(paths.toSorted()).toEqual([
      'extra',
      'name',
      'promos[0].validUntil',
      'shifts[0].floorPlanAreaIds[2]',
      'shifts[0].name',
      'shifts[2].lastBookingTime',
      'tables[3]',
    ]);
  });

  test('no issue for a reference to an invalid part', () => {
    const paths = pathsAfter((d) => {
      d.floorPlanAreas[0].id = 'one';
      d.shifts[3].id = null;
      d.dayStartsAt = 'morning';
      d.addOnGroups = 'none';
    });
    expect(paths).toEqual(['dayStartsAt', 'floorPlanAreas[0].id', 'shifts[3].id', 'addOnGroups']);
  });

  test('every issue has a readable reason', () => {
    const document = soundDocument();
    document.tables[1].name = document.tables[0].name;
    document.shifts[0].floorPlanAreaIds[1] = 99;
    expect(schemaErrorsOf(document)).toEqual([
      { parameter: 'tables[1].name', reason: 'must be unique, and tables[0].name is the same' },
      {
        parameter: 'shifts[0].floorPlanAreaIds[1]',
        reason: 'must be the id of one of floorPlanAreas',
      },
    ]);
  });
});
