import { keyOf, type LineRef } from '../shopping/line-ref.ts';

/** What names a line of an order among all reviews; its hash is the review's id, from which nobody can tell the order. */
export function reviewKey(orderId: string, line: LineRef): string {
  return `review ${orderId} ${keyOf(line)}`;
}
