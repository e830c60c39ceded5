import { expect, test } from 'vitest';

import { isSoldOnline, effectiveAccess, configuredAccess } from './product-access.ts';
import { isUnlockedFor } from './product.ts';

const OPEN = { restricted: false, accessCodeId: null };
const SCHOOL = { restricted: true, accessCodeId: 'school' };

test.each([
  ['open to all', OPEN],
  ['behind a code', SCHOOL],
])('hides a product %s while it is not sold online', (_, access) => {
  const off = effectiveAccess({ ...access, salesChannels: ['point-of-sale'] });
  expect(isUnlockedFor(off, ['school'])).toBe(false);
  expect(configuredAccess(off)).toEqual(access);
});

test.each([
  ['open to all', OPEN],
  ['behind a code', SCHOOL],
])('shows a product %s again once it is sold online', (_, access) => {
  const off = effectiveAccess({ ...access, salesChannels: [] });
  const again = effectiveAccess({ ...configuredAccess(off), salesChannels: [] });
  expect(again).toEqual(off);
  const back = effectiveAccess({ ...configuredAccess(again), salesChannels: ['online-store'] });
  expect(back).toEqual({ ...access, offShelf: null });
});

test('treats a product without channels as sold online', () => {
  expect(isSoldOnline({})).toBe(true);
  expect(effectiveAccess(SCHOOL)).toMatchObject(SCHOOL);
});
