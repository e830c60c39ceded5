import type { Message } from '@kargha/domain/messages/message';
import {
  discountRefusal,
  normaliseDiscountCode,
  type Discount,
} from '@kargha/domain/pricing/discount';
import { isGiftCardCode } from '@kargha/domain/pricing/gift-card';
import { appliesToSome } from '@kargha/domain/pricing/discount-shares';
import { sumPaise } from '@kargha/domain/money/paise';
import { lineAmount, type PricedLine } from '@kargha/domain/pricing/priced-line';
import type { Role } from '@kargha/domain/people/user-profile';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';

import { HttpError } from '../../http/errors.ts';
import { FieldValue, type DocumentSnapshot, type Transaction } from '../../platform/firestore.ts';
import {
  discountRef,
  discountUseRef,
  highestUseCount,
  readDiscount,
} from '../../records/discount-record.ts';
import { buyerRole } from './buyer-role.ts';

export interface Coupon {
  discount: Discount;
  role: Role | null;
  usedByPerson: number;
}

export interface CouponUser {
  uid: string | null;
  personKeys: readonly string[];
}

const PLAIN_CODE = /^[A-Z0-9][A-Z0-9-]{0,39}$/;

/** Throws 400 coupon_not_valid with the sentence that the shopper reads. */
function refuse(sentence: Message): never {
  throw new HttpError(400, 'coupon_not_valid', sentence);
}

/** Throws 400 coupon_not_valid when there is no such code. */
export async function readCoupon(
  transaction: Transaction,
  typed: string,
  { uid, personKeys }: CouponUser,
): Promise<Coupon> {
  const code = normaliseDiscountCode(typed);
  if (!PLAIN_CODE.test(code)) return refuse(checkoutMessages.code_not_valid());
  const references = [discountRef(code), ...personKeys.map((key) => discountUseRef(code, key))];
  const [found, ...uses] = await transaction.getAll(...references);
  const discount = found ? readCode(found) : null;
  if (!discount) return refuse(unknownCode(typed));
  const role = uid !== null && discount.roles.length > 0 ? await buyerRole(uid) : null;
  return { discount, role, usedByPerson: highestUseCount(uses) };
}

function unknownCode(typed: string): Message {
  return isGiftCardCode(typed)
    ? checkoutMessages.gift_card_in_code_field()
    : checkoutMessages.code_not_valid();
}

function readCode(snapshot: DocumentSnapshot): Discount | null {
  const discount = readDiscount(snapshot);
  return discount?.method === 'code' ? discount : null;
}

/** Throws 400 coupon_not_valid when the code does not apply to these lines, this person or this time. */
export function refuseUnusable(coupon: Coupon, lines: readonly PricedLine[], now: Date): void {
  const { discount, role, usedByPerson } = coupon;
  const subtotal = sumPaise(lines.map(lineAmount));
  const isEligible = appliesToSome(lines, discount);
  const sentence = discountRefusal(discount, { role, subtotal, isEligible, usedByPerson }, now);
  if (sentence !== null) refuse(sentence);
}

/**
 * Counts a use of the code under every key of its person, or removes it (`change` −1). Part of the transaction
 * that opens or closes the order.
 */
export function countCodeUse(
  transaction: Transaction,
  code: string,
  personKeys: readonly string[],
  change: 1 | -1,
): void {
  transaction.update(discountRef(code), { used: FieldValue.increment(change) });
  for (const personKey of personKeys) {
    const uses = { code, personKey, count: FieldValue.increment(change) };
    transaction.set(discountUseRef(code, personKey), uses, { merge: true });
  }
}
