import { countryOf, HOME_COUNTRY } from '@kargha/domain/catalogue/label-fields';
import { combinationInputs, combinationsProblem } from '@kargha/domain/catalogue/variant-input';
import { combinationCount } from '@kargha/domain/catalogue/variants';
import { CATEGORIES } from '@kargha/domain/catalogue/categories';
import { productInputSchema } from '@kargha/domain/catalogue/product-input';
import { allowsMarks } from '@kargha/domain/catalogue/trust-mark-input';
import { expect, test } from 'vitest';

import { barcodeCheckDigit } from './barcode.ts';
import { CAROUSEL_SAREES, CATALOGUE, entryOf } from './catalogue.ts';
import { hindiFieldsOf } from './hindi/product-texts-hindi.ts';
import { productDocument } from './product-document.ts';
import { optionsOf, variantsOfSample } from './sample-variants.ts';

const NO_FACTS = {
  stock: { quantity: 0, committed: 0 },
  soldScore: 0,
  accessCodeId: null,
  pictures: [],
  images: [],
};
const PRODUCTS = CATALOGUE.map((entry) => productDocument(entry, NO_FACTS));
const onSale = CATALOGUE.filter(({ status, restrictedTo }) => !status && !restrictedTo);
const count = (values: string[]) => new Set(values).size;
const filled = (values: (string | undefined)[]) =>
  values.filter((value) => value !== undefined && value !== '');

test('has at least 76 products and three public ones in every collection', () => {
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(76);
  for (const { value } of CATEGORIES.flatMap(({ collections }) => collections)) {
    const publicProducts = onSale.filter(({ collection }) => collection === value);
    expect(publicProducts.length, value).toBeGreaterThanOrEqual(3);
  }
});

test('has twelve products with variants, whose quantities add up', () => {
  const withVariants = CATALOGUE.filter((entry) => variantsOfSample(entry).length > 0);
  expect(withVariants.length).toBeGreaterThanOrEqual(12);
  for (const entry of withVariants) {
    const variants = variantsOfSample(entry);
    const sum = variants.reduce((total, { pieces }) => total + pieces, 0);
    expect(sum, entry.id).toBe(entry.available);
    expect(entry.pieces, entry.id).toHaveLength(combinationCount(optionsOf(entry)));
  }
  const all = withVariants.flatMap(variantsOfSample);
  expect(all.filter(({ pieces }) => pieces === 0).length).toBeGreaterThanOrEqual(5);
  expect(all.filter(({ price }) => price !== null).length).toBeGreaterThanOrEqual(4);
  const chikankari = entryOf('lucknow-chikankari-kurta-powder-blue');
  expect(optionsOf(chikankari).map(({ values }) => values.length)).toEqual([5, 2]);
  expect(count(all.map(({ sku }) => sku))).toBe(all.length);
});

test('has prices from a handkerchief at ₹149 to a patola at ₹85,000', () => {
  const prices = CATALOGUE.map(({ price }) => price);
  expect(Math.min(...prices)).toBe(149);
  expect(Math.max(...prices)).toBe(85_000);
});

test('has unique ids, slugs, SKUs, barcodes, titles and descriptions', () => {
  const { length } = CATALOGUE;
  expect(count(CATALOGUE.map(({ id }) => id))).toBe(length);
  expect(count(PRODUCTS.map(({ slug }) => slug))).toBe(length);
  expect(count(PRODUCTS.map(({ title }) => title))).toBe(length);
  expect(count(PRODUCTS.map(({ description }) => description))).toBe(length);
  for (const codes of [PRODUCTS.map(({ sku }) => sku), PRODUCTS.map(({ barcode }) => barcode)]) {
    expect(count(codes.filter(Boolean))).toBe(codes.filter(Boolean).length);
  }
});

test('has descriptions of at least 120 characters in two to five sentences', () => {
  for (const { id, description } of CATALOGUE) {
    expect(description.length, id).toBeGreaterThanOrEqual(120);
    const sentences = description.split(/[.;:?](?:\s|$)/).length - 1;
    expect(sentences, id).toBeGreaterThanOrEqual(2);
  }
});

test('has a Hindi title and description for every product', () => {
  expect(count(PRODUCTS.map(({ titleHindi = '' }) => titleHindi))).toBe(CATALOGUE.length);
  for (const { slug, titleHindi, descriptionHindi = '' } of PRODUCTS) {
    expect(titleHindi, slug).toMatch(/\p{Script=Devanagari}/u);
    expect(descriptionHindi.length, slug).toBeGreaterThanOrEqual(120);
    expect(descriptionHindi.split(/[।?:;](?:\s|$)/).length, slug).toBeGreaterThan(2);
  }
  expect(() => hindiFieldsOf('no-such-product')).toThrow('no-such-product has no Hindi texts.');
});

test('has only products that pass the product form', async () => {
  for (const product of PRODUCTS) {
    const sent = { ...product, combinations: combinationInputs(product) };
    await expect(productInputSchema.validate(sent, { strict: true })).resolves.toBeTruthy();
    expect(combinationsProblem(sent.combinations, product)).toBeNull();
  }
});

test('sells nothing below the maker’s price, and discounted products below their original price', () => {
  for (const { id, price, was = Infinity, unitCost } of CATALOGUE) {
    expect(was, id).toBeGreaterThan(price);
    expect(unitCost, id).toBeLessThan(price);
  }
  expect(CATALOGUE.filter(({ was }) => was !== undefined).length).toBeGreaterThanOrEqual(15);
});

test('has fibres that sum to 100 per cent, and a Silk Mark only on pure silk', () => {
  for (const { id, fibre, marks = [] } of CATALOGUE) {
    expect(
      fibre.reduce((sum, [, percent]) => sum + percent, 0),
      id,
    ).toBe(100);
    const fibres = fibre.map(([name, percent]) => ({ name, percent }));
    expect(allowsMarks(marks, { fibre: fibres }), id).toBe(true);
  }
});

test('has six-digit HSN codes whose heading fits the collection', () => {
  const headings: Record<string, RegExp> = {
    kurtas: /^62/,
    shirts: /^6205/,
    dhotis: /^5[02]/,
    saree: /^5[02]/,
    'short-kurti': /^6206/,
    'long-kurtis': /^6211/,
    lehangas: /^6204/,
    dupattas: /^6214/,
    bedsheets: /^630[24]/,
    curtains: /^6303/,
    doormats: /^570/,
    handkies: /^6213/,
    accessories: /^62(14|15)/,
    bags: /^4202/,
    jewelry: /^711[37]/,
    'home-decor': /^(44|48|63|68|69|83|94|97)/,
  };
  for (const { id, hsn, collection } of CATALOGUE) {
    expect(hsn, id).toMatch(/^\d{6}$/);
    expect(hsn, id).toMatch(headings[collection] ?? /never/);
  }
});

test('covers every kind of availability', () => {
  const some = (label: (entry: (typeof CATALOGUE)[number]) => boolean) =>
    CATALOGUE.filter(label).length;
  expect(some(({ available, supply }) => available === 0 && !supply)).toBeGreaterThanOrEqual(3);
  expect(
    some(({ available, lowStockAt = 3 }) => available > 0 && available <= lowStockAt),
  ).toBeGreaterThan(10);
  expect(some(({ tags }) => tags.includes('one of a kind'))).toBeGreaterThanOrEqual(4);
  expect(some(({ supply }) => supply === 'to-order')).toBeGreaterThanOrEqual(3);
  expect(some(({ supply }) => supply === 'uncounted')).toBeGreaterThanOrEqual(1);
  expect(some(({ status }) => status === 'archived')).toBeGreaterThanOrEqual(1);
  expect(some(({ status }) => status === 'draft')).toBeGreaterThanOrEqual(2);
  expect(some(({ restrictedTo }) => restrictedTo === 'school-uniform')).toBeGreaterThanOrEqual(1);
  expect(
    some(({ restrictedTo }) => restrictedTo === 'corporate-merchandise'),
  ).toBeGreaterThanOrEqual(2);
  expect(some(({ untaxed }) => untaxed === true)).toBeGreaterThanOrEqual(3);
  expect(filled(CATALOGUE.map(({ sku }) => sku)).length).toBeLessThan(CATALOGUE.length);
});

test('has an imported product whose label names its country and importer', () => {
  const imported = PRODUCTS.filter((product) => countryOf(product) !== HOME_COUNTRY);
  expect(imported.map((product) => countryOf(product))).toEqual(['Bangladesh']);
  const [label] = imported.map((product) => product.label);
  expect(label).toMatchObject({ makerKind: 'importer', countryOfOrigin: 'Bangladesh' });
  expect(label?.makerName).toBeTruthy();
  expect(label?.makerAddress).toMatch(/\d{6}$/);
});

test('names the month of manufacture of everything that is not made to order', () => {
  for (const { slug, label, trackQuantity, continueSelling } of PRODUCTS) {
    const isMade = trackQuantity && !continueSelling;
    expect(label?.monthOfManufacture ?? '', slug).toMatch(isMade ? /^20\d\d-\d\d$/ : /^$/);
  }
});

test('has a stock of one for unique pieces', () => {
  for (const { id, available } of CATALOGUE.filter(({ tags }) => tags.includes('one of a kind'))) {
    expect(available, id).toBe(1);
  }
});

test('has eight purchasable sarees in the carousel', () => {
  expect(count([...CAROUSEL_SAREES])).toBe(8);
  for (const entry of CAROUSEL_SAREES.map(entryOf)) {
    expect(entry.collection).toBe('saree');
    expect(entry.available).toBeGreaterThan(0);
    expect(entry.status).toBeUndefined();
  }
});

test('uses internal barcodes with a valid check digit', () => {
  expect(barcodeCheckDigit('400638133393')).toBe('1');
  for (const { barcode } of PRODUCTS.filter((product) => product.barcode !== '')) {
    expect(barcode).toMatch(/^20\d{11}$/);
    expect(barcode.at(-1)).toBe(barcodeCheckDigit(barcode.slice(0, 12)));
  }
});

test('finds sarees, lehangas and dupattas by either spelling', () => {
  const tokensOf = (id: string) => PRODUCTS.find(({ slug }) => slug === id)?.searchTokens ?? [];
  expect(tokensOf('pochampally-ikat-silk-saree-vermilion')).toEqual(
    expect.arrayContaining(['sari', 'saree', 'ikkat', 'telangana']),
  );
  expect(tokensOf('bareilly-zardozi-lehanga-wine-velvet')).toContain('lehenga');
  expect(tokensOf('patiala-phulkari-dupatta-wheat')).toContain('chunni');
});
