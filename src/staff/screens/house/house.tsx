import './house.css';
import { Suspense } from 'react';
import { PlacePage } from '../../frame/place-page.tsx';
import { useMessages } from '../../messages/messages.ts';
import { ErrorBoundary } from '../../parts/error-boundary.tsx';
import { hrefOf, START, useRoute } from '../../route.ts';
import { useSession } from '../../session/session.ts';
import { HOUSE_SECTIONS, VenueEditor } from './sections.ts';

/** The venue as its owner sets it up, its team, and the settings of this device. */
export default function House() {
  const messages = useMessages('house');
  const texts = messages.house;
  const route = useRoute();
  const { permissions } = useSession().session.staff;
  const sections = HOUSE_SECTIONS.filter(
    ({ permission }) => permission === null || permissions.includes(permission),
  );
  const open = sections.find(({ id }) => id === route.section);
  // Beside a list of one, that one is shown at once.
  const shown = open ?? (sections.length === 1 ? sections[0] : undefined);
  return (
    <PlacePage title={messages.places.house}>
      <div className="house" data-open={open ? true : undefined}>
        {sections.length > 1 && (
          <nav className="house-sections" aria-label={texts.sectionsLabel}>
            {sections.map(({ id }) => (
              <a
                key={id}
                className="button quiet"
                href={hrefOf({ ...START, place: 'house', section: id })}
                aria-current={id === shown?.id ? 'page' : undefined}
              >
                {texts.sections[id]}
              </a>
            ))}
          </nav>
        )}
        {shown && (
          <section className="house-section" aria-labelledby="house-section">
            <a className="button quiet house-back" href={hrefOf({ ...START, place: 'house' })}>
              {messages.back}
            </a>
            <h2 id="house-section">{texts.sections[shown.id]}</h2>
            {/* The same for all sections of the venue: what is edited in one stays for the others. */}
            <ErrorBoundary key={shown.isOfVenue ? 'venue' : shown.id}>
              <Suspense fallback={<p role="status">{messages.loading}</p>}>
                {shown.isOfVenue ? (
                  <VenueEditor>
                    <shown.Screen key={shown.id} />
                  </VenueEditor>
                ) : (
                  <shown.Screen />
                )}
              </Suspense>
            </ErrorBoundary>
          </section>
        )}
      </div>
    </PlacePage>
  );
}
