import { expect, it } from 'vitest';

import type { DraftDetails } from '@kargha/domain/orders/draft-order';
import { paise } from '@kargha/domain/money/paise';

import {
  BLANK_DRAFT,
  draftErrors,
  placeErrors,
  pricedPart,
  sentDraft,
  typedDraft,
  type TypedDraft,
} from './typed-draft.ts';

const SAY = {
  wrongPieces: 'pieces',
  noCode: 'code',
  wrongGiftCard: 'gift card',
  wrongPercent: 'percent',
  wrongRupees: 'rupees',
  noReason: 'reason',
};
const item = { productId: 'p1', quantity: '2' };
const typed = (fields: Partial<TypedDraft>): TypedDraft => ({
  ...BLANK_DRAFT,
  items: [item],
  ...fields,
});

it('sends rupees as paise, pieces as numbers, and nothing that was not chosen', () => {
  const fields = { couponCode: 'OLD', off: '12.50', shipping: '99' };
  expect(sentDraft(typed({ ...fields, note: ' call first ' }))).toMatchObject({
    uid: null,
    items: [{ productId: 'p1', quantity: 2 }],
    couponCode: '',
    discount: null,
    shipping: null,
    note: 'call first',
  });
  const chosen = { reduction: 'fixed', reason: 'Torn border', shippingBy: 'typed' } as const;
  expect(sentDraft(typed({ ...fields, ...chosen }))).toMatchObject({
    couponCode: '',
    discount: { kind: 'fixed', value: 1250, reason: 'Torn border' },
    shipping: 9900,
  });
  expect(sentDraft(typed({ ...fields, reduction: 'code' })).couponCode).toBe('OLD');
});

it('takes rupees with commas, as amounts are written in India', () => {
  const off = { reduction: 'fixed', off: '1,20,000', reason: 'Torn border' } as const;
  const form = typed({ ...off, shippingBy: 'typed', shipping: '1,500.50' });
  expect(draftErrors(form, SAY)).toEqual({});
  expect(sentDraft(form)).toMatchObject({ discount: { value: 12_000_000 }, shipping: 150_050 });
});

it('gives back what was kept, so that saving it again changes nothing', () => {
  const { customer } = sentDraft(BLANK_DRAFT);
  const content = {
    uid: 'asha',
    customer: { ...customer, name: 'Asha', email: 'asha@kargha.example' },
    items: [{ productId: 'p1', quantity: 3 }],
    couponCode: '',
    discount: { kind: 'percent' as const, value: 10, reason: 'Regular' },
    shipping: paise(0),
    note: 'call first',
  };
  const kept: DraftDetails = {
    ...content,
    id: 'd1',
    name: 'Asha',
    email: 'asha@kargha.example',
    pieces: 3,
    total: paise(1),
    state: 'open',
    orderId: '',
    orderNumber: '',
    updatedAt: '2026-11-21T10:00:00Z',
    revision: 4,
  };
  expect(sentDraft(typedDraft(kept))).toEqual(content);
});

it.each([
  [{ items: [{ productId: 'p1', quantity: '0' }] }, 'items'],
  [{ items: [{ productId: 'p1', quantity: '1.5' }] }, 'items'],
  [{ reduction: 'code' as const, couponCode: ' ' }, 'couponCode'],
  [{ reduction: 'percent' as const, off: '101', reason: 'x' }, 'off'],
  [{ reduction: 'fixed' as const, off: '0', reason: 'x' }, 'off'],
  [{ reduction: 'percent' as const, off: '10', reason: ' ' }, 'reason'],
  [{ shippingBy: 'typed' as const, shipping: 'free' }, 'shipping'],
])('says what is wrong with %j', (fields, field) => {
  expect(Object.keys(draftErrors(typed(fields), SAY))).toEqual([field]);
});

it('keeps a draft that has no customer and no product yet', () => {
  expect(draftErrors(BLANK_DRAFT, SAY)).toEqual({});
  expect(pricedPart(BLANK_DRAFT).items).toEqual([]);
});

it('asks for the price with the code of a gift card, and never sends it to be kept', () => {
  const form = typed({ giftCard: ' KGFT-1234-5678-9012 ' });
  expect(pricedPart(form).giftCard).toBe('KGFT-1234-5678-9012');
  expect(draftErrors(form, SAY)).toEqual({});
  expect(JSON.stringify(sentDraft(form))).not.toContain('KGFT');
});

it('does not ask for a gift card that is typed half-way: wrong codes are counted', () => {
  const form = typed({ giftCard: 'KGFT-1234' });
  expect(pricedPart(form).giftCard).toBe('');
  expect(draftErrors(form, SAY)).toEqual({ giftCard: 'gift card' });
});

it('a pincode of another state is told at its field', () => {
  const at = (pincode: string) =>
    placeErrors(typed({ address: { ...BLANK_DRAFT.address, state: 'Maharashtra', pincode } }));
  expect(at('682001')).toEqual({
    address: { pincode: 'Pincode 682001 is in Kerala, not in Maharashtra' },
  });
  expect([at('411001'), at('799999'), at('')]).toEqual([{}, {}, {}]);
});
