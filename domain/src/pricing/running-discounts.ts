import { lowestPrice } from '../catalogue/product.ts';
import type { CardProduct } from '../catalogue/card-product.ts';
import { paise, rupeesToPaise, type Paise } from '../money/paise.ts';
import { numberOf, recordOf, type StoredPart } from '../records/stored-record.ts';
import { discountShares } from './discount-shares.ts';
import { isOpen, offersFor, readPublicOffers, type PublicOffer } from './public-offer.ts';
import { readShipping, type ShippingRates } from './shipping-rates.ts';

/** The automatic discounts for everyone, and what decides whether one pays off. */
export interface RunningDiscounts {
  offers: PublicOffer[];
  shipping: ShippingRates;
}

/** From settings/public; null when none is running. */
export function runningDiscounts(settings: StoredPart, now: Date): RunningDiscounts | null {
  const offers = readPublicOffers(settings.automaticDiscounts).filter((one) => isOpen(one, now));
  return offers.length === 0 ? null : { offers, shipping: readShipping(settings.shipping) };
}

/** As the server sends them. */
export function readRunningDiscounts(sent: unknown): RunningDiscounts {
  const { offers, shipping } = recordOf(sent);
  const { freeAbove, flatFee } = recordOf(shipping);
  return {
    offers: readPublicOffers(offers),
    shipping: { freeAbove: paise(numberOf(freeAbove)), flatFee: paise(numberOf(flatFee)) },
  };
}

type DiscountedProduct = Pick<
  CardProduct,
  '_id' | 'productCollection' | 'price' | 'costPerItem' | 'combinations'
>;

/**
 * The discount that a buyer of one piece gets, the largest first; else one that needs a larger order, which keeps its
 * `minSubtotal`.
 */
export function discountOn(
  product: DiscountedProduct,
  { offers, shipping }: RunningDiscounts,
  now: Date,
): PublicOffer | undefined {
  const cheapest = lowestPrice(product);
  const price = rupeesToPaise(cheapest.price);
  const bySaving = offers.toSorted(
    (one, other) => savingOf(other, price, shipping) - savingOf(one, price, shipping),
  );
  const offer = offersFor(cheapest, bySaving, now).find(
    (one) => one.minSubtotal > price || paysOff(one, price, shipping),
  );
  return offer && { ...offer, minSubtotal: offer.minSubtotal > price ? offer.minSubtotal : 0 };
}

/** What a list has in common: its collections of the taxonomy, or its products. */
export interface ListScope {
  collections?: readonly string[];
  productIds?: readonly string[];
}

/** A discount on everything in a list, the one with the lowest minimum first. */
export function discountOnList(
  { collections = [], productIds = [] }: ListScope,
  { offers }: RunningDiscounts,
  now: Date,
): PublicOffer | undefined {
  return offers
    .filter((offer) => isOpen(offer, now))
    .filter(
      (offer) =>
        offer.collections.length + offer.products.length === 0 ||
        isWithin(collections, offer.collections) ||
        isWithin(productIds, offer.products),
    )
    .toSorted((one, other) => one.minSubtotal - other.minSubtotal)[0];
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.length > 0 && some.every((one) => all.includes(one));
}

function savingOf(
  { kind, percent, amount, maxDiscount }: PublicOffer,
  price: Paise,
  { freeAbove, flatFee }: ShippingRates,
): number {
  if (kind === 'free_shipping') return price > freeAbove ? 0 : flatFee;
  const terms = {
    kind,
    percent,
    amount: paise(amount),
    maxDiscount: maxDiscount === null ? null : paise(maxDiscount),
    collections: [],
  };
  return discountShares([{ unitPrice: price, quantity: 1, chargeTax: false }], terms)[0] ?? 0;
}

/** Checkout applies no discount that costs more in shipping than it saves. */
function paysOff(offer: PublicOffer, price: Paise, shipping: ShippingRates): boolean {
  const saving = savingOf(offer, price, shipping);
  if (offer.kind === 'fixed' && saving < offer.amount) return false;
  const { freeAbove, flatFee } = shipping;
  const losesFreeShipping =
    offer.kind !== 'free_shipping' && price > freeAbove && price - saving <= freeAbove;
  return saving > (losesFreeShipping ? flatFee : 0);
}
