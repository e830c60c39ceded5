import type { Product } from '../catalogue/product.ts';
import { rupeesToPaise } from '../money/paise.ts';
import { listOf, numberOf, numberOrNull, recordOf, textOf } from '../records/stored-record.ts';
import { DISCOUNT_KINDS } from './code-kinds.ts';
import type { Discount } from './code-schemas.ts';

/**
 * An active code that product pages show, with its period (settings/public, `offers`), or an automatic discount for
 * everyone (`automaticDiscounts`). The code of an automatic discount is only its name.
 */
export interface PublicOffer extends Pick<Discount, 'code' | 'kind' | 'percent'> {
  /** paise, as are the next two */
  amount: number;
  maxDiscount: number | null;
  minSubtotal: number;
  /** with no collection and no product it is for everything */
  collections: readonly string[];
  products: readonly string[];
  /** ISO 8601 */
  startsAt: string;
  endsAt: string | null;
}

export const MAX_PUBLIC_OFFERS = 20;

/** Product pages and lists read it, so it does without a schema library. What is wrong counts as missing. */
export function readPublicOffers(stored: unknown): PublicOffer[] {
  return listOf(stored)
    .map(recordOf)
    .flatMap((offer) => {
      const kind = DISCOUNT_KINDS.find((known) => known === offer.kind);
      const [code, startsAt] = [textOf(offer.code), textOf(offer.startsAt)];
      if (!kind || code === '' || Number.isNaN(Date.parse(startsAt))) return [];
      return [
        {
          code,
          kind,
          percent: numberOf(offer.percent),
          amount: numberOf(offer.amount),
          maxDiscount: numberOrNull(offer.maxDiscount),
          minSubtotal: numberOf(offer.minSubtotal),
          collections: listOf(offer.collections).map(textOf),
          products: listOf(offer.products).map(textOf),
          startsAt,
          endsAt: textOf(offer.endsAt) || null,
        },
      ];
    });
}

/** The list after a discount was created, changed, enabled or disabled. */
export function offersAfterChange(
  offers: readonly PublicOffer[],
  discount: Discount,
  now: Date,
): PublicOffer[] {
  const others = offers.filter((one) => one.code !== discount.code && !hasEnded(one, now));
  const { method, active, isPublic = false } = discount;
  const offer = toOffer(discount);
  const isShown = method === 'code' && active && isPublic && !hasEnded(offer, now);
  return isShown ? [...others, offer] : others;
}

/** What a buyer of this product could use now; those it is too cheap for come last. */
export function offersFor(
  { _id, productCollection, price }: Pick<Product, '_id' | 'productCollection' | 'price'>,
  offers: readonly PublicOffer[],
  now: Date,
): PublicOffer[] {
  const missing = ({ minSubtotal }: PublicOffer) => Math.max(0, minSubtotal - rupeesToPaise(price));
  return offers
    .filter((offer) => isOpen(offer, now))
    .filter(
      ({ collections, products }) =>
        collections.length + products.length === 0 ||
        collections.includes(productCollection) ||
        products.includes(_id),
    )
    .toSorted((one, other) => missing(one) - missing(other));
}

/**
 * What a buyer of these products could use now, those with the lowest minimum first. A cart does not know the
 * collections of its products, so offers for collections are left out.
 */
export function offersForCart(
  lines: readonly { id: string }[],
  offers: readonly PublicOffer[],
  now: Date,
): PublicOffer[] {
  return offers
    .filter((offer) => isOpen(offer, now))
    .filter(({ collections, products }) => {
      const isForAll = collections.length + products.length === 0;
      return isForAll || lines.some(({ id }) => products.includes(id));
    })
    .toSorted((one, other) => one.minSubtotal - other.minSubtotal);
}

export function isOpen(offer: PublicOffer, now: Date): boolean {
  return Date.parse(offer.startsAt) <= now.getTime() && !hasEnded(offer, now);
}

export function toOffer(discount: Discount): PublicOffer {
  const { code, kind, percent, amount, maxDiscount, minSubtotal, collections, products } = discount;
  return {
    code,
    kind,
    percent,
    amount,
    maxDiscount,
    minSubtotal,
    collections,
    products,
    startsAt: discount.startsAt.toISOString(),
    endsAt: discount.endsAt?.toISOString() ?? null,
  };
}

function hasEnded({ endsAt }: PublicOffer, now: Date): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now.getTime();
}
