import { expect, test } from 'vitest';

import { firstViewFiles } from './first-view.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_frame.js'] },
  '_frame.js': { file: 'assets/frame.js' },
  'src/pages/cart-page.tsx': { file: 'assets/cart.js', imports: ['index.html', '_sums.js'] },
  '_sums.js': { file: 'assets/sums.js', imports: ['_frame.js'] },
};

test('the first view is the entry, the page and what they import, each once', () => {
  expect(firstViewFiles(manifest, ['src/pages/cart-page.tsx'])).toEqual([
    'assets/index.js',
    'assets/frame.js',
    'assets/cart.js',
    'assets/sums.js',
  ]);
});

test('a page that the build does not know is not passed over in silence', () => {
  expect(() => firstViewFiles(manifest, ['src/pages/gone-page.tsx'])).toThrow('gone-page');
});
