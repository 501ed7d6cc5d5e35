import { useMessages } from '../messages/messages.ts';
import { Icon } from '../parts/icon.tsx';
import { PLACES, type Place } from '../places.ts';
import { hrefOf, START, useRoute } from '../route.ts';
import { useSession } from '../session/session.ts';

/** The places that the role of the person may open. */
export function usePlaces(): readonly Place[] {
  const { permissions } = useSession().session.staff;
  return PLACES.filter(({ permission }) => permissions.includes(permission));
}

/** The links between the host stand and the other places: in the menu, and beside wide screens. */
export function PlaceLinks({ className }: { className: string }) {
  const texts = useMessages().places;
  const { place } = useRoute();
  const places = usePlaces();
  if (places.length === 0) return null;
  return (
    <nav className={className} aria-label={texts.label}>
      {[{ name: 'service', icon: 'seat' } as const, ...places].map(({ name, icon }) => (
        <a
          key={name}
          className="button quiet"
          href={hrefOf({ ...START, place: name })}
          aria-current={name === place ? 'page' : undefined}
        >
          <Icon name={icon} />
          {texts[name]}
        </a>
      ))}
    </nav>
  );
}
