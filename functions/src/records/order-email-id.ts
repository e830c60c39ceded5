import type { OrderRecord } from './order-record.ts';

/**
 * The id of an order's letter about a payment, so that it is sent once: once more after a payment that it thanked for
 * was struck.
 */
export function paymentEmailId(
  { id, struckPayments = 0 }: Pick<OrderRecord, 'id' | 'struckPayments'>,
  about: string,
): string {
  const first = `order_${id}_${about}`;
  return struckPayments === 0 ? first : `${first}-${struckPayments + 1}`;
}
