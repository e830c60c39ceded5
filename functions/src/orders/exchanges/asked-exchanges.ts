import { exchangeChoices, type ExchangeChoice } from '@kargha/domain/orders/exchange-price';
import type { OrderLine } from '@kargha/domain/orders/order';
import type { ExchangeChoices } from '@kargha/domain/orders/return-endpoints';
import type { ReturnedItems } from '@kargha/domain/orders/return-requests';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import type { Message } from '@kargha/domain/messages/message';
import { returnsMessages } from '@kargha/domain/messages/returns-messages';
import { balanceDue } from '@kargha/domain/payments/order-balance';
import { isPaid } from '@kargha/domain/payments/payment';
import type { PriceTerms } from '@kargha/domain/pricing/price-order';
import type { Product } from '@kargha/domain/catalogue/product';
import { asChosen } from '@kargha/domain/catalogue/variants';
import { optionsKey, type LineOptions } from '@kargha/domain/shopping/line-options';
import { titlesOf } from '@kargha/domain/shopping/hindi-line';
import { isMadeForBuyer } from '@kargha/domain/shopping/gift';
import { isSameLine, refOf } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { unitKey } from '@kargha/domain/stock/stock';

import { conflict } from '../../http/errors.ts';
import { optionsError } from '../../money/checkout/price-checkout.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { readProduct, productRef } from '../../records/product-record.ts';
import { settingsIn, settingsRef } from '../../records/settings-record.ts';

interface ExchangeTerms {
  products: ReadonlyMap<string, Product | null>;
  terms: PriceTerms;
}

/** The products that returned lines can be exchanged within, and the prices of today. */
export async function readExchangeTerms(
  transaction: Transaction,
  lines: readonly { productId: string }[],
  at: Date,
): Promise<ExchangeTerms> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const settings = settingsIn(await transaction.get(settingsRef()));
  const found =
    ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => productRef(id)));
  return {
    products: new Map(found.map((one) => [one.id, readProduct(one)])),
    terms: { shipping: settings.shipping, tax: settings.tax, at },
  };
}

/** What each line of an order can be exchanged for; lines without a choice are left out. */
export async function exchangeChoicesOf(
  transaction: Transaction,
  order: OrderRecord,
  at: Date,
): Promise<ExchangeChoices> {
  const terms = await readExchangeTerms(transaction, order.lines, at);
  return order.lines
    .map((line) => ({ ...refOf(line), choices: choicesOf(order, line, terms) }))
    .filter(({ choices }) => choices.length > 0);
}

/** What a line of an order can be exchanged for; empty when it can only be refunded. */
function choicesOf(
  order: OrderRecord,
  line: OrderLine | undefined,
  { products, terms }: ExchangeTerms,
): ExchangeChoice[] {
  const product = line && products.get(line.productId);
  if (!product || isMadeForBuyer(line) || !isPaidInFull(order)) return [];
  return exchangeChoices(product, line, terms);
}

/** Money that was not paid cannot pay for a replacement. */
function isPaidInFull(order: OrderRecord): boolean {
  return isPaid(order.payment.state) && balanceDue(order) === 0;
}

type AskedLine = ReturnedItems['lines'][number];

/**
 * The lines of a return with the prices of what is sent instead. Throws 409 exchange_not_possible, options_not_valid,
 * and out_of_stock when there are too few pieces.
 */
export async function askedLines(
  transaction: Transaction,
  order: OrderRecord,
  lines: readonly AskedLine[],
  at: Date,
): Promise<OrderReturn['lines']> {
  const wanted = lines.filter(({ exchangeFor }) => exchangeFor !== undefined);
  const terms = wanted.length > 0 ? await readExchangeTerms(transaction, wanted, at) : null;
  const needed = new Map<string, number>();
  return lines.map(({ exchangeFor, ...line }) => {
    const sold = order.lines.find((one) => isSameLine(one, line));
    const asked = { ...line, ...titlesOf(sold ?? { title: 'This product' }) };
    if (!exchangeFor || !terms) return asked;
    const exchange = exchangeOf(order, sold, exchangeFor, terms);
    const { variantId, available, options } = exchange;
    const key = unitKey({ productId: line.productId, variantId });
    const count = (needed.get(key) ?? 0) + line.quantity;
    needed.set(key, count);
    if (count > available) throw soldOut({ title: asked.title, options }, available);
    const { from, to } = exchange;
    return { ...asked, exchange: { options, ...(variantId && { variantId }), from, to } };
  });
}

function exchangeOf(
  order: OrderRecord,
  sold: OrderLine | undefined,
  options: LineOptions,
  terms: ExchangeTerms,
): ExchangeChoice & { variantId: string | undefined } {
  if (!isPaidInFull(order)) throw notPossible(returnsMessages.exchange_unpaid());
  const product = productOf(sold, terms);
  const problem = optionsError({ productId: product._id, options }, product);
  if (problem) throw conflict('options_not_valid', problem);
  if (sold && isSameOptions(options, sold.options))
    throw notPossible(returnsMessages.exchange_same());
  const choices = choicesOf(order, sold, terms);
  const choice = choices.find((one) => isSameOptions(one.options, options));
  if (!choice) throw soldOut({ title: product.title, options }, 0);
  return { ...choice, variantId: asChosen(product, options).variantId };
}

/** Throws 409 exchange_not_possible for a piece that was made for its buyer, and for a product that is not on sale. */
function productOf(sold: OrderLine | undefined, { products }: ExchangeTerms): Product {
  const product = sold && products.get(sold.productId);
  if (product?.status === 'active' && sold && !isMadeForBuyer(sold)) return product;
  const title = sold ? lineTitle(sold) : 'This product';
  throw notPossible(returnsMessages.exchange_not_possible({ title }));
}

function isSameOptions(one: LineOptions, other: LineOptions | undefined): boolean {
  return optionsKey(one) === optionsKey(other);
}

function notPossible(message: Message) {
  return conflict('exchange_not_possible', message);
}

function soldOut(line: { title: string; options: LineOptions }, available: number) {
  const message = returnsMessages.exchange_sold_out({ title: lineTitle(line) });
  return conflict('out_of_stock', message, { available });
}
