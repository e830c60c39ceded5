import { NO_LABEL, type ProductLabel } from '@kargha/domain/catalogue/label-fields';
import { CATEGORIES } from '@kargha/domain/catalogue/categories';
import { indianMonth } from '@kargha/domain/india/indian-day';
import type { PackageType, Product, ProductPicture } from '@kargha/domain/catalogue/product';
import { pictureFields } from '@kargha/domain/catalogue/product-pictures';
import type { Provenance, TrustMark } from '@kargha/domain/catalogue/provenance';
import { searchTokens } from '@kargha/domain/catalogue/search-words';
import type { ReviewSum } from '@kargha/domain/reviews/review-sum';
import { stockMarks } from '@kargha/domain/stock/low-stock';
import type { StockLevel } from '@kargha/domain/stock/stock';

import { daysAgo } from '../foundation/anchor.ts';
import { shopBarcode } from './barcode.ts';
import { bulkRulesOf } from './bulk-pricing.ts';
import { CARE } from './care.ts';
import { tailoringOfSample } from './sample-tailoring.ts';
import type { CatalogueEntry, SampleMark } from './catalogue-entry.ts';
import { hindiFieldsOf } from './hindi/product-texts-hindi.ts';
import type { Maker } from './maker.ts';
import { MAKERS } from './makers.ts';
import { combinationFields, optionsOf } from './sample-variants.ts';

/** The shop's limit in its settings. */
export const LOW_STOCK_AT = 3;

export interface ProductFacts {
  stock: StockLevel;
  /** Missing: the catalogue's quantities. */
  stockOfVariant?: (variantId: string) => StockLevel;
  soldScore: number;
  accessCodeId: string | null;
  pictures: ProductPicture[];
  images: string[];
  /** Missing when the product has no reviews. */
  reviews?: ReviewSum;
}

/** products/{id}: a catalogue entry as the shop stores it, without its id. */
export function productDocument(entry: CatalogueEntry, facts: ProductFacts): Omit<Product, '_id'> {
  const categoryValues = { ...textFields(entry), provenance: provenance(entry) };
  const { stock, stockOfVariant, ...others } = facts;
  const variants = { variants: optionsOf(entry), ...combinationFields(entry, stockOfVariant) };
  const counted = {
    ...stock,
    ...variants,
    trackQuantity: entry.supply !== 'uncounted',
    lowStock: entry.lowStockAt ?? null,
  };
  return {
    ...categoryValues,
    ...priceFields(entry),
    ...shippingFields(entry),
    ...counted,
    ...stockMarks(counted, LOW_STOCK_AT),
    ...others,
    ...pictureFields(facts.pictures),
    searchTokens: searchTokens({ ...categoryValues, ...variants }),
    continueSelling: entry.supply !== undefined,
    status: entry.status ?? 'active',
    tailoring: tailoringOfSample(entry.id),
    bulk: bulkRulesOf(entry),
    ...labelFields(entry),
    restricted: entry.restrictedTo !== undefined,
    marks: (entry.marks ?? []).map((mark) => trustMark(entry, mark)),
    createdAt: daysAgo(entry.listedDaysAgo),
    updatedAt: daysAgo(Math.min(entry.listedDaysAgo, 1)),
  };
}

function textFields(entry: CatalogueEntry) {
  const category = CATEGORIES.find((one) =>
    one.collections.some(({ value }) => value === entry.collection),
  );
  if (!category)
    throw new RangeError(`${entry.id} has an unknown collection: ${entry.collection}.`);
  const { cluster, state } = MAKERS[entry.maker];
  const place = state || entry.imported?.country;
  const sku = entry.sku ?? '';
  return {
    slug: entry.id,
    title: entry.title,
    description: entry.description,
    ...hindiFieldsOf(entry.id),
    category: category.value,
    productCollection: entry.collection,
    tags: entry.tags,
    ...categoryFields(entry),
    searchTitle: `${entry.title} from ${cluster}, ${place}`,
    searchDescription: firstSentence(entry.description),
    hasSKU: sku !== '',
    sku,
    barcode: sku === '' || entry.barcode === false ? '' : shopBarcode(sku),
  };
}

/** Products made to order or restricted to one company are not on display. */
function categoryFields(
  entry: CatalogueEntry,
): Pick<Product, 'productType' | 'vendor' | 'salesChannels' | 'markets'> {
  const isOnDisplay = entry.supply === undefined && entry.restrictedTo === undefined;
  return {
    productType: entry.craft,
    vendor: MAKERS[entry.maker].name,
    salesChannels: isOnDisplay ? ['online-store', 'point-of-sale'] : ['online-store'],
    markets: ['india'],
  };
}

function priceFields(entry: CatalogueEntry) {
  return {
    price: entry.price,
    costPerItem: entry.was ?? 0,
    chargeTax: entry.untaxed !== true,
    hsnCode: entry.hsn,
  };
}

function shippingFields(entry: CatalogueEntry) {
  return {
    isPhysicalProduct: true,
    weight: entry.weightKg,
    weightUnit: 'kg' as const,
    packageType: packageFor(entry.weightKg),
  };
}

function packageFor(weightKg: number): PackageType {
  if (weightKg < 0.3) return 'store-default';
  if (weightKg < 0.7) return 'small-box';
  return weightKg < 1.5 ? 'medium-box' : 'large-box';
}

function provenance(entry: CatalogueEntry): Provenance {
  const { cluster, district, state, name }: Maker = MAKERS[entry.maker];
  return {
    craft: entry.craft,
    weave: entry.weave,
    cluster,
    district,
    state,
    artisan: name,
    loomType: entry.loom ?? '',
    fibre: entry.fibre.map(([fibre, percent]) => ({ name: fibre, percent })),
    zari: entry.zari ?? '',
    dye: entry.dye ?? '',
    handHours: entry.handHours ?? 0,
    lengthM: entry.size.lengthM ?? 0,
    widthCm: entry.size.widthCm ?? 0,
    weightGsm: entry.gsm ?? 0,
    blousePiece: entry.size.blousePieceM !== undefined,
    dimensions: entry.dimensions,
    care: CARE[entry.care],
  };
}

/** The label numbers say that they are samples, so there is no page to verify them. */
function trustMark(entry: CatalogueEntry, { scheme, giName = '' }: SampleMark): TrustMark {
  const initials = { handloom_mark: 'HM', silk_mark: 'SM', gi: 'GI', india_handloom: 'IHB' };
  return {
    scheme,
    labelNo: scheme === 'gi' ? '' : `SAMPLE-${initials[scheme]}-${entry.sku ?? entry.id}`,
    authorisedUser: scheme === 'gi' ? MAKERS[entry.maker].name : '',
    giName,
    verifyUrl: '',
    verifiedBy: 'Kargha quality desk',
    verifiedAt: daysAgo(entry.listedDaysAgo),
  };
}

/**
 * Products made in India follow the shop's settings for labels. Goods in stock were made a month before they were
 * listed; goods made to order have no month until they are made.
 */
function labelFields({ imported, supply, listedDaysAgo }: CatalogueEntry): {
  label?: ProductLabel;
} {
  if (supply) return {};
  const monthOfManufacture = indianMonth(daysAgo(listedDaysAgo + 30));
  return { label: { ...NO_LABEL, ...importedFields(imported), monthOfManufacture } };
}

function importedFields(imported: CatalogueEntry['imported']): Partial<ProductLabel> {
  if (!imported) return {};
  return {
    makerKind: 'importer',
    makerName: imported.importerName,
    makerAddress: imported.importerAddress,
    countryOfOrigin: imported.country,
  };
}

function firstSentence(text: string): string {
  return text.slice(0, text.search(/[.:;](\s|$)/) + 1);
}
