import type { ReturnRequest } from '@kargha/domain/orders/return-requests';

import {
  changeByStaff,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../../records/change-order.ts';
import { randomId } from '../../platform/keyed-ids.ts';
import { openReturn, checkReturn } from './open-return.ts';
import { removeReturnPhotos, storeReturnPhotos } from './return-photos.ts';

/**
 * Opens a return that a customer asked for by email or phone, with their photos: for guests, after the return
 * window, or after a rejected return. The customer's words are stored only in the return, so that closing the
 * account removes them. Throws 400 for invalid pictures, 404, 409 stale and 409 not_returnable.
 */
export async function openReturnByStaff(
  change: StaffChange,
  input: ReturnRequest,
): Promise<ChangedOrder> {
  const { actor, at } = change;
  // Outside the transaction, so that a retry creates the same return.
  const id = randomId();
  // Checked before the pictures are stored, which would be orphaned otherwise.
  const uid = await changeByStaff(change, async (transaction, order) => {
    await checkReturn(transaction, order, input, { at, byStaff: true });
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
    await removeReturnPhotos({ id, uid }); // someone was faster
    throw error;
  }
}
