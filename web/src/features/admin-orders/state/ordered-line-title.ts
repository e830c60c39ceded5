import { isSameLine, type LineRef } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import type { ShownOrder } from '#lib/documents/order-document.ts';

/** Title of an ordered line with its options; the product id when the order has no such line. */
export function orderedLineTitle({ lines }: Pick<ShownOrder, 'lines'>, wanted: LineRef): string {
  const line = lines.find((one) => isSameLine(one, wanted));
  return line ? lineTitle(line) : wanted.productId;
}
