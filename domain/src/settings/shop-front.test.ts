import { expect, test } from 'vitest';

import { readShopFront } from './shop-front.ts';

test('reads an older announcement without Hindi', () => {
  const announcement = { isOn: true, text: 'New Patola sarees', link: '/products' };
  expect(readShopFront({ announcement }).announcement).toEqual({ ...announcement, textHindi: '' });
});

test('has an announcement in each language that staff entered', () => {
  const announcement = { isOn: true, text: 'New', textHindi: 'नई पटोला साड़ियाँ', link: '' };
  expect(readShopFront({ announcement }).announcement).toEqual(announcement);
});
