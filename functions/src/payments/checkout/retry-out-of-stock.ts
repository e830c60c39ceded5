import { HttpError } from '../../http/errors.ts';
import { freeExpiredStock } from '../reservations/expired-reservations.ts';
import type { PaymentContext } from '../payment-context.ts';
import { requestedProductIds, type RequestedItem } from './requested-items.ts';

/** Does what takes stock. When something is short, holds that have run out are looked at; then it is tried once more. */
export async function retryOutOfStock<Result>(
  context: PaymentContext,
  items: readonly RequestedItem[],
  take: () => Promise<Result>,
): Promise<Result> {
  try {
    return await take();
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'out_of_stock') throw error;
    const freed = await freeExpiredStock(context, requestedProductIds(items));
    if (freed === 0) throw error;
    return take();
  }
}
