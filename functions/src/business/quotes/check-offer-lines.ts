import type { Product, ProductStatus } from '@kargha/domain/catalogue/product';
import { isMadeToMeasure } from '@kargha/domain/catalogue/tailoring';
import { optionsProblem } from '@kargha/domain/catalogue/product-options';
import { optionsMessage } from '@kargha/domain/messages/option-messages';
import { shortLines } from '@kargha/domain/quotes/offer-stock';
import type { QuoteLine, QuoteVersion } from '@kargha/domain/quotes/quote-schema';

import { conflict, invalid } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { productRef, readProduct } from '../../records/product-record.ts';

type Lines = readonly Pick<QuoteLine, 'productId' | 'options' | 'quantity' | 'description'>[];
type Offer = Pick<QuoteVersion, 'leadTimeDays'> & { lines: Lines };
type Products = ReadonlyMap<string, Product | null>;

export async function productsOfLines(
  transaction: Transaction,
  lines: readonly Pick<QuoteLine, 'productId'>[],
): Promise<Products> {
  const ids = new Set(lines.flatMap(({ productId }) => productId ?? []));
  if (ids.size === 0) return new Map();
  const found = await transaction.getAll(...[...ids].map((id) => productRef(id)));
  return new Map(found.map((snapshot) => [snapshot.id, readProduct(snapshot)]));
}

/** Throws 400 invalid for a line that cannot be offered. */
export function refuseUnofferable(offer: Offer, products: Products): void {
  offer.lines.forEach((line, index) => {
    const wrong = lineProblem(line, products);
    if (!wrong) return;
    const message = `Line ${index + 1}: ${wrong.message}`;
    throw invalid(message, { [`offer.lines[${index}].${wrong.field}`]: message });
  });
  const late = leadTimeProblem(offer, products);
  if (late !== null) throw invalid(late, { 'offer.leadTimeDays': late });
}

/**
 * Checks again before sending, because products may have been archived or sold. A sent offer names every size, since
 * the order that follows from it is packed and invoiced as it is. A
 * piece that is made to measure is a custom line. Throws 409 not_for_sale and out_of_stock.
 */
export function refuseUnsendableLines(offer: Offer, products: Products): void {
  offer.lines.forEach((line, index) => {
    const wrong =
      lineProblem(line, products) ??
      optionsMissing(line, products) ??
      measurementsMissing(line, products);
    if (wrong) throw conflict('not_for_sale', `Line ${index + 1}: ${wrong.message}`);
  });
  const late = leadTimeProblem(offer, products);
  if (late !== null) throw conflict('out_of_stock', late);
}

/** A draft may still lack a size, but a chosen one must exist. */
function lineProblem({ productId, options }: Lines[number], products: Products) {
  if (productId === null) return null;
  const product = products.get(productId);
  if (!product) return { field: 'productId', message: 'This product no longer exists.' };
  if (product.status !== 'active') {
    return { field: 'productId', message: `“${product.title}” is ${NOT_SOLD[product.status]}.` };
  }
  const problem = optionsProblem(product, options);
  if (!problem || problem.kind === 'missing') return null;
  return { field: 'options', message: optionsMessage(problem, product.title).text };
}

function optionsMissing({ productId, options }: Lines[number], products: Products) {
  const product = products.get(productId ?? '');
  const problem = product && optionsProblem(product, options);
  return problem ? { message: optionsMessage(problem, product.title).text } : null;
}

/** An offer has no measurements, so the order that follows from it could not be sewn. */
function measurementsMissing({ productId }: Lines[number], products: Products) {
  const product = products.get(productId ?? '');
  if (!product || !isMadeToMeasure(product)) return null;
  return { message: `“${product.title}” is ${MADE_TO_MEASURE}` };
}

const MADE_TO_MEASURE =
  'sewn to measurements, which an offer does not have. Make it a custom line and agree on them in messages, or ask the buyer to order it on its page.';

const NOT_SOLD: Record<Exclude<ProductStatus, 'active'>, string> = {
  archived: 'archived and cannot be offered. Remove the line, or make it a custom line',
  draft: 'a draft and cannot be offered yet. Publish it first, or make it a custom line',
};

function leadTimeProblem({ lines, leadTimeDays }: Offer, products: Products): string | null {
  if (leadTimeDays > 0) return null;
  const [short] = shortLines(lines, (id) => products.get(id) ?? undefined);
  if (!short) return null;
  const { quantity = 0 } = lines[short.place] ?? {};
  return `Line ${short.place + 1} has ${quantity} pieces, but only ${short.available} are in stock. Please enter a lead time, because the line will be made to order.`;
}
