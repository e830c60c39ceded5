import type { Catalogue } from '#lib/language/language.ts';

import { adminProductsTexts } from './admin-products-texts.ts';
import { originLabels } from './origin-texts.ts';
import { pictureTexts } from './picture-texts.ts';
import type { ProductFormValues } from './state/product-form-values.ts';

const { en: form } = adminProductsTexts;

const en: Record<keyof ProductFormValues, string> = {
  title: form.productTitle,
  description: form.description,
  titleHindi: form.titleHindi,
  descriptionHindi: form.descriptionHindi,
  category: form.category,
  productCollection: form.collection,
  price: 'Price',
  costPerItem: 'Cost per item',
  chargeTax: 'Charge tax',
  hsnCode: form.hsn,
  trackQuantity: form.trackQuantity,
  quantity: form.quantity,
  continueSelling: form.continueSelling,
  hasSKU: 'SKU',
  sku: 'SKU',
  barcode: 'Barcode',
  isPhysicalProduct: 'Physical product',
  weight: form.weight,
  weightUnit: form.weightUnit,
  packageType: form.package,
  searchTitle: form.seoTitle,
  searchDescription: form.seoDescription,
  variants: form.variants,
  images: pictureTexts.en.media,
  status: form.status,
  productType: form.productType,
  vendor: form.vendor,
  tags: form.tags,
  salesChannels: form.channels,
  markets: form.markets,
  restricted: form.restricted,
  accessCodeId: form.accessCode,
  soldInBulk: form.bulk,
  bulkMinimum: form.bulkMinimum,
  bulkMultiple: form.bulkMultiple,
  bulkLeadDays: form.bulkLeadDays,
  bulkTiers: form.bulkTiers,
  ...originLabels,
};

export const fieldTexts: Catalogue<typeof en> = { en };
