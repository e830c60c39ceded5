import { readBulkRules } from '@kargha/domain/catalogue/bulk-price';
import {
  PACKAGE_TYPES,
  PRODUCT_STATUSES,
  WEIGHT_UNITS,
  type Product,
  type ProductPicture,
  type ProductVariant,
} from '@kargha/domain/catalogue/product';
import { MARK_SCHEMES, type Provenance, type TrustMark } from '@kargha/domain/catalogue/provenance';
import type { ReviewSum } from '@kargha/domain/reviews/review-sum';

import { storedFields, type StoredFields } from './stored-fields.ts';

/** Missing fields get their default. */
export function productFrom(id: string, stored: unknown): Product {
  const fields = storedFields(stored);
  return {
    _id: id,
    ...words(fields),
    ...money(fields),
    ...stock(fields),
    ...parcel(fields),
    variants: fields.parts('variants').map(variantFrom),
    images: fields.texts('images'),
    pictures: fields.parts('pictures').map(picture),
    status: fields.choice('status', PRODUCT_STATUSES),
    bulk: readBulkRules(fields.record('bulk')),
    restricted: fields.flag('restricted', false),
    accessCodeId: fields.text('accessCodeId') || null,
    provenance: fields.has('provenance') ? provenance(fields.part('provenance')) : null,
    marks: fields.parts('marks').map(mark),
    soldScore: fields.number('soldScore'),
    reviews: sumFrom(fields.part('reviews')),
    createdAt: fields.time('createdAt'),
    updatedAt: fields.time('updatedAt'),
  };
}

/** What shoppers' browsers read: all but the server's search tokens, a third of a document. */
export const SHOWN_FIELDS = Object.keys(productFrom('', {})).filter(
  (field) => field !== '_id' && field !== 'searchTokens',
);

function words(fields: StoredFields) {
  return {
    slug: fields.text('slug'),
    title: fields.text('title'),
    description: fields.text('description'),
    titleHindi: fields.text('titleHindi'),
    descriptionHindi: fields.text('descriptionHindi'),
    category: fields.text('category'),
    productCollection: fields.text('productCollection'),
    tags: fields.texts('tags'),
    searchTokens: fields.texts('searchTokens'),
    searchTitle: fields.text('searchTitle'),
    searchDescription: fields.text('searchDescription'),
    hasSKU: fields.flag('hasSKU', false),
    sku: fields.text('sku'),
    barcode: fields.text('barcode'),
  };
}

function money(fields: StoredFields) {
  return {
    price: fields.number('price'),
    costPerItem: fields.number('costPerItem'),
    chargeTax: fields.flag('chargeTax', true),
    hsnCode: fields.text('hsnCode'),
  };
}

function stock(fields: StoredFields) {
  return {
    trackQuantity: fields.flag('trackQuantity', true),
    quantity: fields.number('quantity'),
    committed: fields.number('committed'),
    continueSelling: fields.flag('continueSelling', false),
  };
}

function parcel(fields: StoredFields) {
  return {
    isPhysicalProduct: fields.flag('isPhysicalProduct', true),
    weight: fields.number('weight'),
    weightUnit: fields.choice('weightUnit', WEIGHT_UNITS),
    packageType: fields.choice('packageType', PACKAGE_TYPES),
  };
}

function variantFrom(fields: StoredFields): ProductVariant {
  return { id: fields.text('id'), name: fields.text('name'), values: fields.texts('values') };
}

function picture(fields: StoredFields): ProductPicture {
  return {
    path: fields.text('path'),
    alt: fields.text('alt'),
    color: fields.text('color'),
    width: fields.number('width'),
    height: fields.number('height'),
  };
}

function provenance(fields: StoredFields): Provenance {
  return {
    craft: fields.text('craft'),
    weave: fields.text('weave'),
    cluster: fields.text('cluster'),
    district: fields.text('district'),
    state: fields.text('state'),
    artisan: fields.text('artisan'),
    loomType: fields.text('loomType'),
    fibre: fields
      .parts('fibre')
      .map((fibre) => ({ name: fibre.text('name'), percent: fibre.number('percent') })),
    zari: fields.text('zari'),
    dye: fields.text('dye'),
    handHours: fields.number('handHours'),
    lengthM: fields.number('lengthM'),
    widthCm: fields.number('widthCm'),
    weightGsm: fields.number('weightGsm'),
    blousePiece: fields.flag('blousePiece', false),
    dimensions: fields.text('dimensions'),
    care: fields.text('care'),
  };
}

function sumFrom(fields: StoredFields): ReviewSum {
  return { count: fields.number('count'), sum: fields.number('sum') };
}

function mark(fields: StoredFields): TrustMark {
  return {
    scheme: fields.choice('scheme', MARK_SCHEMES),
    labelNo: fields.text('labelNo'),
    authorisedUser: fields.text('authorisedUser'),
    giName: fields.text('giName'),
    verifyUrl: fields.text('verifyUrl'),
    verifiedBy: fields.text('verifiedBy'),
    verifiedAt: fields.timeOrNull('verifiedAt'),
  };
}
