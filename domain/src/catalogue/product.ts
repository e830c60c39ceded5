import type { BulkRules } from './bulk-rules.ts';
import type { ReviewSum } from '../reviews/review-sum.ts';
import type { Provenance, TrustMark } from './provenance.ts';

export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const WEIGHT_UNITS = ['kg', 'g', 'lb', 'oz'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

export const PACKAGE_TYPES = ['store-default', 'small-box', 'medium-box', 'large-box'] as const;
export type PackageType = (typeof PACKAGE_TYPES)[number];

/** Where a product is offered. The shop itself sells online; a point of sale reads the same catalogue. */
export const SALES_CHANNELS = ['online-store', 'point-of-sale'] as const;
export type SalesChannel = (typeof SALES_CHANNELS)[number];
/** Where the shop sells; it has one market. */
export const MARKETS = ['india'] as const;
export type Market = (typeof MARKETS)[number];

/** The most pieces of one product that one order may hold. */
export const MAX_QUANTITY_PER_LINE = 100;
/** The most different products that one order may hold. */
export const MAX_LINES = 50;

/** The most options of one product, and the characters of an option's name and of one of its values. */
export const MAX_OPTIONS = 20;
export const LONGEST_OPTION = 60;

export interface ProductVariant {
  id: string;
  name: string;
  values: string[];
}

/** One picture, stored in every width of PICTURE_WIDTHS as `${path}_${width}.avif` and `.webp`. */
export interface ProductPicture {
  /** products/{id}/{view} */
  path: string;
  alt: string;
  /** '#rrggbb', shown until the picture is there */
  color: string;
  width: number;
  height: number;
}

/** A product as read from Firestore; `_id` is the document's id. */
export interface Product {
  _id: string;
  slug: string;
  title: string;
  description: string;
  category: string;
  productCollection: string;
  tags: string[];
  /** what staff sort by; absent in older documents */
  productType?: string;
  vendor?: string;
  salesChannels?: SalesChannel[];
  markets?: Market[];
  searchTokens: string[];
  searchTitle: string;
  searchDescription: string;
  /** rupees */
  price: number;
  /** rupees: the public original price that discounts are counted from; 0 when there is none */
  costPerItem: number;
  chargeTax: boolean;
  hsnCode: string;
  trackQuantity: boolean;
  /** pieces that can be sold now; below 0 only as back-orders of a continueSelling product */
  quantity: number;
  /** pieces sold or held, but not yet shipped */
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
  /** every picture as an address or a Storage path */
  images: string[];
  pictures: ProductPicture[];
  status: ProductStatus;
  /** true: only holders of the access code see it */
  restricted: boolean;
  /** how it is sold in numbers; absent or null: by the piece alone */
  bulk?: BulkRules | null;
  accessCodeId: string | null;
  /** what staff have said of the two above, while it is not sold online; null or absent while it is */
  offShelf?: Pick<Product, 'restricted' | 'accessCodeId'> | null;
  provenance: Provenance | null;
  marks: TrustMark[];
  /** decayed units sold; orders 'most popular' */
  soldScore: number;
  /** its published reviews, counted by the server alone; absent before the first */
  reviews?: ReviewSum;
  createdAt: Date;
  updatedAt: Date;
}

type Priced = Pick<Product, 'price' | 'costPerItem'>;
type Stocked = Pick<Product, 'quantity' | 'trackQuantity' | 'continueSelling'>;

/** How far the price lies below the original price, in whole percent; 0 when it does not. */
export function percentOff({ price, costPerItem }: Priced): number {
  return costPerItem > price ? Math.round(((costPerItem - price) / costPerItem) * 100) : 0;
}

/** Rupees saved against the original price; 0 when nothing is saved. */
export function saving({ price, costPerItem }: Priced): number {
  return Math.max(0, costPerItem - price);
}

/** Pieces in the store room. */
export function stockOnHand({
  quantity,
  committed,
}: Pick<Product, 'quantity' | 'committed'>): number {
  return quantity + committed;
}

/** The most pieces of this product that one order may hold now. */
export function maxPurchasable(product: Stocked): number {
  const bounded = product.trackQuantity && !product.continueSelling;
  return bounded
    ? Math.max(0, Math.min(product.quantity, MAX_QUANTITY_PER_LINE))
    : MAX_QUANTITY_PER_LINE;
}

/** The profile's own word on whether a product may be seen: open to all, or unlocked by an access code. */
export function isUnlockedFor(
  product: Pick<Product, 'restricted' | 'accessCodeId'>,
  accessCodes: readonly string[],
): boolean {
  return (
    !product.restricted ||
    (product.accessCodeId !== null && accessCodes.includes(product.accessCodeId))
  );
}
