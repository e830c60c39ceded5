import type { DraftContent, DraftCustomer } from '@kargha/domain/orders/draft-order';
import type { DraftDetails } from '@kargha/domain/orders/draft-order-endpoints';
import { findState } from '@kargha/domain/india/indian-states';
import { pincodeProblem } from '@kargha/domain/india/pincode-state';
import { GIFT_CARD_CODE_LENGTH, normaliseGiftCardCode } from '@kargha/domain/pricing/gift-card';
import { paise, paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import { MAX_QUANTITY_PER_LINE } from '@kargha/domain/catalogue/product';
import { refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import { choiceIn, type TailoringChoice } from '@kargha/domain/shopping/tailoring-choice';
import { stripGrouping } from '@kargha/domain/money/parse-number';

export interface ItemFormValues extends Omit<LineRef, 'tailoringId'>, TailoringChoice {
  quantity: string;
}

export type ReductionKind = 'none' | 'code' | 'percent' | 'fixed';

/** Form values: numbers are text. Customer fields are at the top level, as in every address form. */
export interface DraftFormValues extends DraftCustomer {
  uid: string;
  items: ItemFormValues[];
  reduction: ReductionKind;
  couponCode: string;
  /** a code is worth money: it is sent when needed and never stored */
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

export function draftFormValues(draft: DraftDetails): DraftFormValues {
  const { uid, customer, items, couponCode, discount, shipping, note } = draft;
  return {
    ...BLANK_DRAFT,
    ...customer,
    uid: uid ?? '',
    items: items.map((item) => ({ ...requested(item), quantity: String(item.quantity) })),
    reduction: discount?.kind ?? (couponCode === '' ? 'none' : 'code'),
    couponCode,
    ...(discount && { off: discountFieldValue(discount), reason: discount.reason }),
    shippingBy: shipping === null ? 'rules' : 'typed',
    shipping: shipping === null ? '' : String(paiseToRupees(shipping)),
    note,
  };
}

export function draftContent(values: DraftFormValues): DraftContent {
  const { name, email, phone, address, gstin, companyName, note } = values;
  const customer = { name, email, phone, address, gstin, companyName };
  const { giftCard: _giftCard, ...priced } = pricingInput(values);
  return { ...priced, customer, note: note.trim() };
}

type PricingInput = Omit<DraftContent, 'customer' | 'note'> & { giftCard: string };

export function pricingInput(values: DraftFormValues): PricingInput {
  const { uid, items, reduction, couponCode, shippingBy, shipping } = values;
  return {
    uid: uid === '' ? null : uid,
    items: items.flatMap((item) => {
      const pieces = parseQuantity(item.quantity);
      return pieces === null ? [] : [{ ...requested(item), quantity: pieces }];
    }),
    couponCode: reduction === 'code' ? couponCode.trim() : '',
    giftCard: isCompleteCode(values.giftCard) ? values.giftCard.trim() : '',
    discount: discountOf(values),
    shipping: shippingBy === 'typed' ? parseRupees(shipping) : null,
  };
}

function requested({ productId, options, ...choice }: Omit<ItemFormValues, 'quantity'>) {
  const giftNote = choice.giftNote?.trim();
  return { ...refOf({ productId, options }), ...choiceIn({ ...choice, giftNote }) };
}

interface DraftErrorTexts {
  wrongPieces: string;
  noCode: string;
  wrongGiftCard: string;
  wrongPercent: string;
  wrongRupees: string;
  noReason: string;
}

/** Errors by field. The server checks what else the order needs when it is created. */
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

/** The pincode must belong to the state of the address; the order would be refused otherwise. */
export function addressErrors({ address: { pincode, state } }: DraftFormValues) {
  const problem = pincodeProblem(pincode.trim(), findState(state)?.name ?? '');
  return problem === null ? {} : { address: { pincode: problem } };
}

/** Returns 1 to `MAX_QUANTITY_PER_LINE`, or null for any other text. */
export function parseQuantity(text: string): number | null {
  const quantity = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return quantity >= 1 && quantity <= MAX_QUANTITY_PER_LINE ? quantity : null;
}

/** An incomplete code is not sent: the server counts wrong codes. */
function isCompleteCode(code: string): boolean {
  return normaliseGiftCardCode(code).length === GIFT_CARD_CODE_LENGTH;
}

/** Returns paise, or null when the text is not an amount. */
function parseRupees(text: string): Paise | null {
  const plain = stripGrouping(text);
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? rupeesToPaise(Number(plain)) : null;
}

function discountOf(values: DraftFormValues): DraftContent['discount'] {
  const { reduction, reason } = values;
  const value = parseDiscount(values);
  if ((reduction !== 'percent' && reduction !== 'fixed') || value === null) return null;
  // The price shows before the reason is entered; a draft cannot be saved without one.
  return { kind: reduction, value, reason: reason.trim() || '…' };
}

/** Returns a percentage, or paise; null for an invalid value. */
function parseDiscount({ reduction, off }: DraftFormValues): number | null {
  const rupees = parseRupees(off) ?? 0;
  if (reduction === 'fixed') return rupees > 0 ? rupees : null;
  const percent = /^\d{1,3}$/.test(off.trim()) ? Number(off) : 0;
  return percent >= 1 && percent <= 100 ? percent : null;
}

function discountFieldValue({ kind, value }: NonNullable<DraftContent['discount']>): string {
  return String(kind === 'percent' ? value : paiseToRupees(paise(value)));
}
