import { describe, expect, test } from 'vitest';

import { productInputSchema } from '@kargha/domain/catalogue/product-input';
import { changedFields } from './use-save-product.ts';
import {
  DRAFT_WITHOUT_TITLE,
  PRICE_NOT_POSITIVE,
  REQUIRED_FIELDS_MISSING,
} from '@kargha/domain/catalogue/required-product-fields';
import { FLAT_TAX } from '@kargha/domain/pricing/tax-table';
import { sampleProduct } from '#testing/sample-product.ts';

import { calculateProfit } from './cost-form-values.ts';
import {
  BLANK_FORM,
  toProductFormValues,
  toProductPayload,
  type ProductFormValues,
} from './product-form-values.ts';
import { validateProduct } from './validate-product.ts';

const TAXED = { hsnCode: '', chargeTax: true };

const completeForm = {
  ...BLANK_FORM,
  title: 'Saree',
  description: 'Woven',
  category: 'women',
  productCollection: 'saree',
  price: '2450',
};

describe('the request body', () => {
  test('has every field that the server accepts', () => {
    expect(Object.keys(toProductPayload(completeForm)).sort()).toEqual(
      Object.keys(productInputSchema.fields).sort(),
    );
  });

  test('parses prices as decimals and quantity as integer, and invalid numbers as 0', () => {
    const sent = toProductPayload({
      ...completeForm,
      price: '12.5',
      costPerItem: 'abc',
      quantity: '4.9',
      weight: '',
    });
    expect(sent).toMatchObject({ price: 12.5, costPerItem: 0, quantity: 4, weight: 0 });
  });

  test.each([
    [true, '  SK-1 ', true, 'SK-1'],
    [true, ' sk-1a ', true, 'SK-1A'],
    [true, '   ', false, ''],
    [false, 'SK-1', false, ''],
  ])('with the checkbox %s and the SKU "%s", hasSKU is %s', (hasSKU, sku, sent, trimmed) => {
    expect(toProductPayload({ ...completeForm, hasSKU, sku })).toMatchObject({
      hasSKU: sent,
      sku: trimmed,
    });
  });

  test('splits tags and values at commas, without duplicates and blanks', () => {
    const variants = [
      { id: 'a', name: 'Size', values: 'S, M,, S' },
      { id: 'b', name: ' ', values: 'x' },
      { id: 'c', name: 'Colour', values: ' , ' },
    ];
    const sent = toProductPayload({ ...completeForm, tags: 'wedding, silk ,wedding', variants });
    expect(sent.tags).toEqual(['wedding', 'silk']);
    expect(sent.variants).toEqual([{ id: 'a', name: 'Size', values: ['S', 'M'] }]);
  });

  test('sends only the changed fields of an existing product', () => {
    const form = toProductFormValues(sampleProduct());
    expect(changedFields(toProductPayload(form), toProductPayload(form))).toEqual({});
    const changed = toProductPayload({ ...form, title: 'Another', quantity: '99' });
    expect(changedFields(toProductPayload(form), changed)).toEqual({
      title: 'Another',
      quantity: 99,
    });
  });
});

describe('profit and margin', () => {
  test('are price minus cost, and profit as a percentage of the price with two decimals', () => {
    expect(calculateProfit({ price: '300', unitCost: '100', ...TAXED }, FLAT_TAX)).toEqual({
      profit: 200,
      margin: '66.67',
    });
  });

  test('leave out the tax that the price includes', () => {
    const tax = { ...FLAT_TAX, priceMode: 'included' as const, priceModeFrom: new Date(0) };
    const typed = { price: '118', unitCost: '80', ...TAXED };
    expect(calculateProfit(typed, tax)).toEqual({ profit: 20, margin: '20.00' });
    expect(calculateProfit({ ...typed, price: '94' }, tax)).toBeNull();
    expect(calculateProfit({ ...typed, chargeTax: false }, tax)?.profit).toBe(38);
    const later = { ...tax, priceModeFrom: new Date('2099-01-01T00:00:00Z') };
    expect(calculateProfit(typed, later)?.profit).toBe(38);
  });

  test.each([
    ['100', '100'],
    ['100', '250'],
    ['', ''],
    ['abc', '1'],
    ['300', ''],
  ])('are not shown for price "%s" and cost "%s"', (price, unitCost) => {
    expect(calculateProfit({ price, unitCost, ...TAXED }, FLAT_TAX)).toBeNull();
  });
});

describe('reasons not to save a product', () => {
  const saved = (form: ProductFormValues) =>
    validateProduct(toProductPayload(form), { isDraft: false })?.message ?? null;
  const savedAsDraft = (form: ProductFormValues) =>
    validateProduct(toProductPayload(form), { isDraft: true })?.message ?? null;

  test.each(['title', 'description', 'category', 'productCollection'] as const)(
    'an empty %s',
    (field) => {
      expect(saved({ ...completeForm, [field]: '' })).toBe(REQUIRED_FIELDS_MISSING);
    },
  );

  test.each(['', '0', '-4', 'abc'])('the price "%s"', (price) => {
    expect(saved({ ...completeForm, price })).toBe(PRICE_NOT_POSITIVE);
  });

  test('nothing else', () => expect(saved(completeForm)).toBeNull());

  test('rejects a draft only for an empty title or a negative price', () => {
    const draft = { ...BLANK_FORM, title: 'Half a thought' };
    expect(savedAsDraft(draft)).toBeNull();
    expect(savedAsDraft({ ...completeForm, title: ' ' })).toBe(DRAFT_WITHOUT_TITLE);
    expect(savedAsDraft({ ...draft, price: '-4' })).toBe(PRICE_NOT_POSITIVE);
  });
});

describe('bulk rules', () => {
  const bulk = { minimum: 20, multiple: 10, leadTimeDays: 14 };
  const bulkTiers = [
    { from: 20, percentOff: 10 },
    { from: 50, percentOff: 18 },
  ];

  test('keeps stored bulk rules unchanged', () => {
    const form = toProductFormValues({ ...sampleProduct(), bulk, bulkTiers });
    expect(form).toMatchObject({ soldInBulk: true, bulkTiers: '20: 10, 50: 18' });
    expect(toProductPayload(form).bulk).toEqual({ ...bulk, tiers: bulkTiers });
  });

  test('sends no bulk rules when bulk sale is off', () => {
    expect(
      toProductPayload({ ...completeForm, bulkMinimum: '20', bulkTiers: '20: 10' }).bulk,
    ).toBeNull();
  });
});
