import type { Paise } from './paise.ts';
import type { Role } from './user-profile.ts';

export const DISCOUNT_KINDS = ['percent', 'fixed', 'free_shipping'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** discounts/{id}; limits that do not apply are null, empty lists mean all. */
export interface Discount {
  /** upper case, without spaces */
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
  collections: string[];
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

export const DISCOUNT_STANDINGS = ['scheduled', 'active', 'ended', 'used_up', 'disabled'] as const;
export type DiscountStanding = (typeof DISCOUNT_STANDINGS)[number];

/** How a discount stands at a moment: what staff see beside it. */
export function discountStanding(discount: Discount, now: Date): DiscountStanding {
  const { active, startsAt, endsAt, totalLimit, used } = discount;
  if (!active) return 'disabled';
  if (startsAt > now) return 'scheduled';
  if (endsAt !== null && endsAt <= now) return 'ended';
  return totalLimit !== null && used >= totalLimit ? 'used_up' : 'active';
}
