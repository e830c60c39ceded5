import { expect, test } from 'vitest';

import { paise, rupeesToPaise, sumPaise } from '../money/paise.ts';
import { priceOrder, SPECIFIED_TERMS } from '../pricing/price-order.ts';
import { shippingWithoutFee } from '../pricing/cash-on-delivery-fee.ts';
import { cashOnDeliverySchema } from '../settings/settings-section-schemas.ts';
import { cashOnDeliveryProblem } from './cash-on-delivery.ts';
import { advanceOf, collectionPlan } from './cash-on-delivery-plan.ts';
import { cashOnDeliveryRisk, NO_HISTORY } from './cash-on-delivery-risk.ts';
import { DEFAULT_CASH_ON_DELIVERY, readCashOnDelivery } from './cash-on-delivery-settings.ts';

const ON = { ...DEFAULT_CASH_ON_DELIVERY, isOn: true };
const saree = { title: 'Saree', sku: 'SR-1' };
const wanted = {
  total: rupeesToPaise(1000),
  giftCard: paise(0),
  pincode: '560001',
  lines: [saree],
  history: NO_HISTORY,
};
const problem = (settings: object, changes: object = {}) =>
  cashOnDeliveryProblem({ ...ON, ...settings }, { ...wanted, ...changes })?.refs[0]?.key ?? null;

test('is off until it is turned on', () => {
  expect(problem({ isOn: false })).toBe('cod_off');
  expect(problem({})).toBeNull();
  expect(readCashOnDelivery({ isOn: 'yes', maxRupees: 500_000, minRupees: -4 })).toEqual({
    ...DEFAULT_CASH_ON_DELIVERY,
    maxRupees: 199_999,
  });
});

test.each([
  ['the lowest amount', { minRupees: 1000 }, {}, null],
  ['less than the lowest', { minRupees: 1001 }, {}, 'cod_amount_low'],
  ['the highest amount', { maxRupees: 1000 }, {}, null],
  ['more than the highest', { maxRupees: 999 }, {}, 'cod_amount_high'],
  ['a gift card', {}, { giftCard: paise(100) }, 'cod_gift_card'],
  ['an excluded SKU in other letters', { excludedSkus: 'x, sr-1' }, {}, 'cod_items'],
  ['another SKU', { excludedSkus: 'SR-11 SR' }, {}, null],
  [
    'a made-to-measure piece',
    {},
    { lines: [{ ...saree, tailoring: { services: [], measurements: [] } }] },
    'cod_items',
  ],
  ['an area that is served', { servedPincodes: '110, 560' }, {}, null],
  ['an area that is not served', { servedPincodes: '110' }, {}, 'cod_pincode'],
  [
    'an excluded pincode in a served area',
    { servedPincodes: '560', excludedPincodes: '560001' },
    {},
    'cod_pincode',
  ],
  ['no pincode yet', { servedPincodes: '110' }, { pincode: '' }, null],
  [
    'as many refused parcels as are forgiven',
    { mostRefused: 1 },
    { history: { ...NO_HISTORY, refused: 1 } },
    null,
  ],
  [
    'more refused parcels',
    { mostRefused: 1 },
    { history: { ...NO_HISTORY, refused: 2 } },
    'cod_refused_before',
  ],
  [
    'as many open orders as allowed',
    { openPerPerson: 2 },
    { history: { ...NO_HISTORY, open: 2 } },
    'cod_too_many_open',
  ],
])('judges %s', (_what, settings, changes, key) => {
  expect(problem(settings, changes)).toBe(key);
});

test('splits a total into advance and cash to the paisa', () => {
  expect(advanceOf(paise(100_050), { advancePercent: 10 })).toBe(10_100);
  expect(advanceOf(paise(100_050), { advancePercent: 0 })).toBe(0);
  expect(advanceOf(paise(150), { advancePercent: 50 })).toBe(0);
  const paid = { paymentId: 'pay_1', method: 'upi' as const };
  const plan = collectionPlan(paise(100_050), { amount: paise(10_100), paid, at: new Date(0) });
  expect(plan).toMatchObject([
    { id: '1', share: 10, state: 'paid', due: 'now', paymentId: 'pay_1' },
    { id: '2', share: 90, state: 'due', due: 'on_delivery', amount: 89_950 },
  ]);
  expect(collectionPlan(paise(500), null)).toMatchObject([{ id: '1', share: 100, amount: 500 }]);
});

test('adds the fee to shipping and taxes it alike', () => {
  const lines = [{ unitPrice: paise(50_000), quantity: 1, chargeTax: true }];
  const fee = paise(5000);
  const plain = priceOrder(lines);
  const cash = priceOrder(lines, { cashOnDeliveryFee: fee });
  expect(cash.total).toBe(sumPaise([plain.total, fee]));
  expect(shippingWithoutFee(cash)).toBe(plain.shipping);
  const rated = { ...SPECIFIED_TERMS, tax: { ratesEnabled: true, rates: [] } };
  const dearer = priceOrder(lines, { shipping: sumPaise([plain.shipping, fee]) }, rated);
  const { cashOnDeliveryFee, ...totals } = priceOrder(lines, { cashOnDeliveryFee: fee }, rated);
  expect(cashOnDeliveryFee).toBe(fee);
  expect(totals).toEqual(dearer);
});

test('explains a risk by rules that add up', () => {
  const facts = {
    ...{ history: NO_HISTORY, pincodeHistory: NO_HISTORY, hasAdvance: false },
    ...{ total: paise(10_000), maxTotal: paise(500_000), isEmailProven: true, pieces: 1 },
  };
  expect(cashOnDeliveryRisk(facts)).toMatchObject({ score: 15, level: 'low' });
  const refused = cashOnDeliveryRisk({ ...facts, history: { ...NO_HISTORY, refused: 2 } });
  expect(refused).toMatchObject({ score: 55, level: 'high' });
  expect(refused.reasons.map(({ text }) => text)).toContain('2 earlier parcels refused');
  const known = { ...facts, hasAdvance: true, history: { ...NO_HISTORY, delivered: 3 } };
  expect(cashOnDeliveryRisk(known)).toMatchObject({ score: 0, level: 'low' });
});

test('checks the settings', () => {
  const isValid = (changes: object) => cashOnDeliverySchema.isValidSync({ ...ON, ...changes });
  expect(isValid({ servedPincodes: '560, 110001' })).toBe(true);
  expect(isValid({ servedPincodes: 'Delhi' })).toBe(false);
  expect(isValid({ minRupees: 500, maxRupees: 400 })).toBe(false);
  expect(isValid({ maxRupees: 200_000 })).toBe(false);
  expect(isValid({ advancePercent: 100 })).toBe(false);
});
