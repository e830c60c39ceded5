import type { MakerKind } from '@kargha/domain/catalogue/label-fields';
import type { QuantityUnit } from '@kargha/domain/catalogue/net-quantity';
import type { Catalogue } from '#lib/language/language.ts';

const MAKERS: Record<MakerKind, string> = {
  manufacturer: 'Manufactured by',
  packer: 'Packed by',
  importer: 'Imported by',
};

const COUNTED: readonly QuantityUnit[] = ['piece', 'pair', 'set'];

const en = {
  title: 'Declarations',
  mrp: 'MRP',
  withTaxes: (amount: string) => `${amount} (inclusive of all taxes)`,
  netQuantity: 'Net quantity',
  quantity: (amount: number, unit: QuantityUnit) =>
    `${amount} ${unit}${COUNTED.includes(unit) && amount !== 1 ? 's' : ''}`,
  unitPrice: 'Unit sale price',
  perUnit: (amount: string, unit: QuantityUnit) => `${amount} per ${unit}`,
  makers: MAKERS,
  country: 'Country of origin',
  care: 'Customer care',
};

export const declarationTexts: Catalogue<typeof en> = { en };
export type DeclarationTexts = typeof en;
