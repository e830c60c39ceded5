export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** Lists of products for staff. `no-hsn`: active ones without an HSN code. */
export const PRODUCT_VIEWS = [...PRODUCT_STATUSES, 'no-hsn'] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

export const WEIGHT_UNITS = ['kg', 'g', 'lb', 'oz'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

export const PACKAGE_TYPES = ['store-default', 'small-box', 'medium-box', 'large-box'] as const;
export type PackageType = (typeof PACKAGE_TYPES)[number];

/** The shop itself sells online; a point of sale reads the same catalogue. */
export const SALES_CHANNELS = ['online-store', 'point-of-sale'] as const;
export type SalesChannel = (typeof SALES_CHANNELS)[number];
export const MARKETS = ['india'] as const;
export type Market = (typeof MARKETS)[number];

export const MARK_SCHEMES = [
  'handloom_mark',
  'silk_mark',
  'gi',
  'india_handloom',
  'other',
] as const;
export type MarkScheme = (typeof MARK_SCHEMES)[number];
