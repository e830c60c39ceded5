import { expect, test } from 'vitest';

import { readShopFront } from './shop-front.ts';

test('an announcement from before there was Hindi is read, and has none', () => {
  const announcement = { isOn: true, text: 'New Patola sarees', link: '/products' };
  expect(readShopFront({ announcement }).announcement).toEqual({ ...announcement, textHindi: '' });
});

test('an announcement has its words in both languages where staff have written both', () => {
  const announcement = { isOn: true, text: 'New', textHindi: 'नई पटोला साड़ियाँ', link: '' };
  expect(readShopFront({ announcement }).announcement).toEqual(announcement);
});
