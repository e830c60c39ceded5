import type { Product } from '@kargha/domain/catalogue/product';
import { asSold, optionsProblem } from '@kargha/domain/catalogue/product-options';
import { tailoringFor, tailoringProblem } from '@kargha/domain/catalogue/tailoring';
import type { QuoteRequestLine } from '@kargha/domain/quotes/quote-schema';
import type { Message } from '@kargha/domain/messages/message';
import { optionsMessage } from '@kargha/domain/messages/option-messages';
import { tailoringMessage } from '@kargha/domain/messages/tailoring-messages';
import { titlesOf } from '@kargha/domain/shopping/hindi-line';
import { refOf } from '@kargha/domain/shopping/line-ref';
import { quoteMessages } from '@kargha/domain/messages/quote-messages';

import { conflict } from '../../http/errors.ts';
import { readTogether } from '../../platform/firestore.ts';
import { forSale } from '../../money/checkout/price-checkout.ts';
import { readAvailableProducts } from '../../money/checkout/available-products.ts';
import type { RequestedItem } from '../../money/checkout/checkout-items.ts';

/**
 * The requested products with their current titles and SKUs. Stock and minimum quantities do not matter, because
 * missing pieces can be made to order. Throws 409 not_for_sale with the products that this buyer cannot buy, and
 * options_not_valid.
 */
export async function readQuoteRequestLines(
  uid: string,
  lines: readonly RequestedItem[],
): Promise<QuoteRequestLine[]> {
  if (lines.length === 0) return [];
  const available = await readTogether((transaction) =>
    readAvailableProducts(transaction, lines, uid),
  );
  const requested: QuoteRequestLine[] = [];
  const items: { productId: string }[] = [];
  for (const line of lines) {
    const product = forSale(line, available);
    if (product) requested.push(requestedLine(line, product));
    else items.push({ productId: line.productId });
  }
  if (items.length === 0) return requested;
  throw conflict('not_for_sale', quoteMessages.some_not_for_sale(), { items });
}

function requestedLine(line: RequestedItem, product: Product): QuoteRequestLine {
  const problem = choiceProblem(line, product);
  if (problem) throw conflict('options_not_valid', problem, { items: [refOf(line)] });
  const { sku } = asSold(product, line.options);
  const tailoring = tailoringFor(product, line);
  return {
    ...refOf(line),
    ...titlesOf(product),
    sku,
    quantity: line.quantity,
    ...(tailoring && { tailoring }),
  };
}

/** What is missing can be agreed later: only options and services that do not exist are refused. */
function choiceProblem(line: RequestedItem, product: Product): Message | null {
  const options = optionsProblem(product, line.options);
  if (options?.kind === 'gone') return optionsMessage(options, product.title);
  const tailoring = tailoringProblem(product, line);
  const isGone = tailoring?.kind === 'service_gone' || tailoring?.kind === 'gift_gone';
  return isGone ? tailoringMessage(tailoring, product.title) : null;
}
