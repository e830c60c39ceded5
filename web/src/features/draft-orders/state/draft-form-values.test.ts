import { expect, it } from 'vitest';

import type { DraftDetails } from '@kargha/domain/orders/draft-order-endpoints';
import { paise } from '@kargha/domain/money/paise';

import {
  BLANK_DRAFT,
  draftErrors,
  addressErrors,
  pricingInput,
  draftContent,
  draftFormValues,
  type DraftFormValues,
} from './draft-form-values.ts';

const MESSAGES = {
  wrongPieces: 'pieces',
  noCode: 'code',
  wrongGiftCard: 'gift card',
  wrongPercent: 'percent',
  wrongRupees: 'rupees',
  noReason: 'reason',
};
const item = { productId: 'p1', quantity: '2' };
const values = (fields: Partial<DraftFormValues>): DraftFormValues => ({
  ...BLANK_DRAFT,
  items: [item],
  ...fields,
});

it('converts rupees to paise and quantities to numbers, and leaves out unset fields', () => {
  const fields = { couponCode: 'OLD', off: '12.50', shipping: '99' };
  expect(draftContent(values({ ...fields, note: ' call first ' }))).toMatchObject({
    uid: null,
    items: [{ productId: 'p1', quantity: 2 }],
    couponCode: '',
    discount: null,
    shipping: null,
    note: 'call first',
  });
  const chosen = { reduction: 'fixed', reason: 'Torn border', shippingBy: 'typed' } as const;
  expect(draftContent(values({ ...fields, ...chosen }))).toMatchObject({
    couponCode: '',
    discount: { kind: 'fixed', value: 1250, reason: 'Torn border' },
    shipping: 9900,
  });
  expect(draftContent(values({ ...fields, reduction: 'code' })).couponCode).toBe('OLD');
});

it('accepts rupees with Indian grouping', () => {
  const off = { reduction: 'fixed', off: '1,20,000', reason: 'Torn border' } as const;
  const form = values({ ...off, shippingBy: 'typed', shipping: '1,500.50' });
  expect(draftErrors(form, MESSAGES)).toEqual({});
  expect(draftContent(form)).toMatchObject({ discount: { value: 12_000_000 }, shipping: 150_050 });
});

it('saves an unchanged draft without changes', () => {
  const { customer } = draftContent(BLANK_DRAFT);
  const content = {
    uid: 'asha',
    customer: { ...customer, name: 'Asha', email: 'asha@kargha.example' },
    items: [{ productId: 'p1', quantity: 3 }],
    couponCode: '',
    discount: { kind: 'percent' as const, value: 10, reason: 'Regular' },
    shipping: paise(0),
    note: 'call first',
  };
  const savedDraft: DraftDetails = {
    ...content,
    id: 'd1',
    name: 'Asha',
    email: 'asha@kargha.example',
    pieces: 3,
    total: paise(1),
    state: 'open',
    orderId: '',
    orderNumber: '',
    updatedAt: new Date('2026-11-21T10:00:00Z'),
    revision: 4,
  };
  expect(draftContent(draftFormValues(savedDraft))).toEqual(content);
});

it.each([
  [{ items: [{ productId: 'p1', quantity: '0' }] }, 'items'],
  [{ items: [{ productId: 'p1', quantity: '1.5' }] }, 'items'],
  [{ reduction: 'code' as const, couponCode: ' ' }, 'couponCode'],
  [{ reduction: 'percent' as const, off: '101', reason: 'x' }, 'off'],
  [{ reduction: 'fixed' as const, off: '0', reason: 'x' }, 'off'],
  [{ reduction: 'percent' as const, off: '10', reason: ' ' }, 'reason'],
  [{ shippingBy: 'typed' as const, shipping: 'free' }, 'shipping'],
])('reports the error in %j', (fields, field) => {
  expect(Object.keys(draftErrors(values(fields), MESSAGES))).toEqual([field]);
});

it('accepts a draft without customer and products', () => {
  expect(draftErrors(BLANK_DRAFT, MESSAGES)).toEqual({});
  expect(pricingInput(BLANK_DRAFT).items).toEqual([]);
});

it('sends the gift card code for pricing but never stores it', () => {
  const form = values({ giftCard: ' KGFT-1234-5678-9012 ' });
  expect(pricingInput(form).giftCard).toBe('KGFT-1234-5678-9012');
  expect(draftErrors(form, MESSAGES)).toEqual({});
  expect(JSON.stringify(draftContent(form))).not.toContain('KGFT');
});

it('does not send an incomplete gift card code, since wrong codes are counted', () => {
  const form = values({ giftCard: 'KGFT-1234' });
  expect(pricingInput(form).giftCard).toBe('');
  expect(draftErrors(form, MESSAGES)).toEqual({ giftCard: 'gift card' });
});

it('reports a pincode of another state at its field', () => {
  const at = (pincode: string) =>
    addressErrors(values({ address: { ...BLANK_DRAFT.address, state: 'Maharashtra', pincode } }));
  expect(at('682001')).toMatchObject({
    address: { pincode: { text: 'Pincode 682001 is in Kerala, not in Maharashtra' } },
  });
  expect([at('411001'), at('799999'), at('')]).toEqual([{}, {}, {}]);
});
