import { automaticDiscountsAt, bestDiscount } from '@kargha/domain/pricing/automatic-discount';
import { discountRefusal, type Discount } from '@kargha/domain/pricing/discount';
import { appliesToSome } from '@kargha/domain/pricing/discount-shares';
import { sumPaise } from '@kargha/domain/money/paise';
import { lineAmount, type PricedLine } from '@kargha/domain/pricing/priced-line';
import type { PriceTerms } from '@kargha/domain/pricing/price-order';
import type { StoreSettings } from '@kargha/domain/settings/settings';
import type { Role } from '@kargha/domain/people/user-profile';

import type { Transaction } from '../../platform/firestore.ts';
import { discountRef, readEachDiscount } from '../../records/discount-record.ts';
import { buyerRole } from './buyer-role.ts';

export interface AutomaticDiscounts {
  discounts: Discount[];
  role: Role | null;
}

const NOTHING: AutomaticDiscounts = { discounts: [], role: null };

export async function readAutomaticDiscounts(
  transaction: Transaction,
  { automaticDiscounts }: StoreSettings,
  { uid, at }: { uid: string | null; at: Date },
): Promise<AutomaticDiscounts> {
  const codes = automaticDiscountsAt(automaticDiscounts, at);
  if (codes.length === 0) return NOTHING;
  const found = await transaction.getAll(...codes.map(discountRef));
  const discounts = readEachDiscount(found).filter(({ method }) => method === 'automatic');
  const asksForRole = discounts.some(({ roles }) => roles.length > 0);
  return { discounts, role: uid !== null && asksForRole ? await buyerRole(uid) : null };
}

export function bestAutomaticDiscount(
  { discounts, role }: AutomaticDiscounts,
  lines: readonly PricedLine[],
  terms: PriceTerms,
): Discount | null {
  const subtotal = sumPaise(lines.map(lineAmount));
  const usable = discounts.filter((discount) => {
    const isEligible = appliesToSome(lines, discount);
    return (
      discountRefusal(discount, { role, subtotal, isEligible, usedByPerson: 0 }, terms.at) === null
    );
  });
  return bestDiscount(usable, lines, terms);
}
