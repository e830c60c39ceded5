import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import type { ReturnRequest } from '@kargha/domain/orders/return-requests';

import { changeShopperOrder, type ShopperOrderRef } from '../../records/shopper-order.ts';
import { revisionOf } from '../../records/change-order.ts';
import { randomId } from '../../platform/keyed-ids.ts';
import { updateOrder } from '../../records/order-record.ts';
import { openReturn, checkReturn } from './open-return.ts';
import { storeReturnPhotos } from './return-photos.ts';

/**
 * Opens a return for delivered items within the return window, each item once, and not after a rejected return of
 * the line. Throws 400 for invalid pictures, 404 not_found, 409 not_returnable with the returnable quantity.
 */
export async function requestReturn(
  shopperOrderRef: ShopperOrderRef,
  request: ReturnRequest,
  now: () => Date,
): Promise<OrderReturn> {
  const id = randomId();
  // Checked before the pictures are stored, so that no one fills the storage with unused pictures.
  await changeShopperOrder(shopperOrderRef, (transaction, order) =>
    checkReturn(transaction, order, request, { at: now(), byStaff: false }),
  );
  const photos = await storeReturnPhotos({ id, uid: shopperOrderRef.person.uid }, request.photos);
  return changeShopperOrder(shopperOrderRef, async (transaction, order) => {
    const at = now();
    const opening = { id, photos, at, byStaff: false };
    const orderReturn = await openReturn(transaction, order, request, opening);
    const cause = `return-${revisionOf(order)}`;
    const move = { cause, what: 'Return requested', by: 'shopper', at, note: request.note };
    updateOrder(transaction, order, move, {});
    return orderReturn;
  });
}
