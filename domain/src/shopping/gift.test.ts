import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { GIFT_WRAP, isMadeForBuyer, withoutGift } from './gift.ts';
import type { LineTailoring } from './line-tailoring.ts';

const service = (id: string): LineTailoring['services'][number] => ({
  ...{ id, name: id, nameHindi: '', makingDays: 0 },
  price: paise(5000),
});
const waist = { id: 'waist', name: 'Waist', nameHindi: '', unit: 'cm', mm: 760 } as const;
const line = (tailoring: Partial<LineTailoring>) => ({
  tailoring: { services: [], measurements: [], ...tailoring },
});

test.each([
  ['a product as it is', { tailoring: undefined }, false],
  ['gift wrap', line({ services: [service(GIFT_WRAP)] }), false],
  ['a gift note', line({ giftNote: 'For Asha' }), false],
  ['an erased gift note', line({ giftNote: '' }), false],
  [
    'a wrapped piece with stitching',
    line({ services: [service('blouse'), service(GIFT_WRAP)] }),
    true,
  ],
  ['measurements and a note', line({ measurements: [waist], giftNote: 'For Asha' }), true],
  ['erased measurements', line({}), true],
])('%s: made for the buyer', (_what, ordered, isMade) => {
  expect(isMadeForBuyer(ordered)).toBe(isMade);
});

test('takes gift wrap and note off, and keeps what the piece is made to', () => {
  const services = [service('blouse'), service(GIFT_WRAP)];
  expect(withoutGift({ services, measurements: [waist], giftNote: 'For Asha' })).toEqual({
    services: [service('blouse')],
    measurements: [waist],
  });
  expect(withoutGift({ services: [service(GIFT_WRAP)], measurements: [] })).toBeUndefined();
});
