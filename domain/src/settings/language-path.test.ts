import { expect, test } from 'vitest';

import { languagePath, splitLanguage } from './language-path.ts';

test.each([
  ['/', '/hi'],
  ['/?a=1', '/hi?a=1'],
  ['/#top', '/hi#top'],
  ['/products', '/hi/products'],
  ['/products?category=women', '/hi/products?category=women'],
])('%s is %s in Hindi', (path, hindi) => {
  expect(languagePath('hi', path)).toBe(hindi);
  expect(languagePath('en', path)).toBe(path);
  expect(splitLanguage(hindi)).toEqual({ language: 'hi', path });
  expect(splitLanguage(path)).toEqual({ language: 'en', path });
});

test.each(['/history', '/hi-fi', '/products/hi', '/HI'])('%s is an English address', (path) => {
  expect(splitLanguage(path)).toEqual({ language: 'en', path });
});
