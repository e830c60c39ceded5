import type { Catalogue } from '#lib/language/language.ts';

import { adminProductsTexts } from './admin-products-texts.ts';
import { labelLabels } from './label-texts.ts';
import { originLabels } from './origin-texts.ts';
import { pictureTexts } from './picture-texts.ts';
import { tailoringTexts } from './tailoring-texts.ts';
import type { ProductFormValues } from './editor/state/product-form-values.ts';

const { en: form } = adminProductsTexts;

/** A label with the name of its field needs no entry. */
const en: Record<keyof ProductFormValues, string> = {
  ...form,
  title: form.productTitle,
  tailoring: tailoringTexts.en.title,
  productCollection: form.collection,
  price: 'Price',
  costPerItem: 'Original price',
  unitCost: 'Unit cost',
  chargeTax: 'Charge tax',
  hsnCode: form.hsn,
  hasSKU: 'SKU',
  sku: 'SKU',
  barcode: 'Barcode',
  isPhysicalProduct: 'Physical product',
  packageType: form.package,
  searchTitle: form.seoTitle,
  searchDescription: form.seoDescription,
  combinations: form.variants,
  images: pictureTexts.en.media,
  salesChannels: form.channels,
  accessCodeId: form.accessCode,
  soldInBulk: form.bulk,
  ...originLabels,
  ...labelLabels,
};

export const fieldTexts: Catalogue<typeof en> = { en };
