import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { useMessages } from '../messages/messages.ts';
import type { StaffMessages } from '../messages/staff-messages.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { dateTimeOf, timeOf, type VenueFormat } from '../parts/venue-format.ts';
import { useSession } from '../session/session.ts';

interface Badge {
  icon: IconName;
  label: string;
  /** Beside its icon, where space is scarce; without it, the icon stands alone. */
  short?: string | undefined;
  tone?: 'danger' | 'strong';
}

/** What staff must know before the guests sit down, the most important first. */
export function badgesOf(
  booking: StaffBooking,
  format: VenueFormat,
  messages: StaffMessages,
  now: Instant,
): Badge[] {
  const { badge, occasion } = messages;
  const { customer, allergiesDescription } = booking;
  const badges: Badge[] = [];
  if (booking.hasAllergies) {
    const label = allergiesDescription ? badge.allergiesOf(allergiesDescription) : badge.allergies;
    const short = allergiesDescription ?? badge.allergies;
    badges.push({ icon: 'warning', label, short, tone: 'danger' });
  }
  if (booking.atRisk) {
    const { tables, expectedEndAt } = booking.atRisk;
    const label = messages.tableChanges.atRiskBadge(
      tables.join(' + '),
      timeOf(expectedEndAt, format),
    );
    const short = `${tables.join(' + ')} ${timeOf(expectedEndAt, format)}`;
    badges.push({ icon: 'clock', label, short, tone: 'danger' });
  }
  // A list that the device kept from before an upgrade has no places.
  const offer = booking.waitList?.offer;
  if (offer) {
    const time = timeOf(offer.endsAt, format);
    const isOver = Date.parse(offer.endsAt) <= now;
    const { tableReadyUntil, tableReadyOver } = messages.service;
    badges.push({
      icon: 'clock',
      label:
        booking.status === 'WAIT_LIST_WALK_IN'
          ? (isOver ? tableReadyOver : tableReadyUntil)(time)
          : messages.waitList.offeredUntil(dateTimeOf(offer.endsAt, format)),
      short: time,
      ...(!isOver && { tone: 'strong' }),
    });
  }
  if (customer?.isVip) badges.push({ icon: 'star', label: badge.vip, tone: 'strong' });
  if (booking.isHighlighted)
    badges.push({ icon: 'flag', label: badge.highlighted, tone: 'strong' });
  if (booking.specialOccasion) {
    badges.push({ icon: 'gift', label: occasion[booking.specialOccasion] });
  }
  if (booking.needsAccessibleSeating) badges.push({ icon: 'accessible', label: badge.accessible });
  if (booking.highChairs > 0) {
    badges.push({ icon: 'highChair', label: badge.highChairs(booking.highChairs) });
  }
  if (booking.strollers > 0) {
    badges.push({ icon: 'stroller', label: badge.strollers(booking.strollers) });
  }
  if (booking.experience) badges.push({ icon: 'ticket', label: booking.experience.name });
  if (booking.privateNotes || booking.customerSpecialRequests || customer?.privateNotes) {
    badges.push({ icon: 'note', label: badge.note });
  }
  return badges;
}

interface BookingBadgesProps {
  booking: StaffBooking;
  /** In a list: texts only for what must not be missed. */
  isCompact?: boolean;
  now: Instant;
}

export function BookingBadges({ booking, isCompact = false, now }: BookingBadgesProps) {
  const messages = useMessages();
  const { format } = useSession();
  return (
    <>
      {badgesOf(booking, format, messages, now).map(({ icon, label, short, tone }) => (
        <span className="badge" data-tone={tone} key={icon} title={isCompact ? label : undefined}>
          <Icon name={icon} />
          {isCompact ? (
            <>
              {short !== undefined && <span aria-hidden="true">{short}</span>}
              <span className="visually-hidden">{label} </span>
            </>
          ) : (
            <span>{label}</span>
          )}
        </span>
      ))}
    </>
  );
}
