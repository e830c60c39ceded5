import { HttpError } from '../../http/errors.ts';
import { freeExpiredStock } from '../reservations/expired-reservations.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { requestedProductIds, type RequestedItem } from './checkout-items.ts';

/**
 * Runs `take`, which reserves stock. If it is out of stock, expired reservations are released and it is tried once
 * more.
 */
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
