import type { DiscountTerms } from './discount.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';
import { lineAmount, type PricedLine } from './priced-line.ts';

/**
 * The discount of each line, in the lines' order. The sum is exact to the paisa and never more than the eligible
 * lines; it is spread in proportion, the last paise by largest remainder. The order of the lines does not matter,
 * so browser and server agree.
 */
export function discountShares(lines: readonly PricedLine[], terms: DiscountTerms): Paise[] {
  const bases = lines.map((line) => (isEligible(line, terms) ? lineAmount(line) : paise(0)));
  const base = sumPaise(bases);
  const off = totalDiscount(base, terms);
  const floors = bases.map((amount) => (base === 0 ? 0 : wholeShare(off, amount, base)));
  const remaining = off - floors.reduce((sum, share) => sum + share, 0);
  const roundedUp = new Set(byRemainder(lines, bases, { off, base }).slice(0, remaining));
  return floors.map((share, index) => paise(share + (roundedUp.has(index) ? 1 : 0)));
}

export function appliesToSome(lines: readonly PricedLine[], terms: DiscountTerms): boolean {
  return lines.some((line) => isEligible(line, terms));
}

function isEligible(
  { collection = '', productId = '' }: PricedLine,
  { collections, products = [] }: DiscountTerms,
): boolean {
  if (collections.length === 0 && products.length === 0) return true;
  return collections.includes(collection) || products.includes(productId);
}

function totalDiscount(base: Paise, { kind, percent, amount, maxDiscount }: DiscountTerms): Paise {
  if (kind === 'free_shipping') return paise(0);
  const uncapped = kind === 'fixed' ? amount : percentOf(base, percent);
  return paise(Math.max(0, Math.min(uncapped, base, maxDiscount ?? base)));
}

/** Rounded half up to the paisa. */
function percentOf(base: Paise, percent: number): number {
  return Math.floor((base * percent + 50) / 100);
}

interface Whole {
  off: Paise;
  base: Paise;
}

/** BigInt, because a product of two amounts may exceed the exact range of a number. */
function wholeShare(off: Paise, amount: Paise, base: Paise): number {
  return Number((BigInt(off) * BigInt(amount)) / BigInt(base));
}

function remainder({ off, base }: Whole, amount: Paise): bigint {
  return base === 0 ? 0n : (BigInt(off) * BigInt(amount)) % BigInt(base);
}

/** Line indexes, largest remainder first; a tie has equal amounts, so its order does not matter. */
function byRemainder(
  lines: readonly PricedLine[],
  bases: readonly Paise[],
  whole: Whole,
): number[] {
  const ranked = bases.map((amount, place) => ({
    place,
    amount,
    rest: remainder(whole, amount),
    taxed: lines[place]?.chargeTax === true ? 1 : 0,
  }));
  ranked.sort((a, b) => {
    if (a.rest !== b.rest) return a.rest > b.rest ? -1 : 1;
    return b.amount - a.amount || b.taxed - a.taxed || a.place - b.place;
  });
  return ranked.map(({ place }) => place);
}
