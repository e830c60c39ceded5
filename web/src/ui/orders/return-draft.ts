import { paise, type Paise } from '@kargha/domain/money/paise';
import { replacementPrice, type ExchangeChoice } from '@kargha/domain/orders/exchange-price';
import type { ExchangeChoices } from '@kargha/domain/orders/return-endpoints';
import { estimatedRefund, type ReturnReason } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { returnReasons, type ReturnableLine } from '@kargha/domain/orders/returnable-items';
import { optionsKey, type LineOptions } from '@kargha/domain/shopping/line-options';
import type { StoredTitles } from '@kargha/domain/shopping/hindi-line';
import { isSameLine, refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import type { ShownOrder } from '#lib/documents/order-document.ts';

/** A quantity of 0 means that nothing of the line is returned. */
export interface DraftLine extends Omit<ReturnableLine, 'quantity'> {
  title: string;
  max: number;
  quantity: number;
  reason: ReturnReason;
  /** the options that are wanted instead; absent for a refund */
  exchangeFor?: LineOptions | undefined;
}

/** Of what a line can be exchanged for, as many pieces as are returned. */
export function choicesFor(line: DraftLine, all: ExchangeChoices): ExchangeChoice[] {
  const choices = all.find((one) => isSameLine(one, line))?.choices ?? [];
  return choices.filter(({ available }) => available >= line.quantity);
}

export function createReturnDraft(
  order: ShownOrder,
  returnable: readonly ReturnableLine[],
  titleOf: (line: StoredTitles) => string,
): DraftLine[] {
  return returnable.map(({ quantity: max, ...line }) =>
    withQuantity({
      ...line,
      title: titleOf(order.lines.find((one) => isSameLine(one, line)) ?? { title: line.productId }),
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

/** Of the wanted options there may be too few pieces for a larger quantity. */
export function withSomeLeft(line: DraftLine, all: ExchangeChoices): DraftLine {
  const { exchangeFor, ...refunded } = line;
  const wanted = optionsKey(exchangeFor);
  const isLeft = choicesFor(line, all).some(({ options }) => optionsKey(options) === wanted);
  return isLeft ? line : refunded;
}

export function withLine(draft: readonly DraftLine[], changed: DraftLine): DraftLine[] {
  return draft.map((line) => (isSameLine(line, changed) ? changed : line));
}

export function chosenLines(draft: readonly DraftLine[]) {
  return draft
    .filter(({ quantity }) => quantity > 0)
    .map(({ quantity, reason, exchangeFor, ...line }) => ({
      ...refOf(line),
      quantity,
      reason,
      ...(exchangeFor && { exchangeFor }),
    }));
}

/** What is refunded, or paid if it is negative, when everything arrives. */
export function estimateDifference(
  order: ShownOrder,
  returns: readonly OrderReturn[],
  draft: readonly DraftLine[],
  all: ExchangeChoices,
): Paise {
  const worth = estimateReturn(order, returns, draft);
  const lines = chosenLines(draft).map((line) => ({ ...line, exchange: choiceOf(line, all) }));
  return paise(worth - replacementPrice(order, lines, worth));
}

function choiceOf(
  line: LineRef & { exchangeFor?: LineOptions },
  all: ExchangeChoices,
): ExchangeChoice | undefined {
  const { exchangeFor } = line;
  const choices = all.find((one) => isSameLine(one, line))?.choices ?? [];
  return (
    exchangeFor && choices.find(({ options }) => optionsKey(options) === optionsKey(exchangeFor))
  );
}

function estimateReturn(
  order: ShownOrder,
  returns: readonly OrderReturn[],
  draft: readonly DraftLine[],
): Paise {
  const before = returns.filter(({ state }) => state !== 'rejected').flatMap(({ lines }) => lines);
  const lines = chosenLines(draft).map((line) => ({
    ...line,
    isExchanged: line.exchangeFor !== undefined,
  }));
  return estimatedRefund(order, lines, before);
}
