import { formatPaise } from '../money/money-format.ts';
import type { Paise } from '../money/paise.ts';
import type { Discount } from './code-schemas.ts';
import type { Role } from '../people/user-profile.ts';

export {
  DISCOUNT_KINDS,
  DISCOUNT_METHODS,
  type DiscountKind,
  type DiscountMethod,
} from './code-kinds.ts';
export type { Discount };

export const DISCOUNT_STATUSES = ['scheduled', 'active', 'ended', 'used_up', 'disabled'] as const;
export type DiscountStatus = (typeof DISCOUNT_STATUSES)[number];

export function discountStatus(discount: Discount, now: Date): DiscountStatus {
  const { active, startsAt, endsAt, totalLimit, used } = discount;
  if (!active) return 'disabled';
  if (startsAt > now) return 'scheduled';
  if (endsAt !== null && endsAt <= now) return 'ended';
  return isReached(totalLimit, used) ? 'used_up' : 'active';
}

export function isUsedUp(
  { totalLimit, used, perPersonLimit }: Discount,
  usedByPerson: number,
): boolean {
  return isReached(totalLimit, used) || isReached(perPersonLimit, usedByPerson);
}

function isReached(limit: number | null, count: number): boolean {
  return limit !== null && count >= limit;
}

export type DiscountTerms = Pick<
  Discount,
  'kind' | 'percent' | 'amount' | 'maxDiscount' | 'collections'
> &
  Partial<Pick<Discount, 'products'>>;

export type { OrderCoupon } from '../orders/order-schema.ts';

/** Upper case without spaces. It is the record id. */
export function normaliseDiscountCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/\s/g, '');
}

export interface DiscountUser {
  role: Role | null;
  subtotal: Paise;
  isEligible: boolean;
  usedByPerson: number;
}

/**
 * The same message for unknown, inactive, expired, scheduled and restricted codes, so that no one learns which
 * codes exist.
 */
export const CODE_NOT_VALID = 'This code is not valid.';

/** Returns why a code cannot be used now, as a sentence for the shopper; null when it can. */
export function discountRefusal(
  discount: Discount,
  { role, subtotal, isEligible, usedByPerson }: DiscountUser,
  now: Date,
): string | null {
  const { minSubtotal, roles, perPersonLimit } = discount;
  if (!isOpenTo(roles, role)) return CODE_NOT_VALID;
  const refusal = STATUS_REFUSALS[discountStatus(discount, now)];
  if (refusal !== null) return refusal;
  if (!isEligible) return 'This code does not apply to the items in your cart.';
  if (subtotal < minSubtotal)
    return `This code is for orders of ${formatPaise(minSubtotal)} or more.`;
  return isReached(perPersonLimit, usedByPerson) ? 'You have already used this code.' : null;
}

/** Inactive codes look like unknown ones. A used-up code is known to many anyway. */
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
