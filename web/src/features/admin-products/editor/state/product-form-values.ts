import type { BulkTier } from '@kargha/domain/catalogue/bulk-price';
import type { CostingResponse } from '@kargha/domain/catalogue/costing';
import { parseDecimal, parseInteger } from '@kargha/domain/catalogue/product-input';
import type {
  Market,
  PackageType,
  Product,
  ProductStatus,
  SalesChannel,
  WeightUnit,
} from '@kargha/domain/catalogue/product';
import { splitCommaList } from '@kargha/domain/records/split-text';
import { skuKey } from '@kargha/domain/shopping/quick-order';

import {
  BLANK_BULK,
  toBulkFormValues,
  toBulkPayload,
  type BulkFormValues,
} from './bulk-form-values.ts';
import {
  BLANK_LABEL,
  toLabelFormValues,
  toLabelPayload,
  type LabelFormValues,
} from './label-form-values.ts';
import {
  BLANK_ORIGIN,
  toOriginPayload,
  toOriginFormValues,
  type OriginFormValues,
} from './origin-form-values.ts';
import {
  BLANK_COSTS,
  toCostFormValues,
  toCostPayload,
  type CostFormValues,
} from './cost-form-values.ts';
import {
  BLANK_VARIANTS,
  shownQuantity,
  toVariantFormValues,
  toVariantPayload,
  type VariantFormValues,
} from './variant-form-values.ts';
import {
  BLANK_TAILORING,
  toTailoringFormValues,
  toTailoringPayload,
  type TailoringFormValues,
} from './tailoring-form-values.ts';

/** A product with its bulk prices and its costing, which shoppers cannot see. */
export type EditableProduct = Product & { bulkTiers?: BulkTier[]; costing?: CostingResponse };

/** Form values. Numbers are text until they are sent. */
export interface ProductFormValues
  extends
    OriginFormValues,
    BulkFormValues,
    CostFormValues,
    LabelFormValues,
    VariantFormValues,
    TailoringFormValues {
  title: string;
  description: string;
  titleHindi: string;
  descriptionHindi: string;
  category: string;
  productCollection: string;
  price: string;
  costPerItem: string;
  chargeTax: boolean;
  hsnCode: string;
  trackQuantity: boolean;
  quantity: string;
  continueSelling: boolean;
  hasSKU: boolean;
  sku: string;
  barcode: string;
  isPhysicalProduct: boolean;
  weight: string;
  weightUnit: WeightUnit;
  packageType: PackageType;
  searchTitle: string;
  searchDescription: string;
  images: string[];
  status: ProductStatus;
  productType: string;
  vendor: string;
  tags: string;
  salesChannels: SalesChannel[];
  markets: Market[];
  /** only people who redeemed the access code can see it */
  restricted: boolean;
  /** '' for none: only staff can see a restricted product without a code */
  accessCodeId: string;
}

export const BLANK_FORM: ProductFormValues = {
  title: '',
  description: '',
  titleHindi: '',
  descriptionHindi: '',
  category: '',
  productCollection: '',
  price: '',
  costPerItem: '',
  chargeTax: true,
  hsnCode: '',
  trackQuantity: true,
  quantity: '0',
  continueSelling: false,
  hasSKU: false,
  sku: '',
  barcode: '',
  isPhysicalProduct: true,
  weight: '0',
  weightUnit: 'kg',
  packageType: 'store-default',
  searchTitle: '',
  searchDescription: '',
  images: [],
  status: 'draft',
  productType: '',
  vendor: '',
  tags: '',
  salesChannels: ['online-store'],
  markets: [],
  restricted: false,
  accessCodeId: '',
  ...BLANK_BULK,
  ...BLANK_COSTS,
  ...BLANK_LABEL,
  ...BLANK_ORIGIN,
  ...BLANK_VARIANTS,
  ...BLANK_TAILORING,
};

/** Texts that a stored product may lack. */
const NO_OPTIONAL_TEXTS = { titleHindi: '', descriptionHindi: '', productType: '', vendor: '' };

export function toProductFormValues({
  bulkTiers = [],
  costing,
  ...product
}: EditableProduct): ProductFormValues {
  const text = (amount: number) => (amount === 0 ? '' : String(amount));
  const { price, costPerItem, weight, tags, salesChannels, markets = [] } = product;
  return {
    ...NO_OPTIONAL_TEXTS,
    ...product,
    price: text(price),
    costPerItem: text(costPerItem),
    quantity: String(shownQuantity(product)),
    weight: String(weight),
    tags: tags.join(', '),
    salesChannels: salesChannels ?? BLANK_FORM.salesChannels,
    markets,
    accessCodeId: product.accessCodeId ?? '',
    ...toBulkFormValues(product.bulk, bulkTiers),
    ...toCostFormValues(costing),
    ...toLabelFormValues(product),
    ...toOriginFormValues(product),
    ...toVariantFormValues(product),
    ...toTailoringFormValues(product),
  };
}

/** Returns the request body. Invalid numbers become 0; hasSKU is true only with a SKU (spec §5). */
export function toProductPayload(form: ProductFormValues) {
  const sku = form.hasSKU ? skuKey(form.sku) : '';
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    titleHindi: form.titleHindi.trim(),
    descriptionHindi: form.descriptionHindi.trim(),
    category: form.category,
    productCollection: form.productCollection,
    price: parseDecimal(form.price),
    costPerItem: parseDecimal(form.costPerItem),
    chargeTax: form.chargeTax,
    hsnCode: form.hsnCode.trim(),
    trackQuantity: form.trackQuantity,
    quantity: Math.max(0, parseInteger(form.quantity)),
    continueSelling: form.continueSelling,
    hasSKU: sku !== '',
    sku,
    barcode: form.hasSKU ? form.barcode.trim() : '',
    isPhysicalProduct: form.isPhysicalProduct,
    weight: parseDecimal(form.weight),
    weightUnit: form.weightUnit,
    packageType: form.packageType,
    searchTitle: form.searchTitle.trim(),
    searchDescription: form.searchDescription.trim(),
    images: form.images,
    status: form.status,
    productType: form.productType.trim(),
    vendor: form.vendor.trim(),
    tags: splitCommaList(form.tags),
    salesChannels: form.salesChannels,
    markets: form.markets,
    restricted: form.restricted,
    accessCodeId: form.restricted && form.accessCodeId !== '' ? form.accessCodeId : null,
    bulk: form.soldInBulk ? toBulkPayload(form) : null,
    ...toCostPayload(form),
    ...toLabelPayload(form),
    ...toOriginPayload(form),
    ...toVariantPayload(form),
    ...toTailoringPayload(form),
  };
}

export type ProductPayload = ReturnType<typeof toProductPayload>;
