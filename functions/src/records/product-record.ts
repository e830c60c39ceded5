import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
} from '../platform/firestore.ts';

export function productRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.products).doc(id);
}

const DEFAULTS = {
  slug: '',
  title: '',
  description: '',
  category: '',
  productCollection: '',
  tags: [],
  searchTokens: [],
  searchTitle: '',
  searchDescription: '',
  price: 0,
  costPerItem: 0,
  chargeTax: true,
  hsnCode: '',
  trackQuantity: true,
  quantity: 0,
  committed: 0,
  continueSelling: false,
  hasSKU: false,
  sku: '',
  barcode: '',
  isPhysicalProduct: true,
  weight: 0,
  weightUnit: 'kg',
  packageType: 'store-default',
  variants: [],
  images: [],
  pictures: [],
  status: 'draft',
  restricted: false,
  accessCodeId: null,
  provenance: null,
  marks: [],
  soldScore: 0,
};

export function readProduct(snapshot: DocumentSnapshot): Product | null {
  const stored = withDates(snapshot.data());
  if (stored === undefined) return null;
  const created = snapshot.createTime?.toDate() ?? new Date(0);
  return {
    ...DEFAULTS,
    createdAt: created,
    updatedAt: created,
    ...(stored as object),
    _id: snapshot.id,
  } as Product;
}
