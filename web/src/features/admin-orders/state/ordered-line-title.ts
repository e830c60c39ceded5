import { isSameLine, type LineRef } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import type { ShownOrder } from '#lib/documents/order-document.ts';

/** Title of an ordered line with its options; the product id when the order has no such line. */
export function orderedLineTitle({ lines }: Pick<ShownOrder, 'lines'>, lineRef: LineRef): string {
  const line = lines.find((one) => isSameLine(one, lineRef));
  return line ? lineTitle(line) : lineRef.productId;
}
