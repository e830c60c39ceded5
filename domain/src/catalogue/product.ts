import type { BulkRules } from './bulk-price.ts';
import type { ReviewSum } from '../reviews/review-sum.ts';
import type { Provenance, TrustMark } from './provenance.ts';

export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const WEIGHT_UNITS = ['kg', 'g', 'lb', 'oz'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

export const PACKAGE_TYPES = ['store-default', 'small-box', 'medium-box', 'large-box'] as const;
export type PackageType = (typeof PACKAGE_TYPES)[number];

/** The shop itself sells online; a point of sale reads the same catalogue. */
export const SALES_CHANNELS = ['online-store', 'point-of-sale'] as const;
export type SalesChannel = (typeof SALES_CHANNELS)[number];
export const MARKETS = ['india'] as const;
export type Market = (typeof MARKETS)[number];

export const MAX_QUANTITY_PER_LINE = 100;
export const MAX_LINES = 50;

/** Options per product, and characters of an option name or value. */
export const MAX_OPTIONS = 20;
export const MAX_OPTION_LENGTH = 60;

export interface ProductVariant {
  id: string;
  name: string;
  values: string[];
}

/** A picture, stored in every width of PICTURE_WIDTHS as `${path}_${width}.avif` and `.webp`. */
export interface ProductPicture {
  /** products/{id}/{view} */
  path: string;
  alt: string;
  color: string;
  width: number;
  height: number;
}

export interface Product {
  _id: string;
  slug: string;
  title: string;
  description: string;
  /** Hindi texts. Without one, shoppers see the English text. */
  titleHindi?: string;
  descriptionHindi?: string;
  category: string;
  productCollection: string;
  tags: string[];
  /** for sorting by staff; missing in older documents */
  productType?: string;
  vendor?: string;
  salesChannels?: SalesChannel[];
  markets?: Market[];
  searchTokens: string[];
  searchTitle: string;
  searchDescription: string;
  price: number;
  /** original (compare-at) price in rupees; 0 when there is none */
  costPerItem: number;
  chargeTax: boolean;
  hsnCode: string;
  trackQuantity: boolean;
  /** units that can be sold; below 0 only for back-orders (continueSelling) */
  quantity: number;
  /** units sold or reserved but not shipped yet */
  committed: number;
  continueSelling: boolean;
  hasSKU: boolean;
  sku: string;
  barcode: string;
  isPhysicalProduct: boolean;
  weight: number;
  weightUnit: WeightUnit;
  packageType: PackageType;
  variants: ProductVariant[];
  images: string[];
  pictures: ProductPicture[];
  status: ProductStatus;
  /** true: only visible with the access code */
  restricted: boolean;
  /** bulk rules; missing or null when the product is not sold in bulk */
  bulk?: BulkRules | null;
  accessCodeId: string | null;
  /** the access that staff have set while the product is not sold online; otherwise null or missing */
  offShelf?: Pick<Product, 'restricted' | 'accessCodeId'> | null;
  provenance: Provenance | null;
  marks: TrustMark[];
  /** decayed units sold; sorts 'most popular' */
  soldScore: number;
  /** totals of published reviews, written by the server; missing before the first */
  reviews?: ReviewSum;
  createdAt: Date;
  updatedAt: Date;
}

type Priced = Pick<Product, 'price' | 'costPerItem'>;
type Stocked = Pick<Product, 'quantity' | 'trackQuantity' | 'continueSelling'>;

/** Discount against the original price in whole percent; 0 when there is none. */
export function percentOff({ price, costPerItem }: Priced): number {
  return costPerItem > price ? Math.round(((costPerItem - price) / costPerItem) * 100) : 0;
}

/** Rupees below the original price; 0 when there is no saving. */
export function saving({ price, costPerItem }: Priced): number {
  return Math.max(0, costPerItem - price);
}

/** Units in the store room. */
export function stockOnHand({
  quantity,
  committed,
}: Pick<Product, 'quantity' | 'committed'>): number {
  return quantity + committed;
}

/** Maximum quantity that one order can have now. */
export function maxPurchasable(product: Stocked): number {
  const bounded = product.trackQuantity && !product.continueSelling;
  return bounded
    ? Math.max(0, Math.min(product.quantity, MAX_QUANTITY_PER_LINE))
    : MAX_QUANTITY_PER_LINE;
}

export function isUnlockedFor(
  product: Pick<Product, 'restricted' | 'accessCodeId'>,
  accessCodes: readonly string[],
): boolean {
  return (
    !product.restricted ||
    (product.accessCodeId !== null && accessCodes.includes(product.accessCodeId))
  );
}
