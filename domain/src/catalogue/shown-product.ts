import {
  isRecord,
  listOf,
  numberOf,
  numberOrNull,
  optionalText,
  recordOf,
  textOf,
  timeOf,
  type StoredPart,
} from '../records/stored-record.ts';
import { readCardProduct, readPicture } from './card-product.ts';
import { MAKER_KINDS, type ProductLabel } from './label-fields.ts';
import { MARK_SCHEMES, PACKAGE_TYPES, WEIGHT_UNITS } from './product-choices.ts';
import type { Combination, Product, ProductOption, ProductVideo } from './product-schema.ts';
import type { Provenance, TrustMark } from './provenance-schema.ts';

/**
 * What shoppers' browsers read: neither the server's search tokens, a third of a document, nor staff's fields. A field
 * that is not named here stays hidden.
 */
export const SHOWN_FIELDS = [
  ...['slug', 'title', 'titleHindi', 'description', 'descriptionHindi', 'category'],
  ...['productCollection', 'tags', 'searchTitle', 'searchDescription', 'price', 'costPerItem'],
  ...['chargeTax', 'hsnCode', 'trackQuantity', 'quantity', 'committed', 'lowStock', 'hasLowStock'],
  ...['hasSoldOut', 'continueSelling', 'hasSKU', 'sku', 'barcode', 'isPhysicalProduct', 'weight'],
  ...['weightUnit', 'packageType', 'variants', 'combinations', 'skus', 'images', 'pictures'],
  ...['video', 'status', 'restricted', 'accessCodeId', 'bulk', 'provenance', 'label', 'marks'],
  ...['tailoring', 'soldScore', 'reviews', 'createdAt', 'updatedAt'],
] as const;

/**
 * A product for its page. A wrong value counts as missing, as with productSchema, whose library weighs 5 kB.
 * Undefined for what is no document.
 */
export function readShownProduct(id: string, stored: unknown): Product | undefined {
  if (!isRecord(stored)) return undefined;
  return {
    ...readCardProduct(id, stored),
    ...descriptionOf(stored),
    ...stockOf(stored),
    ...shippingOf(stored),
    restricted: stored.restricted === true,
    accessCodeId: optionalText(stored.accessCodeId) ?? null,
    images: textsOf(stored.images),
    variants: listOf(stored.variants).map(recordOf).flatMap(readOption),
    combinations: readCombinations(stored.combinations),
    video: readVideo(recordOf(stored.video)),
    bulk: readBulk(stored.bulk),
    provenance: isRecord(stored.provenance) ? readProvenance(stored.provenance) : null,
    label: isRecord(stored.label) ? readLabel(stored.label) : null,
    marks: listOf(stored.marks).map(recordOf).flatMap(readMark),
    tailoring: stored.tailoring,
    reviews: readReviews(recordOf(stored.reviews)),
    updatedAt: timeOf(stored.updatedAt),
  };
}

function descriptionOf(stored: StoredPart) {
  return {
    description: textOf(stored.description),
    descriptionHindi: optionalText(stored.descriptionHindi),
    productCollection: textOf(stored.productCollection),
    tags: textsOf(stored.tags),
    searchTokens: [],
    searchTitle: textOf(stored.searchTitle),
    searchDescription: textOf(stored.searchDescription),
  };
}

function stockOf(stored: StoredPart) {
  return {
    committed: numberOf(stored.committed),
    lowStock: numberOrNull(stored.lowStock),
    hasLowStock: stored.hasLowStock === true,
    hasSoldOut: stored.hasSoldOut === true,
    hasSKU: stored.hasSKU === true,
    sku: textOf(stored.sku),
    barcode: textOf(stored.barcode),
    skus: Array.isArray(stored.skus) ? textsOf(stored.skus) : undefined,
  };
}

function shippingOf({ isPhysicalProduct, weight, weightUnit, packageType }: StoredPart) {
  return {
    isPhysicalProduct: isPhysicalProduct !== false,
    weight: numberOf(weight),
    weightUnit: WEIGHT_UNITS.find((unit) => unit === weightUnit) ?? 'kg',
    packageType: PACKAGE_TYPES.find((type) => type === packageType) ?? 'store-default',
  };
}

function textsOf(value: unknown): string[] {
  return listOf(value).flatMap((text) => optionalText(text) ?? []);
}

function readOption({ id, name, values }: StoredPart): ProductOption[] {
  if (typeof id !== 'string' || typeof name !== 'string') return [];
  return [{ id, name, values: textsOf(values) }];
}

function readCombinations(stored: unknown): Record<string, Combination> {
  return Object.fromEntries(
    Object.entries(recordOf(stored)).flatMap(([id, one]) =>
      isRecord(one) && isRecord(one.options) ? [[id, readCombination(one, one.options)]] : [],
    ),
  );
}

function readCombination(stored: StoredPart, options: StoredPart): Combination {
  return {
    options: Object.fromEntries(
      Object.entries(options).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
    sku: textOf(stored.sku),
    barcode: textOf(stored.barcode),
    price: numberOrNull(stored.price),
    costPerItem: numberOrNull(stored.costPerItem),
    weight: numberOrNull(stored.weight),
    picture: optionalText(stored.picture) ?? null,
    lowStock: numberOrNull(stored.lowStock),
    quantity: numberOf(stored.quantity),
    committed: numberOf(stored.committed),
    retired: stored.retired === true,
  };
}

function readVideo({ path, seconds, poster }: StoredPart): ProductVideo | undefined {
  const [picture] = readPicture(recordOf(poster));
  if (typeof path !== 'string' || typeof seconds !== 'number' || !picture) return undefined;
  return { path, seconds, poster: picture };
}

function readBulk(stored: unknown): Product['bulk'] {
  const { minimum, multiple, leadTimeDays } = recordOf(stored);
  if (!Number.isInteger(minimum) || !Number.isInteger(multiple)) return undefined;
  return {
    minimum: numberOf(minimum),
    multiple: numberOf(multiple),
    leadTimeDays: numberOf(leadTimeDays),
  };
}

function readProvenance(stored: StoredPart): Provenance {
  return {
    craft: textOf(stored.craft),
    weave: textOf(stored.weave),
    cluster: textOf(stored.cluster),
    district: textOf(stored.district),
    state: textOf(stored.state),
    artisan: textOf(stored.artisan),
    loomType: textOf(stored.loomType),
    fibre: listOf(stored.fibre).map(recordOf).flatMap(readFibre),
    zari: textOf(stored.zari),
    dye: textOf(stored.dye),
    handHours: numberOf(stored.handHours),
    lengthM: numberOf(stored.lengthM),
    widthCm: numberOf(stored.widthCm),
    weightGsm: numberOf(stored.weightGsm),
    blousePiece: stored.blousePiece === true,
    dimensions: textOf(stored.dimensions),
    care: textOf(stored.care),
  };
}

function readFibre({ name, percent }: StoredPart): Provenance['fibre'] {
  return typeof name === 'string' && typeof percent === 'number' ? [{ name, percent }] : [];
}

function readLabel(stored: StoredPart): ProductLabel {
  return {
    mrp: numberOf(stored.mrp),
    netQuantity: textOf(stored.netQuantity),
    makerKind: MAKER_KINDS.find((kind) => kind === stored.makerKind) ?? '',
    makerName: textOf(stored.makerName),
    makerAddress: textOf(stored.makerAddress),
    countryOfOrigin: textOf(stored.countryOfOrigin),
    monthOfManufacture: textOf(stored.monthOfManufacture),
  };
}

function readMark(stored: StoredPart): TrustMark[] {
  const scheme = MARK_SCHEMES.find((known) => known === stored.scheme);
  if (!scheme) return [];
  const verifiedAt = timeOf(stored.verifiedAt);
  return [
    {
      scheme,
      labelNo: textOf(stored.labelNo),
      authorisedUser: textOf(stored.authorisedUser),
      giName: textOf(stored.giName),
      verifyUrl: textOf(stored.verifyUrl),
      verifiedBy: textOf(stored.verifiedBy),
      verifiedAt: verifiedAt.getTime() === 0 ? null : verifiedAt,
    },
  ];
}

function readReviews({ count, sum, fits }: StoredPart): Product['reviews'] {
  if (!Number.isInteger(count) || typeof sum !== 'number') return undefined;
  return { count: numberOf(count), sum, ...(isRecord(fits) && { fits: numbersOf(fits) }) };
}

function numbersOf(stored: StoredPart): Record<string, number> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, value]] : [],
    ),
  );
}
