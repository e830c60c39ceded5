import { keyOf, type LineRef } from '../shopping/line-ref.ts';

/** Identifies an order line among all reviews; its hash is the review's id, which does not reveal the order. */
export function reviewKey(orderId: string, line: LineRef): string {
  return `review ${orderId} ${keyOf(line)}`;
}
