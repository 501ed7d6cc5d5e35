import './guests.css';
import { PlacePage } from '../../frame/place-page.tsx';
import { useMessages } from '../../messages/messages.ts';
import { useRoute } from '../../route.ts';
import { GuestProfile } from './guest-profile.tsx';
import { GuestSearch } from './guest-search.tsx';

/** Everyone who ever booked: the search, and the profile of one guest beside it. */
export default function Guests() {
  const messages = useMessages('service');
  const { customer } = useRoute();
  return (
    <PlacePage title={messages.places.guests}>
      <div className="guests" data-open={customer === null ? undefined : true}>
        <GuestSearch chosenUuid={customer} />
        <div className="guests-profile">
          {customer === null ? (
            <p className="quiet-text guests-hint">{messages.guests.choose}</p>
          ) : (
            <GuestProfile key={customer} uuid={customer} />
          )}
        </div>
      </div>
    </PlacePage>
  );
}
