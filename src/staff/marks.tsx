import type { PrivateBooking } from '../contract/booking.ts';
import { Icon, type IconName } from './icon.tsx';
import { messages } from './messages.ts';

interface Mark {
  icon: IconName;
  words: string;
  tone?: 'danger' | 'strong';
}

/** What the floor must know of a booking before the guests sit down, in order of weight. */
export function marksOf(booking: PrivateBooking): Mark[] {
  const { mark, occasion } = messages;
  const { customer, allergiesDescription } = booking;
  const marks: Mark[] = [];
  if (booking.hasAllergies) {
    const words = allergiesDescription ? mark.allergiesOf(allergiesDescription) : mark.allergies;
    marks.push({ icon: 'warning', words, tone: 'danger' });
  }
  if (customer?.isVip) marks.push({ icon: 'star', words: mark.vip, tone: 'strong' });
  if (booking.isHighlighted) marks.push({ icon: 'flag', words: mark.highlighted, tone: 'strong' });
  if (booking.specialOccasion) {
    marks.push({ icon: 'gift', words: occasion[booking.specialOccasion] });
  }
  if (booking.needsAccessibleSeating) marks.push({ icon: 'accessible', words: mark.accessible });
  if (booking.highChairs > 0) {
    marks.push({ icon: 'highChair', words: mark.highChairs(booking.highChairs) });
  }
  if (booking.strollers > 0) {
    marks.push({ icon: 'stroller', words: mark.strollers(booking.strollers) });
  }
  if (booking.experience) marks.push({ icon: 'ticket', words: booking.experience.name });
  if (booking.privateNotes || booking.customerSpecialRequests || customer?.privateNotes) {
    marks.push({ icon: 'note', words: mark.note });
  }
  return marks;
}

export function Marks({ booking }: { booking: PrivateBooking }) {
  return (
    <>
      {marksOf(booking).map(({ icon, words, tone }) => (
        <span className="mark" data-tone={tone} key={icon}>
          <Icon name={icon} />
          <span>{words}</span>
        </span>
      ))}
    </>
  );
}
