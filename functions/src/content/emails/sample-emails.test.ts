import { expect, test } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';

import { sampleEmails } from './sample-emails.ts';

const saree = {
  ...{ _id: 'p1', title: 'Mangalagiri saree', sku: 'MS-1', price: 2400, variants: [] },
  ...{ pictures: [], images: ['https://pictures.example/saree.webp'], combinations: [] },
} as unknown as Product;

const at = new Date('2026-11-21T06:00:00Z');

test('writes each preview in both languages, small enough for mail programs', () => {
  const english = sampleEmails([saree], { language: 'en', at });
  const hindi = sampleEmails([saree], { language: 'hi', at });
  for (const [id, { subject, html }] of Object.entries(hindi)) {
    expect(subject, id).toMatch(/[\u0900-\u097F]/);
    expect(html, id).toContain('lang="hi"');
    expect(Buffer.byteLength(html), id).toBeLessThan(60_000);
    expect(english[id]?.subject, id).not.toMatch(/[\u0900-\u097F]/);
  }
  expect(english.placed?.text).toContain('1 × Mangalagiri saree, ₹2,400');
  expect(english.placed?.html).toContain('src="https://pictures.example/saree.webp"');
});
