import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { useMessages } from '../../messages/messages.ts';
import { dateTimeOf, moneyOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { FactList } from './fact-list.tsx';

/** The experience, extras and product of a booking, and its cancellation policy. */
export function BookingOrder({ booking }: { booking: StaffBooking }) {
  return (
    <>
      <Order booking={booking} />
      <Policy booking={booking} />
    </>
  );
}

function Order({ booking }: { booking: StaffBooking }) {
  const texts = useMessages().details;
  const { format } = useSession();
  const { experience, addOns, product } = booking;
  const lines = [
    ...(experience
      ? [line(experience.name, experience.tickets, experience.pricePerTicket, experience.currency)]
      : []),
    ...addOns.map((each) => line(each.name, each.quantity, each.unitPrice, each.currency)),
  ];
  const [first] = lines;
  if (!first && !product) return null;
  const total = lines.reduce((sum, each) => sum + each.quantity * each.unitPrice, 0);

  return (
    <section className="facts">
      <h3>{experience ? texts.experience : texts.addOns}</h3>
      {first && (
        <table className="order">
          <tbody>
            {lines.map(({ name, quantity, unitPrice, currency }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{texts.times(quantity, moneyOf(unitPrice, format, currency))}</td>
                <td>{moneyOf(quantity * unitPrice, format, currency)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {texts.total}
              </th>
              <td>{moneyOf(total, format, first.currency)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {product && (
        <p>
          {texts.product}: {product.name},{' '}
          {texts.times(product.quantity, moneyOf(product.unitPrice, format, product.currency))}
        </p>
      )}
    </section>
  );
}

const line = (name: string, quantity: number, unitPrice: number, currency: string) => ({
  name,
  quantity,
  unitPrice,
  currency,
});

function Policy({ booking: { cancellationPolicy: policy } }: { booking: StaffBooking }) {
  const texts = useMessages().details;
  const { format } = useSession();
  if (!policy) return null;
  const money = (cents: number) => moneyOf(cents, format, policy.currency);
  const amount = policy.amountType === 'PER_PERSON' ? texts.perPerson : texts.perBooking;
  return (
    <FactList
      heading={texts.policy}
      facts={[
        [texts.policyType[policy.type], amount(money(policy.amount))],
        [
          texts.policyStatus[policy.status],
          dateTimeOf(policy.endedAt ?? policy.signedAt ?? policy.signDeadlineAt, format),
        ],
        [texts.policyNotice, texts.notice(policy.cancellationNoticeHours)],
        policy.chargedAmount > 0 && [texts.policyCharged, money(policy.chargedAmount)],
        policy.refundedAmount > 0 && [texts.policyRefunded, money(policy.refundedAmount)],
      ]}
    />
  );
}
