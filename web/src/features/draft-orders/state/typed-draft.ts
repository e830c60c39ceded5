import type { DraftContent, DraftCustomer, DraftDetails } from '@kargha/domain/orders/draft-order';
import { findState } from '@kargha/domain/india/indian-states';
import { pincodeProblem } from '@kargha/domain/india/pincode-state';
import { GIFT_CARD_CODE_LENGTH, readGiftCardCode } from '@kargha/domain/pricing/gift-card';
import { paise, paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import { MAX_QUANTITY_PER_LINE } from '@kargha/domain/catalogue/product';
import { refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import { ungrouped } from '@kargha/domain/money/parse-number';

export interface TypedItem extends LineRef {
  quantity: string;
}

export type ReductionKind = 'none' | 'code' | 'percent' | 'fixed';

/** The form as it is typed: numbers are text. The customer's fields stand at the top, as in every form of an address. */
export interface TypedDraft extends DraftCustomer {
  /** '' for who has no account */
  uid: string;
  items: TypedItem[];
  reduction: ReductionKind;
  couponCode: string;
  /** a code, which is money: it is sent when it is needed and kept nowhere */
  giftCard: string;
  /** percent or rupees */
  off: string;
  reason: string;
  shippingBy: 'rules' | 'typed';
  /** rupees */
  shipping: string;
  note: string;
}

const BLANK_ADDRESS: DraftCustomer['address'] = {
  line1: '',
  line2: '',
  city: '',
  state: '',
  pincode: '',
  country: 'India',
};

export const BLANK_DRAFT: TypedDraft = {
  uid: '',
  name: '',
  email: '',
  phone: '',
  address: BLANK_ADDRESS,
  gstin: '',
  companyName: '',
  items: [],
  reduction: 'none',
  couponCode: '',
  giftCard: '',
  off: '',
  reason: '',
  shippingBy: 'rules',
  shipping: '',
  note: '',
};

/** The form of a draft that was kept. */
export function typedDraft(draft: DraftDetails): TypedDraft {
  const { uid, customer, items, couponCode, discount, shipping, note } = draft;
  return {
    ...BLANK_DRAFT,
    ...customer,
    uid: uid ?? '',
    items: items.map((item) => ({ ...refOf(item), quantity: String(item.quantity) })),
    reduction: discount?.kind ?? (couponCode === '' ? 'none' : 'code'),
    couponCode,
    ...(discount && { off: typedOff(discount), reason: discount.reason }),
    shippingBy: shipping === null ? 'rules' : 'typed',
    shipping: shipping === null ? '' : String(paiseToRupees(shipping)),
    note,
  };
}

/** What is sent. Only for a form without errors. */
export function sentDraft(typed: TypedDraft): DraftContent {
  const { name, email, phone, address, gstin, companyName, note } = typed;
  const customer = { name, email, phone, address, gstin, companyName };
  const { giftCard: _kept, ...priced } = pricedPart(typed);
  return { ...priced, customer, note: note.trim() };
}

type PricedPart = Omit<DraftContent, 'customer' | 'note'> & { giftCard: string };

/** What the price follows from. */
export function pricedPart(typed: TypedDraft): PricedPart {
  const { uid, items, reduction, couponCode, shippingBy, shipping } = typed;
  return {
    uid: uid === '' ? null : uid,
    items: items.flatMap((item) => {
      const pieces = typedPieces(item.quantity);
      return pieces === null ? [] : [{ ...refOf(item), quantity: pieces }];
    }),
    couponCode: reduction === 'code' ? couponCode.trim() : '',
    giftCard: isWholeCode(typed.giftCard) ? typed.giftCard.trim() : '',
    discount: discountOf(typed),
    shipping: shippingBy === 'typed' ? typedRupees(shipping) : null,
  };
}

interface Sentences {
  wrongPieces: string;
  noCode: string;
  wrongGiftCard: string;
  wrongPercent: string;
  wrongRupees: string;
  noReason: string;
}

/** What is wrong, by field. What the order will need beside that the server says when it is made. */
export function draftErrors(
  typed: TypedDraft,
  say: Sentences,
): Partial<Record<keyof TypedDraft, string>> {
  const { items, reduction, couponCode, giftCard, reason, shippingBy, shipping } = typed;
  const isOff = reduction === 'percent' || reduction === 'fixed';
  const wrongOff = reduction === 'percent' ? say.wrongPercent : say.wrongRupees;
  const problems: [keyof TypedDraft, boolean, string][] = [
    ['items', items.some(({ quantity }) => typedPieces(quantity) === null), say.wrongPieces],
    ['couponCode', reduction === 'code' && couponCode.trim() === '', say.noCode],
    ['giftCard', giftCard.trim() !== '' && !isWholeCode(giftCard), say.wrongGiftCard],
    ['off', isOff && offOf(typed) === null, wrongOff],
    ['reason', isOff && reason.trim() === '', say.noReason],
    ['shipping', shippingBy === 'typed' && typedRupees(shipping) === null, say.wrongRupees],
  ];
  return Object.fromEntries(
    problems.filter(([, isWrong]) => isWrong).map(([field, , sentence]) => [field, sentence]),
  );
}

/** A pincode of another state than the address: an order would be refused for it. */
export function placeErrors({ address: { pincode, state } }: TypedDraft) {
  const problem = pincodeProblem(pincode.trim(), findState(state)?.name ?? '');
  return problem === null ? {} : { address: { pincode: problem } };
}

/** Whole pieces of one line; null for what is no such number. */
export function typedPieces(typed: string): number | null {
  const pieces = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return pieces >= 1 && pieces <= MAX_QUANTITY_PER_LINE ? pieces : null;
}

/** What is typed half-way is not asked for: the shop counts wrong codes. */
function isWholeCode(typed: string): boolean {
  return readGiftCardCode(typed).length === GIFT_CARD_CODE_LENGTH;
}

/** Rupees as paise; null for what is no amount. */
function typedRupees(typed: string): Paise | null {
  const plain = ungrouped(typed);
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? rupeesToPaise(Number(plain)) : null;
}

function discountOf(typed: TypedDraft): DraftContent['discount'] {
  const { reduction, reason } = typed;
  const value = offOf(typed);
  if ((reduction !== 'percent' && reduction !== 'fixed') || value === null) return null;
  // The price can be shown before the reason is typed; a draft is not kept without one.
  return { kind: reduction, value, reason: reason.trim() || '…' };
}

/** Percent, or paise; null for what makes no sense. */
function offOf({ reduction, off }: TypedDraft): number | null {
  const rupees = typedRupees(off) ?? 0;
  if (reduction === 'fixed') return rupees > 0 ? rupees : null;
  const percent = /^\d{1,3}$/.test(off.trim()) ? Number(off) : 0;
  return percent >= 1 && percent <= 100 ? percent : null;
}

function typedOff({ kind, value }: NonNullable<DraftContent['discount']>): string {
  return String(kind === 'percent' ? value : paiseToRupees(paise(value)));
}
