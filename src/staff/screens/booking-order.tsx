import type { PrivateBooking } from '../../contract/booking.ts';
import { messages } from '../messages.ts';
import { useSession } from '../session.ts';
import { momentOf, moneyOf } from '../wording.ts';
import { FactList } from './fact-list.tsx';

const words = messages.details;

/** What was ordered along with the table, and what was agreed about not coming. */
export function BookingOrder({ booking }: { booking: PrivateBooking }) {
  return (
    <>
      <Ordered booking={booking} />
      <Policy booking={booking} />
    </>
  );
}

function Ordered({ booking }: { booking: PrivateBooking }) {
  const { wording } = useSession();
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
      <h3>{experience ? words.experience : words.addOns}</h3>
      {first && (
        <table className="order">
          <tbody>
            {lines.map(({ name, quantity, unitPrice, currency }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{words.times(quantity, moneyOf(unitPrice, wording, currency))}</td>
                <td>{moneyOf(quantity * unitPrice, wording, currency)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {words.total}
              </th>
              <td>{moneyOf(total, wording, first.currency)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {product && (
        <p>
          {words.product}: {product.name},{' '}
          {words.times(product.quantity, moneyOf(product.unitPrice, wording, product.currency))}
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

function Policy({ booking: { cancellationPolicy: policy } }: { booking: PrivateBooking }) {
  const { wording } = useSession();
  if (!policy) return null;
  const money = (cents: number) => moneyOf(cents, wording, policy.currency);
  const amount = policy.amountType === 'PER_PERSON' ? words.perPerson : words.perBooking;
  return (
    <FactList
      heading={words.policy}
      facts={[
        [words.policyType[policy.type], amount(money(policy.amount))],
        [
          words.policyStatus[policy.status],
          momentOf(policy.endedAt ?? policy.signedAt ?? policy.signDeadlineAt, wording),
        ],
        [words.policyNotice, words.notice(policy.cancellationNoticeHours)],
        policy.chargedAmount > 0 && [words.policyCharged, money(policy.chargedAmount)],
        policy.refundedAmount > 0 && [words.policyRefunded, money(policy.refundedAmount)],
      ]}
    />
  );
}
