import type { DiscountOrder, DiscountUsage } from '@kargha/domain/pricing/discount-endpoints';
import { paise } from '@kargha/domain/money/paise';
import { isPaid, PAYMENT_STATES } from '@kargha/domain/payments/payment';

import { AggregateField } from '../../platform/firestore.ts';
import { orders, type OrderRecord, readOrders } from '../../records/order-record.ts';

const LATEST = 25;
const PAID = PAYMENT_STATES.filter(isPaid);

export async function discountUsage(code: string): Promise<DiscountUsage> {
  const withCode = orders().where('coupon.code', '==', code);
  const [counted, latest] = await Promise.all([
    withCode
      .where('payment.state', 'in', PAID)
      .aggregate({ orders: AggregateField.count(), given: AggregateField.sum('coupon.discount') })
      .get(),
    withCode.orderBy('createdAt', 'desc').limit(LATEST).get(),
  ]);
  const { orders: paidOrders, given: givenAway } = counted.data();
  const found = readOrders(latest.docs);
  return { paidOrders, givenAway: paise(givenAway), orders: found.map(orderRow) };
}

function orderRow({ id, number, customer, coupon, state, createdAt }: OrderRecord): DiscountOrder {
  return {
    id,
    number,
    customer: customer.name,
    discount: coupon?.discount ?? paise(0),
    state,
    createdAt,
  };
}
