import {
  array,
  boolean,
  nullish,
  number,
  optional,
  picklist,
  record,
  string,
  unknown,
  type InferOutput,
} from 'valibot';

import { count } from '../api/response-fields.ts';
import {
  amount,
  flag,
  known,
  storedObject,
  text,
  textOrNull,
  texts,
  timeOrEpoch,
} from '../records/stored-fields.ts';
import { productLabel } from './label-schema.ts';
import {
  MARKETS,
  PACKAGE_TYPES,
  PRODUCT_STATUSES,
  SALES_CHANNELS,
  WEIGHT_UNITS,
} from './product-choices.ts';
import { provenance, trustMark } from './provenance-schema.ts';

/** A picture, stored in every width of PICTURE_WIDTHS as `${path}_${width}.avif` and `.webp`. */
export const productPicture = storedObject({
  /** products/{id}/{view} */
  path: string(),
  alt: text,
  color: text,
  width: number(),
  height: number(),
});
export type ProductPicture = InferOutput<typeof productPicture>;

/** A short video without sound. */
const productVideo = storedObject({
  /** products/{id}/video-….mp4 */
  path: string(),
  seconds: number(),
  poster: productPicture,
});
export type ProductVideo = InferOutput<typeof productVideo>;

/** An option that shoppers choose from, such as Size. The specification calls it a variant. */
const option = storedObject({ id: string(), name: string(), values: texts });
export type ProductOption = InferOutput<typeof option>;

/** One combination of option values, with its own stock. What is missing or null follows the product. */
const combination = storedObject({
  /** a value for each option, by its name */
  options: record(string(), string()),
  sku: text,
  barcode: text,
  /** rupees */
  price: nullish(number(), null),
  /** original price in rupees */
  costPerItem: nullish(number(), null),
  /** in the product's unit */
  weight: nullish(number(), null),
  /** path of one of the product's pictures */
  picture: textOrNull,
  /** staff are notified at this number; null follows the product */
  lowStock: nullish(count, null),
  quantity: amount,
  committed: amount,
  /** no longer sold; kept, because its stock history and old orders name it */
  retired: flag,
});
export type Combination = InferOutput<typeof combination>;

/** Who sees the product. */
const access = {
  /** true: only visible with the access code */
  restricted: flag,
  accessCodeId: textOrNull,
};

/** products/{id}, with its id. `committed` and `soldScore` are only sent to staff. */
export const productSchema = storedObject({
  _id: string(),
  slug: text,
  title: text,
  description: text,
  /** Hindi texts. Without one, shoppers see the English text. */
  titleHindi: optional(string()),
  descriptionHindi: optional(string()),
  category: text,
  productCollection: text,
  tags: texts,
  /** for sorting by staff; missing in older documents */
  productType: optional(string()),
  vendor: optional(string()),
  salesChannels: optional(known(SALES_CHANNELS)),
  markets: optional(known(MARKETS)),
  searchTokens: texts,
  searchTitle: text,
  searchDescription: text,
  price: amount,
  /** original (compare-at) price in rupees; 0 when there is none */
  costPerItem: amount,
  chargeTax: optional(boolean(), true),
  hsnCode: text,
  trackQuantity: optional(boolean(), true),
  /** units that can be sold; below 0 only for back-orders (continueSelling) */
  quantity: amount,
  /** units sold or reserved but not shipped yet */
  committed: amount,
  /** staff are notified at this number; missing or null follows the settings */
  lowStock: nullish(count, null),
  /** the stock of the product or of a variant is low; written by the server, missing before the first time */
  hasLowStock: flag,
  /** the product or one of its variants is sold out; written like hasLowStock */
  hasSoldOut: flag,
  continueSelling: flag,
  hasSKU: flag,
  sku: text,
  barcode: text,
  isPhysicalProduct: optional(boolean(), true),
  weight: amount,
  weightUnit: optional(picklist(WEIGHT_UNITS), 'kg'),
  packageType: optional(picklist(PACKAGE_TYPES), 'store-default'),
  variants: optional(array(option), []),
  /** by ID; empty when all options share the product's stock */
  combinations: optional(record(string(), combination), {}),
  /** SKUs of the product and its combinations, to find it by any of them; missing in older documents */
  skus: optional(array(string())),
  images: texts,
  pictures: optional(array(productPicture), []),
  /** the first of them, for lists of cards; written with `pictures`, missing in older documents */
  cardPictures: optional(array(productPicture)),
  /** missing or null when there is none */
  video: nullish(productVideo),
  status: optional(picklist(PRODUCT_STATUSES), 'draft'),
  ...access,
  /** bulk rules; missing or null when the product is not sold in bulk */
  bulk: nullish(storedObject({ minimum: count, multiple: count, leadTimeDays: amount })),
  /** the access that staff have set while the product is not sold online; otherwise null or missing */
  offShelf: nullish(storedObject(access)),
  provenance: nullish(provenance, null),
  /** missing or null when every declaration is the shop's default */
  label: nullish(productLabel),
  marks: optional(array(trustMark), []),
  /** measurements and services, read by tailoringOf; missing or null for a product as it is */
  tailoring: optional(unknown()),
  /** decayed units sold; sorts 'most popular' */
  soldScore: amount,
  /** totals of published reviews, written by the server; missing before the first */
  reviews: optional(
    storedObject({ count, sum: number(), fits: optional(record(string(), number())) }),
  ),
  createdAt: timeOrEpoch,
  updatedAt: timeOrEpoch,
});
export type Product = InferOutput<typeof productSchema>;
