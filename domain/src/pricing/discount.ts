import type { Message } from '../messages/message.ts';
import type { Paise } from '../money/paise.ts';
import type { Discount } from './code-schemas.ts';
import type { Role } from '../people/user-profile.ts';
import { checkoutMessages } from '../messages/checkout-messages.ts';

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

/** Returns why a code cannot be used now, as a sentence for the shopper; null when it can. */
export function discountRefusal(
  discount: Discount,
  { role, subtotal, isEligible, usedByPerson }: DiscountUser,
  now: Date,
): Message | null {
  const { minSubtotal, roles, perPersonLimit } = discount;
  if (!isOpenTo(roles, role)) return checkoutMessages.code_not_valid();
  const status = discountStatus(discount, now);
  if (status === 'used_up') return checkoutMessages.code_used_up();
  // Inactive codes look like unknown ones. A used-up code is known to many anyway.
  if (status !== 'active') return checkoutMessages.code_not_valid();
  if (!isEligible) return checkoutMessages.code_not_for_items();
  if (subtotal < minSubtotal) return checkoutMessages.code_minimum({ amount: minSubtotal });
  return isReached(perPersonLimit, usedByPerson) ? checkoutMessages.code_already_used() : null;
}

function isOpenTo(roles: readonly Role[], role: Role | null): boolean {
  return roles.length === 0 || (role !== null && roles.includes(role));
}
