import { MAX_OPTION_LENGTH } from './product.ts';

/** Most characters of the texts of a product: what staff may send, and what its form accepts. */
export const PRODUCT_LENGTHS = {
  title: 150,
  description: 10_000,
  searchTitle: 150,
  searchDescription: 500,
  productType: 60,
  vendor: 100,
  supplier: 100,
  sku: 60,
  barcode: 60,
  tag: 40,
  /** name or value of an option, such as Size */
  option: MAX_OPTION_LENGTH,

  // Origin
  craft: 100,
  weave: 150,
  cluster: 100,
  district: 100,
  artisan: 150,
  loomType: 100,
  fibre: 60,
  zari: 150,
  dye: 150,
  dimensions: 200,
  care: 1000,

  // Package label
  netQuantity: 20,
  makerName: 150,
  makerAddress: 300,
  countryOfOrigin: 60,

  // Marks
  labelNo: 60,
  authorisedUser: 100,
  giName: 100,
  verifyUrl: 500,

  /** name of a measurement or service, and how to measure */
  tailoringName: 60,
  measuring: 300,
} as const;

/** Rupees, of any price, cost or MRP. */
export const HIGHEST_PRICE = 10_000_000;
export const HIGHEST_QUANTITY = 1_000_000;
/** In the unit of the product. */
export const HIGHEST_WEIGHT = 10_000;
