import { expect, test } from 'vitest';

import { isSoldOnline, shelvedAccess, toldAccess } from './online-availability.ts';
import { isOpenTo } from './product.ts';

const OPEN = { restricted: false, accessCodeId: null };
const SCHOOL = { restricted: true, accessCodeId: 'school' };

test.each([
  ['open to all', OPEN],
  ['behind a code', SCHOOL],
])('a product %s is kept from everybody while it is not sold online', (_, told) => {
  const off = shelvedAccess({ ...told, salesChannels: ['point-of-sale'] });
  expect(isOpenTo(off, ['school'])).toBe(false);
  expect(toldAccess(off)).toEqual(told);
});

test.each([
  ['open to all', OPEN],
  ['behind a code', SCHOOL],
])('a product %s is so again when it is back online', (_, told) => {
  const off = shelvedAccess({ ...told, salesChannels: [] });
  const again = shelvedAccess({ ...toldAccess(off), salesChannels: [] });
  expect(again).toEqual(off);
  const back = shelvedAccess({ ...toldAccess(again), salesChannels: ['online-store'] });
  expect(back).toEqual({ ...told, offShelf: null });
});

test('an older product, which says nothing of channels, is sold online', () => {
  expect(isSoldOnline({})).toBe(true);
  expect(shelvedAccess(SCHOOL)).toMatchObject(SCHOOL);
});
