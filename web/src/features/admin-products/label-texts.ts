import { MAKER_KINDS, type MakerKind } from '@kargha/domain/catalogue/label-fields';
import type { Catalogue } from '#lib/language/language.ts';

import type { LabelFormValues } from './editor/state/label-form-values.ts';

export const labelLabels: Record<keyof LabelFormValues, string> = {
  mrp: 'MRP (₹, with all taxes)',
  netQuantity: 'Net quantity',
  makerKind: 'Named on the label as',
  makerName: 'Name',
  makerAddress: 'Address',
  countryOfOrigin: 'Country of origin',
  monthOfManufacture: 'Month of manufacture',
};

const KINDS: Record<MakerKind, string> = {
  manufacturer: 'Manufacturer',
  packer: 'Packer',
  importer: 'Importer',
};

const en = {
  labels: labelLabels,
  title: 'Label and origin',
  hint: 'What the law requires on the package and the product page. Empty fields use the defaults from Settings.',
  mrpHint: 'Left empty: the higher of price and original price, with GST.',
  netQuantityHint: 'Such as 1 piece, 2 pieces, 5.5 m or 200 g. Left empty: 1 piece.',
  countryHint: 'Left empty: India. Shoppers can filter by it.',
  monthHint: 'Printed on labels only.',
  kinds: [
    { value: '', label: 'As in Settings' },
    ...MAKER_KINDS.map((value) => ({ value, label: KINDS[value] })),
  ],
  print: 'Print labels',
};

export const labelTexts: Catalogue<typeof en> = { en };
