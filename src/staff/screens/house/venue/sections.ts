/** The sections that edit the venue document. */
export { AddOns } from './sections/add-ons.tsx';
export { BookingRules } from './sections/booking-rules.tsx';
export { Codes } from './sections/codes.tsx';
export { Experiences } from './sections/experiences.tsx';
export { GuestTexts } from './sections/guest-texts.tsx';
export { MailRules } from './sections/mail-rules.tsx';
export { OpeningTimes } from './sections/opening-times.tsx';
export { Policies } from './sections/policies.tsx';
export { Tables } from './sections/tables.tsx';
export { VenueFacts } from './sections/venue-facts.tsx';
export { Versions } from './sections/versions.tsx';
