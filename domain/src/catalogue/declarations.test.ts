import { expect, test } from 'vitest';

import { rupeesToPaise } from '../money/paise.ts';
import { FLAT_TAX, type TaxTable } from '../pricing/tax-table.ts';
import { PLAIN_PRODUCT } from '../testing/plain-product.ts';
import { declarationsOf, mrpProblem } from './declarations.ts';
import { labelDefaults } from './label-defaults.ts';
import { labelItemsFor, labelItemsIn, labelItemsText } from './label-endpoints.ts';
import { labelInputSchema } from './label-input.ts';
import { NO_LABEL, type ProductLabel } from './label-fields.ts';
import { PLAIN_COMBINATION } from '../testing/plain-product.ts';
import { netQuantityIn } from './net-quantity.ts';

const AT = new Date('2026-11-26T06:00:00Z');
const INCLUDED: TaxTable = { ...FLAT_TAX, priceMode: 'included', priceModeFrom: new Date(0) };
const LEGAL = {
  legalName: 'Kargha Weavers Limited',
  address: { line1: '12 Loom Lane', city: 'Bengaluru', state: 'Karnataka', pincode: '560025' },
  phone: '9800000000',
  email: 'care@kargha.example',
};
const DEFAULTS = labelDefaults({ legal: LEGAL });
const ADDRESS = '12 Loom Lane, Bengaluru, Karnataka 560025';

const priced = (fields: object, label: Partial<ProductLabel> | null = null) => ({
  ...PLAIN_PRODUCT,
  ...{ price: 690, costPerItem: 0, chargeTax: true, hsnCode: '' },
  label: label && { ...NO_LABEL, ...label },
  ...fields,
});
const declared = (...[fields, label]: Parameters<typeof priced>) =>
  declarationsOf(priced(fields, label), DEFAULTS, FLAT_TAX, AT);

test('declares the legal identity as packer and customer care, and India as origin', () => {
  expect(declared({})).toMatchObject({
    netQuantity: '1 piece',
    perUnit: null,
    maker: { kind: 'packer', name: 'Kargha Weavers Limited', address: ADDRESS },
    countryOfOrigin: 'India',
    care: { name: 'Kargha Weavers Limited', phone: '9800000000', email: 'care@kargha.example' },
  });
});

test('prefers what settings and then the product say', () => {
  const settings = { makerKind: 'manufacturer', makerName: 'Loom House', makerAddress: 'Jaipur' };
  const own = labelDefaults({ legal: LEGAL, labels: { ...settings, carePhone: '1800 200' } });
  expect(own).toMatchObject({ ...settings, carePhone: '1800 200', careAddress: ADDRESS });
  const label = {
    makerKind: 'importer',
    makerName: 'Himal Imports',
    makerAddress: 'Delhi',
  } as const;
  const product = priced({}, { ...label, countryOfOrigin: 'Nepal' });
  expect(declarationsOf(product, own, FLAT_TAX, AT)).toMatchObject({
    maker: { kind: 'importer', name: 'Himal Imports', address: 'Delhi' },
    countryOfOrigin: 'Nepal',
  });
});

test.each([
  ['the price with 18% GST, in whole rupees', {}, FLAT_TAX, 815],
  ['no less than the crossed-out price', { costPerItem: 1000 }, FLAT_TAX, 1180],
  ['the price alone without tax', { chargeTax: false }, FLAT_TAX, 690],
  ['the price alone when it includes tax', {}, INCLUDED, 690],
])('has as MRP %s', (_, fields, tax, rupees) => {
  const { mrp } = declarationsOf(priced(fields), DEFAULTS, tax, AT);
  expect(mrp).toBe(rupeesToPaise(rupees));
});

test('refuses a price above the MRP with all taxes, to the paisa', () => {
  const problem = (mrp: number, tax = FLAT_TAX) => mrpProblem(priced({}, { mrp }), tax, AT);
  expect(problem(814.2)).toBeNull();
  expect(problem(814.19)).toBe(
    'The price with GST is ₹814.20, above the MRP of ₹814.19. Lower the price or correct the MRP.',
  );
  expect(problem(690, INCLUDED)).toBeNull();
  expect(problem(0)).toBeNull();
});

test('no variant on sale may cost more than the MRP', () => {
  const problem = (price: number, fields: object = {}) => {
    const v1 = { ...PLAIN_COMBINATION, price, ...fields };
    return mrpProblem({ ...priced({}, { mrp: 820 }), combinations: { v1 } }, FLAT_TAX, AT);
  };
  expect(problem(690)).toBeNull();
  expect(problem(700)).toContain('The price with GST is ₹826, above the MRP of ₹820.');
  expect(problem(700, { retired: true })).toBeNull();
});

test('prints one label for each unit, and no more than are printed at once', () => {
  const size = (variantId: string, count: number) => ({ id: 'p', variantId, count });
  expect(labelItemsFor([size('v1', 3), size('v2', 0)])).toEqual([size('v1', 3)]);
  expect(labelItemsFor([size('v1', 0), size('v2', -1)])).toEqual([size('v1', 1), size('v2', 1)]);
  expect(labelItemsFor([size('v1', 400), size('v2', 7)])).toEqual([size('v1', 250), size('v2', 7)]);
});

test('states the unit sale price of more than one unit', () => {
  const perUnit = (netQuantity: string) => declared({}, { mrp: 999, netQuantity }).perUnit;
  expect(perUnit('2 pieces')).toEqual({ amount: 49_950, unit: 'piece' });
  expect(perUnit('5.5 m')).toEqual({ amount: 18_164, unit: 'm' });
  expect(perUnit('1 set')).toBeNull();
});

test.each([
  ['1 piece', { amount: 1, unit: 'piece' }],
  ['3 Pairs', { amount: 3, unit: 'pair' }],
  ['250g', { amount: 250, unit: 'g' }],
  ['250 gs', null],
  ['0 pieces', null],
  ['some', null],
])('reads the quantity "%s"', (typed, quantity) => {
  expect(netQuantityIn(typed)).toEqual(quantity);
});

test.each([
  [
    { netQuantity: 'many' },
    'Write a number and a unit, such as 1 piece, 2 pieces, 5.5 m or 200 g.',
  ],
  [{ makerName: 'Himal' }, 'Enter the address of the manufacturer, packer or importer.'],
  [
    { countryOfOrigin: 'nepal' },
    'Write the country with a capital letter, such as India or Nepal.',
  ],
  [{ monthOfManufacture: '2026-13' }, 'Write the month as 2026-11.'],
  [{ mrp: -1 }, 'The MRP must be at least 0.'],
])('refuses the label %j', async (label, message) => {
  await expect(labelInputSchema.validate(label)).rejects.toThrow(message);
});

test('stores no label without an entry', async () => {
  expect(await labelInputSchema.validate({ mrp: 0, makerName: ' ' })).toBeNull();
});

test('reads products with their number of labels, within limits', () => {
  const items = [
    { id: 'p1', count: 3 },
    { id: 'p-2', count: 1 },
    { id: 'p-2', variantId: 'v12', count: 4 },
  ];
  expect(labelItemsIn(labelItemsText(items))).toEqual(items);
  for (const wrong of ['', 'p1', 'p1.x1:2', 'p1:0', 'p/1:2', 'p1:501', 'p1:300,p2:201'])
    expect(labelItemsIn(wrong), wrong).toBeNull();
});
