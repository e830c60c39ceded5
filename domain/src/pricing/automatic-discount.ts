import type { Discount } from './discount.ts';
import type { Paise } from '../money/paise.ts';
import { toOffer, type PublicOffer } from './public-offer.ts';
import type { PricedLine } from './priced-line.ts';
import { orderWorth, priceOrder, type PriceTerms } from './price-order.ts';

/**
 * An active automatic discount and its period (settings/public, `automaticDiscounts`). With its terms when it is for
 * everyone: cards and lists show those.
 */
export interface AutomaticWindow extends Partial<PublicOffer> {
  code: string;
  /** ISO 8601 */
  startsAt: string;
  endsAt: string | null;
}

export const MAX_AUTOMATIC_DISCOUNTS = 20;

export function readAutomaticWindows(stored: unknown): AutomaticWindow[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => (isWindow(one) ? [one] : []));
}

export function automaticDiscountsAt(windows: readonly AutomaticWindow[], now: Date): string[] {
  return windows
    .filter(({ startsAt }) => Date.parse(startsAt) <= now.getTime())
    .filter((one) => !hasEnded(one, now))
    .map(({ code }) => code);
}

export function windowsAfterChange(
  windows: readonly AutomaticWindow[],
  discount: Discount,
  now: Date,
): AutomaticWindow[] {
  const offer = toOffer(discount);
  const { code, startsAt, endsAt } = offer;
  const others = windows.filter((one) => one.code !== code && !hasEnded(one, now));
  if (!discount.active || hasEnded(offer, now)) return others;
  return [...others, discount.roles.length === 0 ? offer : { code, startsAt, endsAt }];
}

export function orderWorthWith(
  lines: readonly PricedLine[],
  discount: Discount | null,
  terms?: PriceTerms,
): Paise {
  return orderWorth(priceOrder(lines, { discount }, terms));
}

/**
 * Returns the discount with the lowest total, including shipping and GST; ties go by code. Returns null when none
 * makes the order cheaper: a discount may cost more in shipping than it saves.
 */
export function bestDiscount(
  candidates: readonly Discount[],
  lines: readonly PricedLine[],
  terms?: PriceTerms,
): Discount | null {
  const inOrder = candidates.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  let best: Discount | null = null;
  let least = orderWorthWith(lines, null, terms);
  for (const discount of inOrder) {
    const orderValue = orderWorthWith(lines, discount, terms);
    if (orderValue < least) [best, least] = [discount, orderValue];
  }
  return best;
}

function hasEnded({ endsAt }: AutomaticWindow, now: Date): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now.getTime();
}

function isWindow(stored: unknown): stored is AutomaticWindow {
  if (typeof stored !== 'object' || stored === null) return false;
  const { code, startsAt, endsAt } = stored as Readonly<Record<string, unknown>>;
  const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
  return typeof code === 'string' && isTime(startsAt) && (endsAt === null || isTime(endsAt));
}
