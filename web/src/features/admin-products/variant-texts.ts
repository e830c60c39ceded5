import type { Catalogue } from '#lib/language/language.ts';

import type { VariantField } from './editor/state/variant-form-values.ts';

const FIELDS: Record<VariantField, string> = {
  sku: 'SKU',
  barcode: 'Barcode',
  quantity: 'Quantity',
  price: 'Price (₹)',
  costPerItem: 'Original price (₹)',
  weight: 'Weight',
  lowStock: 'Low stock at',
  picture: 'Picture',
};

const en = {
  title: 'Stock by variant',
  hint: 'Each variant has its own stock. An empty SKU, price or weight follows the product, as shown in grey.',
  noneHint: 'All options share the product’s stock. Generate variants to count each one.',
  generate: 'Generate variants',
  tooMany: (count: string, most: number) =>
    `These options make ${count} variants. A product can have ${most}. Remove an option or some values.`,
  generated: (added: number, removed: string) =>
    `${added === 1 ? '1 variant' : `${added} variants`} added.${removed && ` Removed, because the options changed: ${removed}.`}`,
  variant: 'Variant',
  fields: FIELDS,
  fieldOf: (field: string, variant: string) => `${field}: ${variant}`,
  fill: 'Fill in a column',
  fillField: 'Column',
  fillFor: 'For',
  all: 'All variants',
  only: (name: string, value: string) => `${name}: ${value}`,
  fillWith: 'Value',
  skuPattern: (pattern: string) =>
    `A pattern such as ${pattern} puts each variant’s own values in.`,
  apply: 'Fill in',
  remove: (variant: string) => `Remove ${variant}`,
  noPicture: 'Main',
  picture: (place: number) => String(place),
  retired: 'No longer sold',
  retiredHint: 'Old orders and the stock history keep these variants.',
  retiredStock: (variant: string, quantity: string) => `${variant} (${quantity} in stock)`,
  sellAgain: (variant: string) => `Sell ${variant} again`,
  unassigned: (count: string) =>
    `${count} in stock without a variant, from orders before the variants had their own stock. They are not sold.`,
  sumHint: 'The sum of the variants. Change it for each variant.',
  replacesShared: (count: string) =>
    `The product’s shared stock of ${count} ends when you save. Enter it for the variants.`,
};

export const variantTexts: Catalogue<typeof en> = { en };
