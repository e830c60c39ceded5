import type { OrderReturn, ReturnReason } from '@kargha/domain/orders/return';
import { estimatedRefund, returnableLines } from '@kargha/domain/orders/return';
import type { Paise } from '@kargha/domain/money/paise';
import type { ShownLine, ShownOrder } from '#lib/order-document.ts';

/** A line as it is being filled in; nothing of it comes back while the quantity is 0. */
export interface DraftLine {
  productId: string;
  title: string;
  most: number;
  quantity: number;
  reason: ReturnReason;
}

/** What of an order can go back, none of it chosen yet. */
export function draftOf(
  order: ShownOrder,
  returns: readonly OrderReturn[],
  now: Date,
): DraftLine[] {
  return returnableLines(order, returns, now).map(({ productId, quantity }) => ({
    productId,
    title: titleOf(order.lines, productId),
    most: quantity,
    quantity: 0,
    reason: 'damaged',
  }));
}

/** The chosen lines, as they are sent. */
export function chosenLines(draft: readonly DraftLine[]) {
  return draft
    .filter(({ quantity }) => quantity > 0)
    .map(({ productId, quantity, reason }) => ({ productId, quantity, reason }));
}

/** What the shopper may expect for the chosen lines. */
export function estimateOf(
  order: ShownOrder,
  returns: readonly OrderReturn[],
  draft: readonly DraftLine[],
): Paise {
  const before = returns.filter(({ state }) => state !== 'rejected').flatMap(({ lines }) => lines);
  return estimatedRefund(order, chosenLines(draft), before);
}

function titleOf(lines: readonly ShownLine[], wanted: string): string {
  return lines.find(({ productId }) => productId === wanted)?.title ?? wanted;
}
