import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { NO_LABEL } from '@kargha/domain/catalogue/label-fields';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

const { readPublicDocument } = vi.hoisted(() => ({
  readPublicDocument: vi.fn<() => Promise<Record<string, unknown> | undefined>>(),
}));
vi.mock('#lib/firebase/public-firestore.ts', () => ({ readPublicDocument }));

const LEGAL = {
  legalName: 'Kargha Weavers Limited',
  address: { line1: '12 Loom Lane', city: 'Bengaluru', state: 'Karnataka', pincode: '560025' },
  phone: '9800000000',
  email: 'care@kargha.example',
};

async function show(product = sampleProduct()) {
  vi.resetModules();
  const { ProductDeclarations } = await import('./product-declarations.tsx');
  renderInShop(<ProductDeclarations product={product} />);
  await screen.findByText('Declarations');
}

const fact = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;

beforeEach(() => void readPublicDocument.mockReset().mockResolvedValue({ legal: LEGAL }));

test('states the declarations of the shop for a product without its own', async () => {
  await show(sampleProduct({ price: 690, costPerItem: 0, chargeTax: true, label: null }));
  expect(fact('MRP')).toBe('₹815 (inclusive of all taxes)');
  expect(fact('Net quantity')).toBe('1 piece');
  expect(fact('Packed by')).toBe(
    'Kargha Weavers Limited, 12 Loom Lane, Bengaluru, Karnataka 560025',
  );
  expect(fact('Country of origin')).toBe('India');
  expect(fact('Customer care')).toContain('9800000000, care@kargha.example');
  expect(screen.queryByText('Unit sale price')).toBeNull();
});

test('states the importer, country and unit price of an imported pair', async () => {
  const own = { makerKind: 'importer', makerName: 'Himal', makerAddress: 'Delhi' } as const;
  const label = { ...NO_LABEL, ...own, mrp: 999, netQuantity: '2 pairs', countryOfOrigin: 'Nepal' };
  await show(sampleProduct({ label: { ...label, monthOfManufacture: '2026-10' } }));
  expect(fact('MRP')).toBe('₹999 (inclusive of all taxes)');
  expect(fact('Net quantity')).toBe('2 pairs');
  expect(fact('Unit sale price')).toBe('₹499.50 per pair');
  expect(fact('Imported by')).toBe('Himal, Delhi');
  expect(fact('Country of origin')).toBe('Nepal');
  // Websites are exempt from the month.
  expect(document.body.textContent).not.toContain('2026');
});
