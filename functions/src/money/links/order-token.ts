import { unknownOrder } from '../../records/change-order.ts';
import { hashOf } from '../../platform/keyed-ids.ts';
import { orderWithId, type OrderRecord } from '../../records/order-record.ts';

/** Throws the same 404 not_found for a wrong id and a wrong token. */
export async function orderOfToken(orderId: string, token: string): Promise<OrderRecord> {
  const order = await orderWithId(orderId);
  if (!order?.trackingTokenHashes.includes(hashOf(token))) throw unknownOrder();
  return order;
}
