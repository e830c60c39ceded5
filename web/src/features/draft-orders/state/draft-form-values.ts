import type { DraftContent, DraftCustomer, DraftDetails } from '@kargha/domain/orders/draft-order';
import { findState } from '@kargha/domain/india/indian-states';
import { pincodeProblem } from '@kargha/domain/india/pincode-state';
import { GIFT_CARD_CODE_LENGTH, normaliseGiftCardCode } from '@kargha/domain/pricing/gift-card';
import { paise, paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import { MAX_QUANTITY_PER_LINE } from '@kargha/domain/catalogue/product';
import { refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import { stripGrouping } from '@kargha/domain/money/parse-number';

export interface ItemFormValues extends LineRef {
  quantity: string;
}

export type ReductionKind = 'none' | 'code' | 'percent' | 'fixed';

/** The form as it is typed: numbers are text. The customer's fields stand at the top, as in every form of an address. */
export interface DraftFormValues extends DraftCustomer {
  /** '' for who has no account */
  uid: string;
  items: ItemFormValues[];
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

export const BLANK_DRAFT: DraftFormValues = {
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
export function draftFormValues(draft: DraftDetails): DraftFormValues {
  const { uid, customer, items, couponCode, discount, shipping, note } = draft;
  return {
    ...BLANK_DRAFT,
    ...customer,
    uid: uid ?? '',
    items: items.map((item) => ({ ...refOf(item), quantity: String(item.quantity) })),
    reduction: discount?.kind ?? (couponCode === '' ? 'none' : 'code'),
    couponCode,
    ...(discount && { off: discountFieldValue(discount), reason: discount.reason }),
    shippingBy: shipping === null ? 'rules' : 'typed',
    shipping: shipping === null ? '' : String(paiseToRupees(shipping)),
    note,
  };
}

/** What is sent. Only for a form without errors. */
export function draftContent(values: DraftFormValues): DraftContent {
  const { name, email, phone, address, gstin, companyName, note } = values;
  const customer = { name, email, phone, address, gstin, companyName };
  const { giftCard: _giftCard, ...priced } = pricingInput(values);
  return { ...priced, customer, note: note.trim() };
}

type PricingInput = Omit<DraftContent, 'customer' | 'note'> & { giftCard: string };

/** What the price follows from. */
export function pricingInput(values: DraftFormValues): PricingInput {
  const { uid, items, reduction, couponCode, shippingBy, shipping } = values;
  return {
    uid: uid === '' ? null : uid,
    items: items.flatMap((item) => {
      const pieces = parseQuantity(item.quantity);
      return pieces === null ? [] : [{ ...refOf(item), quantity: pieces }];
    }),
    couponCode: reduction === 'code' ? couponCode.trim() : '',
    giftCard: isCompleteCode(values.giftCard) ? values.giftCard.trim() : '',
    discount: discountOf(values),
    shipping: shippingBy === 'typed' ? parseRupees(shipping) : null,
  };
}

interface DraftErrorTexts {
  wrongPieces: string;
  noCode: string;
  wrongGiftCard: string;
  wrongPercent: string;
  wrongRupees: string;
  noReason: string;
}

/** What is wrong, by field. What the order will need beside that the server says when it is made. */
export function draftErrors(
  values: DraftFormValues,
  messages: DraftErrorTexts,
): Partial<Record<keyof DraftFormValues, string>> {
  const { items, reduction, couponCode, giftCard, reason, shippingBy, shipping } = values;
  const isOff = reduction === 'percent' || reduction === 'fixed';
  const wrongOff = reduction === 'percent' ? messages.wrongPercent : messages.wrongRupees;
  const problems: [keyof DraftFormValues, boolean, string][] = [
    ['items', items.some(({ quantity }) => parseQuantity(quantity) === null), messages.wrongPieces],
    ['couponCode', reduction === 'code' && couponCode.trim() === '', messages.noCode],
    ['giftCard', giftCard.trim() !== '' && !isCompleteCode(giftCard), messages.wrongGiftCard],
    ['off', isOff && parseDiscount(values) === null, wrongOff],
    ['reason', isOff && reason.trim() === '', messages.noReason],
    ['shipping', shippingBy === 'typed' && parseRupees(shipping) === null, messages.wrongRupees],
  ];
  return Object.fromEntries(
    problems.filter(([, isWrong]) => isWrong).map(([field, , sentence]) => [field, sentence]),
  );
}

/** A pincode of another state than the address: an order would be refused for it. */
export function addressErrors({ address: { pincode, state } }: DraftFormValues) {
  const problem = pincodeProblem(pincode.trim(), findState(state)?.name ?? '');
  return problem === null ? {} : { address: { pincode: problem } };
}

/** Whole pieces of one line; null for what is no such number. */
export function parseQuantity(values: string): number | null {
  const pieces = /^\d{1,4}$/.test(values.trim()) ? Number(values) : 0;
  return pieces >= 1 && pieces <= MAX_QUANTITY_PER_LINE ? pieces : null;
}

/** What is typed half-way is not asked for: the shop counts wrong codes. */
function isCompleteCode(values: string): boolean {
  return normaliseGiftCardCode(values).length === GIFT_CARD_CODE_LENGTH;
}

/** Rupees as paise; null for what is no amount. */
function parseRupees(values: string): Paise | null {
  const plain = stripGrouping(values);
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? rupeesToPaise(Number(plain)) : null;
}

function discountOf(values: DraftFormValues): DraftContent['discount'] {
  const { reduction, reason } = values;
  const value = parseDiscount(values);
  if ((reduction !== 'percent' && reduction !== 'fixed') || value === null) return null;
  // The price can be shown before the reason is typed; a draft is not kept without one.
  return { kind: reduction, value, reason: reason.trim() || '…' };
}

/** Percent, or paise; null for what makes no sense. */
function parseDiscount({ reduction, off }: DraftFormValues): number | null {
  const rupees = parseRupees(off) ?? 0;
  if (reduction === 'fixed') return rupees > 0 ? rupees : null;
  const percent = /^\d{1,3}$/.test(off.trim()) ? Number(off) : 0;
  return percent >= 1 && percent <= 100 ? percent : null;
}

function discountFieldValue({ kind, value }: NonNullable<DraftContent['discount']>): string {
  return String(kind === 'percent' ? value : paiseToRupees(paise(value)));
}
