import { isSameLine, type LineRef } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import type { ShownOrder } from '#lib/documents/order-document.ts';

/** What an order calls one of its lines, with what was chosen of it; the product's id for one that it has not got. */
export function orderedLineTitle({ lines }: Pick<ShownOrder, 'lines'>, wanted: LineRef): string {
  const line = lines.find((one) => isSameLine(one, wanted));
  return line ? lineTitle(line) : wanted.productId;
}
