import type { ReturnRequest } from '@kargha/domain/orders/return-requests';

import {
  changeByStaff,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../orders/staff-change.ts';
import { randomId } from '../platform/keyed-ids.ts';
import { openReturn, refuseUnreturnable } from './open-return.ts';
import { removeReturnPhotos, storeReturnPhotos } from './return-photos.ts';

/**
 * Staff write down what a customer has asked for by mail or by telephone, with the photos that came along; guests have no
 * other way, nor has a shopper after the days or after a rejected return. The customer's words stand in the return alone, for an
 * account that is closed takes them out of there. Throws 400 for pictures that are none, 404, 409 stale and 409
 * not_returnable.
 */
export async function openReturnByStaff(
  change: StaffChange,
  input: ReturnRequest,
): Promise<ChangedOrder> {
  const { actor, at } = change;
  // Outside of the transaction: one that runs again makes the same return.
  const id = randomId();
  // Before the pictures are stored, which no return would name otherwise.
  const uid = await changeByStaff(change, async (transaction, order) => {
    await refuseUnreturnable(transaction, order, input, { at, byStaff: true });
    return order.uid;
  });
  const photos = await storeReturnPhotos({ id, uid }, input.photos);
  try {
    return await changeByStaff(change, async (transaction, order) => {
      await openReturn(transaction, order, input, { id, photos, at, byStaff: true });
      const what = 'Return opened by the shop at the customer’s request';
      const step = { action: 'open-return', to: order.state, what, actor, at, note: '' };
      return recordStep(transaction, order, step);
    });
  } catch (error) {
    await removeReturnPhotos({ id, uid }); // somebody was faster
    throw error;
  }
}
