import './house.css';
import { Suspense, useEffect, useRef } from 'react';
import { PlacePage } from '../../frame/place-page.tsx';
import { useMessages } from '../../messages/messages.ts';
import { ErrorBoundary } from '../../parts/error-boundary.tsx';
import { MissingEmail } from '../../parts/missing-email.tsx';
import { hrefOf, START, useRoute } from '../../route.ts';
import { useSession } from '../../session/session.ts';
import { HOUSE_SECTION_GROUPS, VenueEditor } from './sections.ts';

/** The venue as its owner sets it up, its team, and the settings of this device. */
export default function House() {
  const messages = useMessages('house');
  const texts = messages.house;
  const route = useRoute();
  const { permissions } = useSession().session.staff;
  const groups = HOUSE_SECTION_GROUPS.map(({ id, sections }) => ({
    id,
    sections: sections.filter(
      ({ permission }) => permission === null || permissions.includes(permission),
    ),
  })).filter(({ sections }) => sections.length > 0);
  const sections = groups.flatMap((group) => group.sections);
  const open = sections.find(({ id }) => id === route.section);
  // Beside a list of one, that one is shown at once.
  const shown = open ?? (sections.length === 1 ? sections[0] : undefined);
  const list = useRef<HTMLElement>(null);
  // On a wide screen, the list stays beside the section, and may be longer than the screen is high.
  useEffect(() => {
    if (open) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <PlacePage title={messages.places.house}>
      <MissingEmail />
      <div className="house" data-open={open ? true : undefined}>
        {sections.length > 1 && (
          <nav ref={list} className="house-sections" aria-label={texts.sectionsLabel}>
            {groups.map((group) => (
              <div key={group.id} className="house-group">
                <h2 id={`house-${group.id}`}>{texts.groups[group.id]}</h2>
                <ul aria-labelledby={`house-${group.id}`}>
                  {group.sections.map(({ id }) => (
                    <li key={id}>
                      <a
                        className="button quiet"
                        href={hrefOf({ ...START, place: 'house', section: id })}
                        aria-current={id === shown?.id ? 'page' : undefined}
                      >
                        {texts.sections[id]}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
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
