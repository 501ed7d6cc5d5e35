import type { AvailabilityBody } from '../../src/contract/availability.ts';
import type { ExperienceBody } from '../../src/contract/catalogue.ts';
import type { WorkDayAnswer } from '../../src/contract/partner/check-work-day.ts';
import { DEMO_TEXTS } from '../../src/demo/demo-texts.ts';
import { demoVenue } from '../../src/demo/demo-venue.ts';
import type { Language, LocalizedText } from '../../src/domain/language.ts';
import { EXPERIENCE, FREE, slotAnswer, timeSlot, unavailable, workDay } from '../diner/answers.ts';
import type { venueServer } from './venue-server.ts';

const CASA_BRISA = demoVenue({
  accountId: 'casa-brisa',
  today: '2030-05-10',
  promoCode: 'BRISA10',
  redemptionCode: 'GIFT42',
  publicUrl: 'https://book.example',
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const IMAGES = [{ type: 'COVER', url: `data:image/svg+xml,${encodeURIComponent(SVG)}` } as const];

type Words = (texts: LocalizedText | null) => string;

/**
 * Lets the venue use all that fills the steps of a booking, with the texts of the demo: two services, an experience,
 * three areas, extras, a policy, a time limit, times on the wait list and on request.
 */
export function openFullEvening(
  { script }: ReturnType<typeof venueServer>,
  language: Language = 'en',
): void {
  const words: Words = (texts) => texts?.[language] ?? '';
  script.venue = venueIn(words);
  script.areas = CASA_BRISA.floorPlanAreas.map(({ id, name, summary }) => ({
    id,
    name: words(name),
    summary: words(summary),
    images: IMAGES,
  }));
  script.experiences = CASA_BRISA.experiences.map((experience) => experienceIn(words, experience));
  script.workDay = (date) => workDayIn(words, date);
  script.slot = (time) => slotIn(words, time);
  script.create = () => ({
    publicNotes: words(CASA_BRISA.texts.bookingNote),
    customer: { uuid: 'c', name: 'Laura Vidal i Ferrer', language },
  });
}

function venueIn(words: Words) {
  const { texts, highChairs, cancellationPolicies } = CASA_BRISA;
  return {
    highChairs,
    separatesAdultsAndChildren: true,
    cancellationPolicies: cancellationPolicies.map((policy) => ({
      ...policy,
      minCovers: 1,
      shiftIds: [...policy.shiftIds],
      experienceIds: [],
    })),
    texts: {
      dataProcessingConsent: words(texts.dataProcessingConsent),
      marketingConsent: words(texts.marketingConsent),
      consentVersion: texts.consentVersion,
      privacyPolicyUrl: texts.privacyPolicyUrl,
      timeLimit: words(texts.timeLimit),
      bookingNote: words(texts.bookingNote),
    },
  };
}

function experienceIn(
  words: Words,
  { id, name, summary, description }: (typeof CASA_BRISA.experiences)[number],
): ExperienceBody {
  return {
    ...EXPERIENCE,
    id,
    name: words(name),
    summary: words(summary),
    description: words(description),
    images: IMAGES,
  };
}

function workDayIn(words: Words, date: string): WorkDayAnswer {
  const lost = (way: 'JOIN_WAIT_LIST' | 'REQUEST') => ({ ...unavailable('FULL', way), detail: '' });
  const dinner = [
    ...timesAt(date, [20, 21], FREE),
    ...timesAt(date, [22], lost('JOIN_WAIT_LIST')),
    ...timesAt(date, [23], lost('REQUEST')),
  ];
  const lunch = workDay(date, timesAt(date, [13, 14], FREE), {
    type: { id: 'LUNCH', name: words(DEMO_TEXTS.shifts.lunch) },
  });
  const type = { id: 'DINNER', name: words(DEMO_TEXTS.shifts.dinner) };
  const { shifts } = workDay(date, dinner, { type, hasExperiences: true });
  return { ...lunch, shifts: [...lunch.shifts, ...shifts] };
}

/** Every half an hour of these, in each area. */
function timesAt(date: string, hours: number[], availability: AvailabilityBody) {
  const times = hours.flatMap((hour) => [`${hour}:00`, `${hour}:30`]);
  return times.flatMap((time) =>
    CASA_BRISA.floorPlanAreas.map(({ id }) => ({
      ...timeSlot(`${date}T${time}:00+02:00`, { floorPlanAreaId: id }),
      availability,
    })),
  );
}

function slotIn(words: Words, time: string) {
  const [, extras] = CASA_BRISA.addOnGroups;
  if (!extras) throw new Error('the demo has no extras for dinner');
  const group = {
    ...extras,
    level: 'SHIFT' as const,
    name: words(extras.name),
    summary: words(extras.summary),
    availability: FREE,
    addOns: extras.addOns.map((addOn) => ({
      ...addOn,
      name: words(addOn.name),
      summary: words(addOn.summary),
      currency: 'EUR',
      availability: FREE,
    })),
  };
  const strollersAvailable = { type: 'LIMITED', available: 2 } as const;
  const slot = timeSlot(time, { isTimeLimited: true, strollersAvailable });
  return slotAnswer({ timeSlot: slot, addOnGroups: [group] });
}
