import type { Product } from '@kargha/domain/catalogue/product';
import { optionsProblem } from '@kargha/domain/catalogue/product-options';
import type { QuoteRequestLine } from '@kargha/domain/quotes/quote-schema';
import { optionsMessage } from '@kargha/domain/messages/option-messages';
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

/** Missing options can be agreed later: only options that do not exist are refused. */
function requestedLine(line: RequestedItem, product: Product): QuoteRequestLine {
  const problem = optionsProblem(product, line.options);
  if (problem?.kind === 'gone') {
    const items = [refOf(line)];
    throw conflict('options_not_valid', optionsMessage(problem, product.title), { items });
  }
  const { title, sku } = product;
  return { ...refOf(line), title, sku, quantity: line.quantity };
}
