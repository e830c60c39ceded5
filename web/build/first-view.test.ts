import { expect, test } from 'vitest';

import { firstViewFiles } from './first-view.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_frame.js'] },
  '_frame.js': { file: 'assets/frame.js' },
  'src/pages/cart-page.tsx': { file: 'assets/cart.js', imports: ['index.html', '_sums.js'] },
  '_sums.js': { file: 'assets/sums.js', imports: ['_frame.js'] },
};

test('lists the entry, the page and their imports, each once', () => {
  expect(firstViewFiles(manifest, ['src/pages/cart-page.tsx'])).toEqual([
    'assets/index.js',
    'assets/frame.js',
    'assets/cart.js',
    'assets/sums.js',
  ]);
});

test('throws for a page that the manifest does not know', () => {
  expect(() => firstViewFiles(manifest, ['src/pages/gone-page.tsx'])).toThrow('gone-page');
});
