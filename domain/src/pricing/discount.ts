import { formatPaise } from '../money/money-format.ts';
import type { Paise } from '../money/paise.ts';
import type { Role } from '../people/user-profile.ts';

export const DISCOUNT_KINDS = ['percent', 'fixed', 'free_shipping'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** A code is typed by the shopper; an automatic discount is taken off by the server when its conditions hold. */
export const DISCOUNT_METHODS = ['code', 'automatic'] as const;
export type DiscountMethod = (typeof DISCOUNT_METHODS)[number];

/** discounts/{id}; limits that do not apply are null, empty lists mean all. */
export interface Discount {
  method: DiscountMethod;
  /** upper case, without spaces; what staff call an automatic discount, which nobody can type */
  code: string;
  description: string;
  kind: DiscountKind;
  /** whole percent, or 0 for another kind */
  percent: number;
  /** what a fixed discount takes off, or 0 */
  amount: Paise;
  /** the most that a percentage may take off */
  maxDiscount: Paise | null;
  minSubtotal: Paise;
  /** with `products`: what it is meant for; everything when both lists are empty */
  collections: string[];
  products: string[];
  roles: Role[];
  perPersonLimit: number | null;
  totalLimit: number | null;
  used: number;
  stackable: boolean;
  active: boolean;
  startsAt: Date;
  endsAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export const DISCOUNT_STATUSES = ['scheduled', 'active', 'ended', 'used_up', 'disabled'] as const;
export type DiscountStatus = (typeof DISCOUNT_STATUSES)[number];

/** How a discount stands at a moment: what staff see beside it. */
export function discountStatus(discount: Discount, now: Date): DiscountStatus {
  const { active, startsAt, endsAt, totalLimit, used } = discount;
  if (!active) return 'disabled';
  if (startsAt > now) return 'scheduled';
  if (endsAt !== null && endsAt <= now) return 'ended';
  return isReached(totalLimit, used) ? 'used_up' : 'active';
}

/** True when no use of a code is left: for anybody, or for a person who has used it so often. */
export function isUsedUp(
  { totalLimit, used, perPersonLimit }: Discount,
  usedByPerson: number,
): boolean {
  return isReached(totalLimit, used) || isReached(perPersonLimit, usedByPerson);
}

function isReached(limit: number | null, count: number): boolean {
  return limit !== null && count >= limit;
}

/** What decides how much a code takes off. */
export type DiscountTerms = Pick<
  Discount,
  'kind' | 'percent' | 'amount' | 'maxDiscount' | 'collections'
> &
  Partial<Pick<Discount, 'products'>>;

/** An order's own note of the one discount that it has. */
export interface OrderCoupon {
  code: string;
  /** taken off by the server; nothing was typed, and no use is counted */
  isAutomatic?: true;
  description: string;
  /** what it took off the goods, GST not counted */
  discount: Paise;
}

/** A code as it was meant: upper case, without spaces. It is the id of its document. */
export function normaliseDiscountCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/\s/g, '');
}

/** Who wants to use a code, for what. */
export interface DiscountUser {
  role: Role | null;
  subtotal: Paise;
  /** false when no line is of the code's collections */
  fits: boolean;
  /** orders of the same person that used it */
  usedByPerson: number;
}

/** Said alike of codes that are unknown, switched off, expired, yet to begin or for others: nobody learns which there are. */
export const CODE_NOT_VALID = 'This code is not valid.';

/** Why somebody cannot use a code now, as one sentence for the shopper; null when nothing stands against it. */
export function discountRefusal(
  discount: Discount,
  { role, subtotal, fits, usedByPerson }: DiscountUser,
  now: Date,
): string | null {
  const { minSubtotal, roles, perPersonLimit } = discount;
  if (!isOpenTo(roles, role)) return CODE_NOT_VALID;
  const standing = STATUS_REFUSALS[discountStatus(discount, now)];
  if (standing !== null) return standing;
  if (!fits) return 'This code does not apply to the items in your cart.';
  if (subtotal < minSubtotal)
    return `This code is for orders of ${formatPaise(minSubtotal)} or more.`;
  return isReached(perPersonLimit, usedByPerson) ? 'You have already used this code.' : null;
}

/** A code that is not open is no code: nobody learns of it by trying. One that is used up is known to many. */
const STATUS_REFUSALS: Record<DiscountStatus, string | null> = {
  active: null,
  scheduled: CODE_NOT_VALID,
  disabled: CODE_NOT_VALID,
  ended: CODE_NOT_VALID,
  used_up: 'This code has reached its usage limit.',
};

function isOpenTo(roles: readonly Role[], role: Role | null): boolean {
  return roles.length === 0 || (role !== null && roles.includes(role));
}
