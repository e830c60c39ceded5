import type { Paise } from '@kargha/domain/money/paise';
import { estimatedRefund, type ReturnReason } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { returnReasons, type ReturnableLine } from '@kargha/domain/orders/returnable-items';
import { isSameLine, refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import type { ShownLine, ShownOrder } from '#lib/documents/order-document.ts';

/** A quantity of 0 means that nothing of the line is returned. */
export interface DraftLine extends Omit<ReturnableLine, 'quantity'> {
  title: string;
  max: number;
  quantity: number;
  reason: ReturnReason;
}

export function createReturnDraft(
  order: ShownOrder,
  returnable: readonly ReturnableLine[],
): DraftLine[] {
  return returnable.map(({ quantity: max, ...line }) =>
    withQuantity({
      ...line,
      title: titleOf(order.lines, line),
      max,
      quantity: 0,
      reason: 'damaged',
    }),
  );
}

export function withQuantity(line: DraftLine, quantity = line.quantity): DraftLine {
  const reasons = returnReasons(line, Math.max(1, quantity));
  const [first = line.reason] = reasons;
  return { ...line, quantity, reason: reasons.includes(line.reason) ? line.reason : first };
}

export function withLine(draft: readonly DraftLine[], changed: DraftLine): DraftLine[] {
  return draft.map((line) => (isSameLine(line, changed) ? changed : line));
}

export function chosenLines(draft: readonly DraftLine[]) {
  return draft
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...refOf(line), quantity: line.quantity, reason: line.reason }));
}

export function estimateReturn(
  order: ShownOrder,
  returns: readonly OrderReturn[],
  draft: readonly DraftLine[],
): Paise {
  const before = returns.filter(({ state }) => state !== 'rejected').flatMap(({ lines }) => lines);
  return estimatedRefund(order, chosenLines(draft), before);
}

function titleOf(lines: readonly ShownLine[], wanted: LineRef): string {
  const line = lines.find((one) => isSameLine(one, wanted));
  return line ? lineTitle(line) : wanted.productId;
}
