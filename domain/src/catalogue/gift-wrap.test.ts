import { expect, test } from 'vitest';

import { withGiftWrap } from './gift-wrap.ts';
import { tailoringInputSchema } from './tailoring-input.ts';
import { servicesPrice, tailoringProblem } from './tailoring.ts';

const ON = { isOn: true, priceRupees: 60 };
const stole = { isPhysicalProduct: true, tailoring: null };
const problem = (product: object, choice: Parameters<typeof tailoringProblem>[1]) =>
  tailoringProblem(product, choice)?.kind ?? null;

test('is a service of what ships while the shop offers it', () => {
  const wrapped = withGiftWrap(stole, ON);
  expect(servicesPrice(wrapped, ['gift-wrap'])).toBe(6000);
  expect(problem(wrapped, { services: ['gift-wrap'], giftNote: 'For Asha' })).toBeNull();
  expect(problem(wrapped, { giftNote: 'For Asha' })).toBeNull();
  expect(problem(wrapped, { services: ['fall'] })).toBe('service_gone');
});

test.each([
  ['the shop does not offer it', withGiftWrap(stole, { ...ON, isOn: false })],
  ['the product is not shipped', withGiftWrap({ ...stole, isPhysicalProduct: false }, ON)],
])('refuses wrap and note when %s', (_why, product) => {
  expect(problem(product, { services: ['gift-wrap'] })).toBe('gift_gone');
  expect(problem(product, { giftNote: 'For Asha' })).toBe('gift_gone');
  expect(problem(product, {})).toBeNull();
});

test('reserves its ID', () => {
  const services = [{ id: 'gift-wrap', name: 'Wrap', price: 1 }];
  expect(() => tailoringInputSchema.validateSync({ services })).toThrow('a setting of the shop');
});
