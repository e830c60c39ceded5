import assert from 'node:assert/strict';

import { percentOff, saving, type Product } from '@kargha/domain/catalogue/product';
import { creditNoteLines } from '@kargha/domain/invoices/credit-note-lines';
import { invoiceLines, invoiceTotals } from '@kargha/domain/invoices/invoice-tax';
import { paise, rupeesToPaise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { goodsOf, shippingWorth } from '@kargha/domain/orders/line-worth';
import type { OrderLine } from '@kargha/domain/orders/order';
import { returnValue } from '@kargha/domain/orders/return';
import { isTaxIncluded } from '@kargha/domain/pricing/price-mode';
import { orderWorth, type OrderTotals, type PriceTerms } from '@kargha/domain/pricing/price-order';
import { priceWithTax } from '@kargha/domain/pricing/price-with-tax';
import { randomNumbers } from '@kargha/domain/testing/random-numbers';

import {
  priceCheckout,
  type PricedCheckout,
} from '../../functions/src/money/checkout/price-checkout.ts';
import { applyEdit } from './apply-edit.ts';
import { at, randomCart, type RandomCart } from './random-cart.ts';
import { shownCart } from './shown-cart.ts';

/**
 * Prices random carts in both modes, with and without rates: what the page shows, what checkout charges, what the
 * invoice adds up to and what comes back when everything is returned, before and after staff edit the order. Throws at
 * the first cart that disagrees.
 */
export function checkPriceModes(count: number, seed: number): void {
  const random = randomNumbers(seed);
  for (let number = 0; number < count; number += 1) {
    const cart = randomCart(random);
    try {
      checkCart(cart);
    } catch (error) {
      throw new Error(`Cart ${number} disagrees: ${JSON.stringify(cart)}`, { cause: error });
    }
  }
}

function checkCart(cart: RandomCart): void {
  const { products, items, tiers, reductions, terms, isWithinState, edit } = cart;
  const { totals: shown, unitPrices } = shownCart(cart);
  const known = new Map(products.map((product) => [product._id, product]));
  const order = priceCheckout(
    items,
    { products: known, accessCodes: [], terms, tiers },
    shown.total,
    () => ({ ...reductions, shopDiscount: null }),
  );
  assert.deepEqual(order.totals, shown);
  const charged = order.lines.map(({ unitPrice }) => unitPrice);
  assert.deepEqual(charged, unitPrices, 'each line costs what the cart shows');
  checkFigures(order, terms);
  checkShipping(order.totals, reductions.discount?.kind === 'free_shipping');
  checkInvoice(order, isWithinState);
  for (const product of products) checkSaving(product, terms);
  const edited = edit && applyEdit(order, edit, terms);
  if (!edited) return;
  checkFigures(edited, terms, edit.added.length === 0);
  checkInvoice(edited, isWithinState);
}

/**
 * The rows that an order shows add up to its total, and follow the rules of its mode.
 * @param isReduced items were removed: what stays keeps its share of the rounded tax
 */
function checkFigures(
  { lines, totals }: PricedCheckout,
  terms: PriceTerms,
  isReduced = false,
): void {
  const { subtotal, discount, shipping, tax, giftCard, total, cashOnDeliveryFee = 0 } = totals;
  const isIncluded = isTaxIncluded(terms.tax, at);
  assert.equal(totals.taxIncluded, isIncluded || undefined);
  assert.equal(total, subtotal - discount + shipping + (isIncluded ? 0 : tax) - giftCard);
  assert.equal(
    sumPaise(lines.map(goodsOf)),
    subtotal - discount,
    'the lines add up to the subtotal less the discount',
  );
  assert.ok(cashOnDeliveryFee <= shipping, 'the fee is part of the shipping charge');
  if (isIncluded || terms.tax.ratesEnabled) return;
  assert.equal(totals.shippingTax, undefined);
  if (isReduced) assert.ok(Math.abs(tax - specifiedTax(lines)) <= 100);
  else assert.equal(tax, specifiedTax(lines));
}

/** Spec §9: 18 % of the subtotal, rounded to the rupee. */
function specifiedTax(lines: readonly OrderLine[]): Paise {
  const base = sumPaise(lines.filter(({ chargeTax }) => chargeTax).map(goodsOf));
  return paise(Math.floor((base * 18 + 5000) / 10_000) * 100);
}

/** Spec §9: shipping costs 150 rupees, and nothing above 2000. */
function checkShipping({ subtotal, discount, ...totals }: OrderTotals, isFree: boolean): void {
  const carriage = totals.shipping - (totals.cashOnDeliveryFee ?? 0);
  assert.equal(carriage, isFree || subtotal - discount > 200_000 ? 0 : 15_000);
}

function checkInvoice({ lines: ordered, totals }: PricedCheckout, isWithin: boolean): void {
  const lines = invoiceLines(ordered, isWithin, totals);
  const { taxable, shipping, cgst, sgst, igst, roundOff, total } = invoiceTotals(lines, totals);
  assert.equal(total, orderWorth(totals));
  assert.equal(taxable + shipping + cgst + sgst + igst + roundOff, total);
  assert.equal(cgst, sgst);
  if (totals.taxIncluded) {
    assert.equal(roundOff, 0);
    assert.equal(cgst + sgst + igst, totals.tax);
  }
  // Half a rupee, and half a paisa for each head of each line.
  assert.ok(Math.abs(roundOff) <= 50 + lines.length);
  const invoice = { lines, totals: invoiceTotals(lines, totals) };
  const whole = creditNoteLines(invoice, { amount: total, pieces: 'rest' });
  assert.deepEqual(whole.totals, invoice.totals);
  const goods = returnValue({ lines: ordered, totals }, ordered);
  assert.equal(goods + shippingWorth(totals), total);
}

/** A crossed-out price and its saving are without tax exactly when the price is. */
function checkSaving(product: Product, terms: PriceTerms): void {
  const saved = saving(product);
  if (saved === 0) return;
  const { chargeTax, hsnCode } = product;
  const unitPrice = rupeesToPaise(product.price);
  const now = priceWithTax({ unitPrice, chargeTax, hsnCode }, terms);
  const before = rupeesToPaise(product.costPerItem);
  if (isTaxIncluded(terms.tax, at)) {
    assert.equal(now, unitPrice, 'the price on the card is what people pay');
    assert.equal(before - now, rupeesToPaise(saved));
  }
  const exact = (saved / product.costPerItem) * 100;
  assert.ok(Math.abs(percentOff(product) - exact) <= 0.5 + 1e-9);
}
