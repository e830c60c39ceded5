import type { BulkTier } from '@kargha/domain/catalogue/bulk-price';
import type { Product } from '@kargha/domain/catalogue/product';
import type { Tailoring } from '@kargha/domain/catalogue/tailoring-schema';
import { paise } from '@kargha/domain/money/paise';
import type { DiscountTerms } from '@kargha/domain/pricing/discount';
import {
  SPECIFIED_TERMS,
  type PriceTerms,
  type Reductions,
} from '@kargha/domain/pricing/price-order';
import { readTaxTable } from '@kargha/domain/pricing/tax-table';
import { PLAIN_COMBINATION, PLAIN_PRODUCT } from '@kargha/domain/testing/plain-product';

import type { RequestedItem } from '../../functions/src/money/checkout/checkout-items.ts';

export const at = new Date('2026-11-26T06:00:00Z');
const from = new Date('2025-09-21T18:30:00Z');
const RATES = [
  { hsnPrefix: '50', maxUnitRupees: null, percent: 5, from },
  { hsnPrefix: '62', maxUnitRupees: 2500, percent: 5, from },
  { hsnPrefix: '62', maxUnitRupees: null, percent: 18, from },
  { hsnPrefix: '7113', maxUnitRupees: null, percent: 3, from },
];
const HSN_CODES = ['5007', '6211', '711311', '4202', ''];
const SIZES = ['S', 'M', 'L'];
const TIERS: BulkTier[] = [{ from: 3, percentOff: 7 }];

export interface RandomCart {
  products: Product[];
  /** one for each product */
  items: RequestedItem[];
  /** bulk prices of a verified business */
  tiers: ReadonlyMap<string, readonly BulkTier[]>;
  reductions: Reductions;
  terms: PriceTerms;
  isWithinState: boolean;
  /** what staff change after the order is placed; null for most carts */
  edit: RandomEdit | null;
}

export interface RandomEdit {
  /** how many pieces each line keeps */
  kept: number[];
  /** new to the order, or more of a line */
  added: { product: Product; item: RequestedItem }[];
}

type Random = () => number;

/** A cart as shoppers fill it: sizes with own prices, services on a piece, codes, cash on delivery, either price mode. */
export function randomCart(random: Random): RandomCart {
  const products = Array.from({ length: upTo(5, random) }, (_, place) =>
    randomProduct(random, `p${place}`),
  );
  const items = products.map((product) => randomItem(random, product));
  const isBusiness = random() < 0.1;
  const gift = random() < 0.2 ? { giftCardBalance: paise(upTo(500_000, random)) } : {};
  const discount = random() < 0.5 ? randomDiscount(random) : null;
  const cash = random() < 0.2 ? { cashOnDeliveryFee: paise(upTo(10_000, random)) } : {};
  return {
    products,
    items,
    tiers: new Map(isBusiness ? products.map(({ _id }) => [_id, TIERS]) : []),
    reductions: { discount, ...gift, ...cash },
    terms: { ...SPECIFIED_TERMS, at, tax: randomTable(random) },
    isWithinState: random() < 0.5,
    edit: random() < 0.3 ? randomEdit(random, products, items) : null,
  };
}

function upTo(most: number, random: Random): number {
  return 1 + Math.floor(random() * most);
}

function randomProduct(random: Random, _id: string): Product {
  const price = (1 + Math.floor(random() * (random() < 0.5 ? 60_000 : 600_000))) / 100;
  const costPerItem = random() < 0.5 ? 0 : Math.round(price * (1 + random()) * 100) / 100;
  return {
    ...PLAIN_PRODUCT,
    _id,
    quantity: 99,
    price,
    costPerItem,
    chargeTax: random() < 0.9,
    hsnCode: HSN_CODES[Math.floor(random() * HSN_CODES.length)] ?? '',
    ...(random() < 0.2 && { bulk: { minimum: 2, multiple: 1, leadTimeDays: 9 } }),
    ...(random() < 0.2 && sizes(random, price)),
    ...(random() < 0.1 && { tailoring: services(random) }),
  };
}

/** The largest size costs more, and has its own crossed-out price. */
function sizes(random: Random, price: number): Pick<Product, 'variants' | 'combinations'> {
  const dearer = Math.round(price * (1 + random()) * 100) / 100;
  const ofSize = (Size: string) => ({
    ...PLAIN_COMBINATION,
    options: { Size },
    quantity: 33,
    ...(Size === 'L' && { price: dearer, costPerItem: Math.round(dearer * 150) / 100 }),
  });
  return {
    variants: [{ id: 'size', name: 'Size', values: SIZES }],
    combinations: Object.fromEntries(SIZES.map((size) => [size, ofSize(size)])),
  };
}

function services(random: Random): Tailoring {
  const service = (id: string) => ({
    ...{ id, name: id, nameHindi: '', makingDays: 2, measurements: [] },
    price: upTo(90_000, random) / 100,
  });
  return { measurements: [], services: [service('fall'), service('edging')] };
}

function randomItem(random: Random, product: Product): RequestedItem {
  const size = SIZES[Math.floor(random() * SIZES.length)] ?? '';
  const chosen = random() < 0.5 ? ['fall'] : ['fall', 'edging'];
  return {
    productId: product._id,
    quantity: upTo(5, random),
    ...(product.variants.length > 0 && { options: { Size: size } }),
    ...(product.tailoring !== undefined && random() < 0.8 && { services: chosen }),
  };
}

/** Removes some pieces, and adds a new product, more of a line, or both. */
function randomEdit(random: Random, products: Product[], items: RequestedItem[]): RandomEdit {
  const kept = items.map(({ quantity }) =>
    random() < 0.5 ? quantity : Math.floor(random() * (quantity + 1)),
  );
  const added: RandomEdit['added'] = [];
  if (random() < 0.5) {
    const { tailoring: _none, ...product } = randomProduct(random, 'new');
    added.push({ product, item: randomItem(random, product) });
  }
  const [product, item] = [products[0], items[0]];
  if (product && item && random() < 0.3) {
    added.push({ product, item: { ...item, quantity: upTo(3, random) } });
  }
  return { kept, added };
}

function randomDiscount(random: Random): DiscountTerms {
  const kind = random() < 0.1 ? 'free_shipping' : random() < 0.5 ? 'percent' : 'fixed';
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
