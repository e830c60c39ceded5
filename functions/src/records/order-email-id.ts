import type { OrderRecord } from './order-record.ts';

/** The id of an email about a payment, so that it is sent once, and again after a voided payment. */
export function paymentEmailId(
  { id, struckPayments = 0 }: Pick<OrderRecord, 'id' | 'struckPayments'>,
  about: string,
): string {
  const first = `order_${id}_${about}`;
  return struckPayments === 0 ? first : `${first}-${struckPayments + 1}`;
}
