import {
  array,
  boolean,
  nullable,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  type GenericSchema,
} from 'valibot';

import { count, time } from '../api/response-fields.ts';
import {
  MARKETS,
  PACKAGE_TYPES,
  PRODUCT_STATUSES,
  SALES_CHANNELS,
  WEIGHT_UNITS,
  type Product,
} from './product.ts';
import { MARK_SCHEMES } from './provenance.ts';

const text = optional(string(), '');
const amount = optional(number(), 0);
const access = { restricted: boolean(), accessCodeId: nullish(string(), null) };

/** Leaves out values that this version does not know. */
function known<Value extends string>(values: readonly Value[]) {
  return pipe(
    array(string()),
    transform((sent) => values.filter((value) => sent.includes(value))),
  );
}

const picture = object({
  path: string(),
  alt: text,
  color: text,
  width: number(),
  height: number(),
});

const provenance = object({
  craft: text,
  weave: text,
  cluster: text,
  district: text,
  state: text,
  artisan: text,
  loomType: text,
  fibre: optional(array(object({ name: string(), percent: number() })), []),
  zari: text,
  dye: text,
  handHours: amount,
  lengthM: amount,
  widthCm: amount,
  weightGsm: amount,
  blousePiece: optional(boolean(), false),
  dimensions: text,
  care: text,
});

const trustMark = object({
  scheme: picklist(MARK_SCHEMES),
  labelNo: text,
  authorisedUser: text,
  giName: text,
  verifyUrl: text,
  verifiedBy: text,
  verifiedAt: nullish(time, null),
});

/** A product. `committed` and `soldScore` are only sent to staff. */
export const productResponse = object({
  _id: string(),
  slug: string(),
  title: string(),
  description: string(),
  titleHindi: text,
  descriptionHindi: text,
  category: string(),
  productCollection: string(),
  tags: array(string()),
  productType: text,
  vendor: text,
  salesChannels: optional(known(SALES_CHANNELS)),
  markets: optional(known(MARKETS), []),
  searchTokens: array(string()),
  searchTitle: string(),
  searchDescription: string(),
  price: number(),
  costPerItem: number(),
  chargeTax: boolean(),
  hsnCode: string(),
  trackQuantity: boolean(),
  quantity: number(),
  committed: amount,
  continueSelling: boolean(),
  hasSKU: boolean(),
  sku: string(),
  barcode: string(),
  isPhysicalProduct: boolean(),
  weight: number(),
  weightUnit: picklist(WEIGHT_UNITS),
  packageType: picklist(PACKAGE_TYPES),
  variants: array(object({ id: string(), name: string(), values: array(string()) })),
  images: array(string()),
  pictures: array(picture),
  status: picklist(PRODUCT_STATUSES),
  restricted: access.restricted,
  bulk: nullish(object({ minimum: count, multiple: count, leadTimeDays: amount })),
  accessCodeId: access.accessCodeId,
  offShelf: nullish(object(access)),
  provenance: nullable(provenance),
  marks: array(trustMark),
  soldScore: amount,
  reviews: optional(object({ count, sum: number() })),
  createdAt: time,
  updatedAt: time,
}) satisfies GenericSchema<unknown, Product>;
