import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { giftOf, giveAsGift } from './cart-gift.ts';
import { cartLineKey, type CartLine } from './cart.ts';
import { choiceOf } from './requested-cart-lines.ts';
import { tailoringIdOf } from './tailoring-choice.ts';

const stole: CartLine = {
  ...{ id: 'p1', name: 'Ajrakh stole', price: 1800, originalPrice: 1800, image: '', origin: '' },
  quantity: 2,
  stock: 3,
};
const OFFER = { isOn: true, priceRupees: 60 };
const WRAPPED = { isWrapped: true, note: 'For Asha' };
const give = (lines: CartLine[], line: CartLine, gift = WRAPPED, offer = OFFER) =>
  giveAsGift(lines, cartLineKey(line), gift, offer);

test('adds the wrap to the price of the piece, and takes it off again', () => {
  const [gift] = give([stole], stole);
  expect(gift).toMatchObject({
    price: 1860,
    quantity: 2,
    tailoring: { services: [{ id: 'gift-wrap', price: 6000 }], giftNote: 'For Asha' },
  });
  expect(gift?.tailoringId).toBe(tailoringIdOf({ services: ['gift-wrap'], giftNote: 'For Asha' }));
  expect(gift && giftOf(gift)).toEqual(WRAPPED);
  expect(gift && give([gift], gift, { isWrapped: false, note: '' })).toEqual([stole]);
});

test('keeps stitching and measurements', () => {
  const services = [
    { id: 'blouse', name: 'Blouse', nameHindi: '', makingDays: 6, price: paise(95_000) },
  ];
  const tailoring = { services, measurements: [] };
  const stitched = {
    ...stole,
    price: 2750,
    tailoring,
    tailoringId: tailoringIdOf(choiceOf(tailoring)),
  };
  const [gift] = give([stitched], stitched);
  expect(gift).toMatchObject({
    price: 2810,
    tailoring: { services: [{ id: 'blouse' }, { id: 'gift-wrap' }] },
  });
  expect(gift && give([gift], gift, { isWrapped: false, note: '' })).toEqual([stitched]);
});

test('makes two lines of two notes, and one of equal ones', () => {
  const [one] = give([stole], { ...stole });
  const lines = [
    { ...one!, quantity: 1 },
    { ...stole, quantity: 2 },
  ];
  expect(give(lines, stole, { isWrapped: false, note: 'For Ravi' })).toMatchObject([
    { tailoring: { giftNote: 'For Asha' } },
    { tailoring: { giftNote: 'For Ravi', services: [] }, price: 1800 },
  ]);
  expect(give(lines, stole)).toMatchObject([{ quantity: 3, price: 1860 }]);
});

test('wraps nothing once the shop has stopped', () => {
  expect(give([stole], stole, WRAPPED, { ...OFFER, isOn: false })).toMatchObject([{ price: 1800 }]);
});
