import { expect, test } from 'vitest';
import { ValidationError } from 'yup';

import {
  productInputSchema,
  readProductUpdate,
  parseDecimal,
  parseInteger,
} from './product-input.ts';

const form = {
  title: 'Ikat saree',
  description: 'Double ikat, woven on a pit loom.',
  category: 'women',
  productCollection: 'saree',
  price: 12_500,
};

const problems = (sent: object) =>
  productInputSchema.validate(sent, { abortEarly: false, stripUnknown: true }).then(
    () => [],
    (error: unknown) => (error instanceof ValidationError ? error.errors : [String(error)]),
  );

test('fills a short form with defaults', () => {
  expect(productInputSchema.validateSync(form, { stripUnknown: true })).toMatchObject({
    ...form,
    chargeTax: true,
    trackQuantity: true,
    quantity: 0,
    continueSelling: false,
    isPhysicalProduct: true,
    weightUnit: 'kg',
    packageType: 'store-default',
    status: 'active',
    images: [],
    titleHindi: '',
    descriptionHindi: '',
  });
});

test('limits Hindi texts like the English ones', async () => {
  const hindi = { titleHindi: 'क'.repeat(150), descriptionHindi: 'क'.repeat(10_000) };
  expect(await problems({ ...form, ...hindi })).toEqual([]);
  expect(await problems({ ...form, titleHindi: 'क'.repeat(151) })).toHaveLength(1);
  expect(await problems({ ...form, descriptionHindi: 'क'.repeat(10_001) })).toHaveLength(1);
  expect(await readProductUpdate({ titleHindi: ' इकत साड़ी ' })).toEqual({
    titleHindi: 'इकत साड़ी',
  });
});

test('requires title, description, category and collection, each with a message', async () => {
  const required =
    'Please fill in all required fields: Title, Description, Category, and Collection';
  for (const name of ['title', 'description', 'category', 'productCollection']) {
    expect(await problems({ ...form, [name]: ' ' })).toContain(required);
    expect(await problems({ ...form, [name]: undefined })).toContain(required);
  }
});

test('requires only the title of a draft', async () => {
  const draft = { title: 'Half a thought', status: 'draft' };
  expect(productInputSchema.validateSync(draft)).toMatchObject({
    ...draft,
    description: '',
    category: '',
    productCollection: '',
    price: 0,
  });
  expect(await problems({ ...draft, title: ' ' })).toHaveLength(1);
  expect(await problems({ ...draft, price: -1 })).toEqual(['Price must be greater than 0']);
  expect(await problems({ ...draft, category: 'space' })).toEqual([
    'Choose a category from the list.',
  ]);
});

test('requires a price above 0', async () => {
  for (const price of [0, -1, undefined]) {
    expect(await problems({ ...form, price })).toEqual(['Price must be greater than 0']);
  }
});

test('requires a collection of the category', async () => {
  expect(await problems({ ...form, category: 'men' })).toEqual([
    'Choose a collection in this category.',
  ]);
  expect(await problems({ ...form, category: 'space' })).toEqual([
    'Choose a category from the list.',
  ]);
});

test('keeps a trimmed SKU exactly when there is one', () => {
  const sent = (fields: object) => productInputSchema.validateSync({ ...form, ...fields });
  for (const said of [{}, { hasSKU: true }, { hasSKU: false }]) {
    expect(sent({ ...said, sku: ' KG-1 ' })).toMatchObject({ hasSKU: true, sku: 'KG-1' });
    expect(sent({ ...said, sku: 42 })).toMatchObject({ hasSKU: true, sku: '42' });
    expect(sent({ ...said, sku: '   ' })).toMatchObject({ hasSKU: false, sku: '' });
    expect(sent(said)).toMatchObject({ hasSKU: false, sku: '' });
  }
});

test('accepts images as data URLs or web addresses only', async () => {
  const images = (source: string) => problems({ ...form, images: [source] });
  expect(await images('data:image/png;base64,AAAA')).toEqual([]);
  expect(await images('https://example.in/a.webp')).toEqual([]);
  for (const source of [
    'javascript:alert(1)',
    'data:text/html;base64,AAAA',
    '//evil.example/a.png',
  ]) {
    expect(await images(source)).toHaveLength(1);
  }
});

test('updates the status alone', async () => {
  expect(await readProductUpdate({ status: 'archived' })).toEqual({ status: 'archived' });
  await expect(readProductUpdate({ status: 'gone' })).rejects.toThrow();
});

test('validates the fields of an update and ignores unknown ones', async () => {
  await expect(readProductUpdate({ price: -1 })).rejects.toThrow('Price must be greater than 0');
  await expect(readProductUpdate({ title: '' })).rejects.toThrow(
    'Please fill in all required fields',
  );
  expect(await readProductUpdate({ price: 5, _id: 'x', committed: 9 })).toEqual({ price: 5 });
  expect(await readProductUpdate({ sku: ' A ' })).toEqual({ sku: 'A', hasSKU: true });
  expect(await readProductUpdate({ sku: ' kg-7a ' })).toEqual({ sku: 'KG-7A', hasSKU: true });
  expect(await readProductUpdate({ sku: ' ', hasSKU: true })).toEqual({ sku: '', hasSKU: false });
});

test('reads an invalid number as 0', () => {
  expect(parseDecimal('12.5')).toBe(12.5);
  expect(parseDecimal('1,12,500.50')).toBe(112_500.5);
  expect(parseDecimal('12,50')).toBe(0);
  expect(parseDecimal('abc')).toBe(0);
  expect(parseInteger('7.9')).toBe(7);
  expect(parseInteger('')).toBe(0);
});
