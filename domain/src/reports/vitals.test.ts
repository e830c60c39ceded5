import { expect, it } from 'vitest';

import { pageKind } from './page-kind.ts';
import { gradeOf, plainErrorText, vitalsSchema } from './vitals.ts';

it.each([
  ['/', '/'],
  ['/products?search=asha%40kargha.example', '/products'],
  ['/orders/Xy12abc', '/orders/*'],
  ['/hi/orders/Xy12abc', '/orders/*'],
  ['/hi', '/'],
  ['/track-order?token=secret#top', '/track-order'],
  ['/98765 43210/x', '/*'],
])('keeps only the page type of %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind);
});

it('removes personal data from an error', () => {
  const text = 'asha@kargha.example at 9876543210 order Xk29sjJs82kskKsj29skS2 /a?token=abc';
  expect(plainErrorText(text)).toBe('… at … order … /a');
  expect(plainErrorText('x '.repeat(500)).length).toBeLessThanOrEqual(200);
});

it('handles a long word in linear time', () => {
  const startedAt = Date.now();
  expect(plainErrorText('a.'.repeat(100_000))).toHaveLength(200);
  expect(Date.now() - startedAt).toBeLessThan(5_000);
});

it('grades by the published thresholds', () => {
  expect([gradeOf('lcp', 2500), gradeOf('lcp', 2501), gradeOf('lcp', 4001)]).toEqual([
    'good',
    'fair',
    'poor',
  ]);
  expect(gradeOf('cls', 0.26)).toBe('poor');
});

it.each([
  [{ page: '/' }],
  [{ consent: false, page: '/' }],
  [{ consent: true, page: 'https://elsewhere.example' }],
  [{ consent: true, page: '/', uid: 'asha' }],
  [{ consent: true, page: '/', lcp: -1 }],
])('ignores %j', async (report) => {
  await expect(vitalsSchema.validate(report)).rejects.toThrow();
});
