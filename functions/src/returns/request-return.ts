import type { OrderReturn } from '@kargha/domain/orders/return';
import type { ReturnRequest } from '@kargha/domain/orders/return-requests';

import { changeShopperOrder, type ShopperOrderRef } from '../orders/shopper-order.ts';
import { revisionOf } from '../orders/staff-change.ts';
import { randomId } from '../platform/keyed-ids.ts';
import { updateOrder } from '../records/order-record.ts';
import { openReturn, refuseUnreturnable } from './open-return.ts';
import { storeReturnPhotos } from './return-photos.ts';

/**
 * The shopper asks to send pieces back: delivered, within the advertised days, no piece twice, and none of which a return
 * was rejected. Throws 400 for pictures that are none, 404 not_found, 409 not_returnable with what can be returned.
 */
export async function requestReturn(
  shopperOrderRef: ShopperOrderRef,
  request: ReturnRequest,
  now: () => Date,
): Promise<OrderReturn> {
  const id = randomId();
  // Before the pictures are stored, so that nobody fills the store with pictures of nothing.
  await changeShopperOrder(shopperOrderRef, (transaction, order) =>
    refuseUnreturnable(transaction, order, request, { at: now(), byStaff: false }),
  );
  const photos = await storeReturnPhotos({ id, uid: shopperOrderRef.person.uid }, request.photos);
  return changeShopperOrder(shopperOrderRef, async (transaction, order) => {
    const at = now();
    const opening = { id, photos, at, byStaff: false };
    const made = await openReturn(transaction, order, request, opening);
    const cause = `return-${revisionOf(order)}`;
    const move = { cause, what: 'Return requested', by: 'shopper', at, note: request.note };
    updateOrder(transaction, order, move, {});
    return made;
  });
}
