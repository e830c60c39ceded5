import assert from 'node:assert/strict';

import { percentOff, saving, type Product } from '@kargha/domain/catalogue/product';
import { creditNoteLines } from '@kargha/domain/invoices/credit-note-lines';
import { invoiceLines, invoiceTotals } from '@kargha/domain/invoices/invoice-tax';
import { paise, rupeesToPaise } from '@kargha/domain/money/paise';
import { shippingWorth } from '@kargha/domain/orders/line-worth';
import type { OrderLine } from '@kargha/domain/orders/order';
import { returnValue } from '@kargha/domain/orders/return';
import type { DiscountTerms } from '@kargha/domain/pricing/discount';
import { isTaxIncluded } from '@kargha/domain/pricing/price-mode';
import {
  orderWorth,
  priceOrder,
  priceWithTax,
  SPECIFIED_TERMS,
  type OrderTotals,
  type PriceTerms,
  type Reductions,
} from '@kargha/domain/pricing/price-order';
import { readTaxTable } from '@kargha/domain/pricing/tax-table';
import { PLAIN_PRODUCT } from '@kargha/domain/testing/plain-product';
import { randomNumbers } from '@kargha/domain/testing/random-numbers';

import { priceCheckout } from '../../functions/src/money/checkout/price-checkout.ts';

const at = new Date('2026-11-26T06:00:00Z');
const from = new Date('2025-09-21T18:30:00Z');
const RATES = [
  { hsnPrefix: '50', maxUnitRupees: null, percent: 5, from },
  { hsnPrefix: '62', maxUnitRupees: 2500, percent: 5, from },
  { hsnPrefix: '62', maxUnitRupees: null, percent: 18, from },
  { hsnPrefix: '7113', maxUnitRupees: null, percent: 3, from },
];
const HSN_CODES = ['5007', '6211', '711311', '4202', ''];

interface Cart {
  products: Product[];
  items: { productId: string; quantity: number }[];
  reductions: Reductions;
  terms: PriceTerms;
  isWithinState: boolean;
}

/**
 * Prices random carts in both modes, with and without rates: what the page shows, what checkout charges, what the
 * invoice adds up to and what comes back when everything is returned. Throws at the first cart that disagrees.
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

function checkCart({ products, items, reductions, terms, isWithinState }: Cart): void {
  const lines = items.map(({ quantity }, place) => pieceOf(products[place], quantity));
  const shown = priceOrder(lines, reductions, terms);
  const known = new Map(products.map((product) => [product._id, product]));
  const order = priceCheckout(
    items,
    { products: known, accessCodes: [], terms },
    shown.total,
    () => ({ ...reductions, shopDiscount: null }),
  );
  assert.deepEqual(order.totals, shown);
  if (isTaxIncluded(terms.tax, at)) checkIncluded(products, shown, terms);
  else if (!terms.tax.ratesEnabled) checkSpecified(lines, shown);
  checkInvoice(order, isWithinState);
  for (const product of products) checkSaving(product, terms);
}

/** Spec §9: 18 % of the subtotal, rounded; shipping 150, free above 2000; total = subtotal + shipping + tax. */
function checkSpecified(lines: ReturnType<typeof pieceOf>[], totals: OrderTotals): void {
  const { subtotal, discount, shipping, tax, giftCard, total } = totals;
  assert.equal(totals.taxIncluded ?? totals.shippingTax, undefined);
  assert.equal(total, subtotal - discount + shipping + tax - giftCard);
  assert.equal(tax % 100, 0);
  if (discount > 0) return;
  const carriage = shipping - (totals.cashOnDeliveryFee ?? 0);
  assert.ok(carriage === 0 || carriage === 15_000);
  if (carriage > 0) assert.ok(subtotal <= 200_000);
  const taxed = lines.filter(({ chargeTax }) => chargeTax);
  const base = taxed.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  assert.equal(tax, Math.floor((base * 18 + 5000) / 10_000) * 100);
}

function checkIncluded(products: readonly Product[], totals: OrderTotals, terms: PriceTerms): void {
  const { subtotal, discount, shipping, giftCard, total } = totals;
  assert.equal(totals.taxIncluded, true);
  assert.equal(total, subtotal - discount + shipping - giftCard);
  for (const product of products) {
    const piece = pieceOf(product, 1);
    assert.equal(priceWithTax(piece, terms), piece.unitPrice);
  }
}

function checkInvoice(order: { lines: OrderLine[]; totals: OrderTotals }, isWithin: boolean): void {
  const { lines: ordered, totals } = order;
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
  const goods = returnValue(order, ordered);
  assert.equal(goods + shippingWorth(totals), total);
}

/** A crossed-out price and its saving are without tax exactly when the price is. */
function checkSaving(product: Product, terms: PriceTerms): void {
  const saved = saving(product);
  if (saved === 0) return;
  const now = priceWithTax(pieceOf(product, 1), terms);
  const before = rupeesToPaise(product.costPerItem);
  if (isTaxIncluded(terms.tax, at)) assert.equal(before - now, rupeesToPaise(saved));
  const exact = (saved / product.costPerItem) * 100;
  assert.ok(Math.abs(percentOff(product) - exact) <= 0.5 + 1e-9);
}

function pieceOf(product: Product | undefined, quantity: number) {
  const { price, chargeTax, hsnCode, productCollection } = product ?? PLAIN_PRODUCT;
  const of = { collection: productCollection, productId: product?._id ?? '' };
  return { unitPrice: rupeesToPaise(price), quantity, chargeTax, hsnCode, ...of };
}

type Random = () => number;

function randomCart(random: Random): Cart {
  const whole = (most: number) => 1 + Math.floor(random() * most);
  const products = Array.from({ length: whole(5) }, (_, place) => randomProduct(random, place));
  const items = products.map(({ _id: productId }) => ({ productId, quantity: whole(5) }));
  const gift = random() < 0.2 ? { giftCardBalance: paise(whole(500_000)) } : {};
  const discount = random() < 0.5 ? randomDiscount(random) : null;
  const cash = random() < 0.2 ? { cashOnDeliveryFee: paise(whole(10_000)) } : {};
  return {
    products,
    items,
    reductions: { discount, ...gift, ...cash },
    terms: { ...SPECIFIED_TERMS, at, tax: randomTable(random) },
    isWithinState: random() < 0.5,
  };
}

function randomProduct(random: Random, place: number): Product {
  const price = (1 + Math.floor(random() * (random() < 0.5 ? 60_000 : 600_000))) / 100;
  const costPerItem = random() < 0.5 ? 0 : Math.round(price * (1 + random()) * 100) / 100;
  return {
    ...PLAIN_PRODUCT,
    _id: `p${place}`,
    quantity: 9,
    price,
    costPerItem,
    chargeTax: random() < 0.9,
    hsnCode: HSN_CODES[Math.floor(random() * HSN_CODES.length)] ?? '',
  };
}

function randomDiscount(random: Random): DiscountTerms {
  const kind = random() < 0.5 ? 'percent' : 'fixed';
  const [percent, amount] = [Math.ceil(random() * 100), paise(Math.ceil(random() * 300_000))];
  return { kind, percent, amount, maxDiscount: null, collections: [] };
}

function randomTable(random: Random) {
  return readTaxTable({
    ratesEnabled: random() < 0.5,
    rates: RATES,
    ...(random() < 0.5 && { priceMode: 'included', priceModeFrom: from }),
  });
}
