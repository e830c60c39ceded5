import type { ProductView } from '@kargha/domain/catalogue/product-choices';

import type { Query } from '../../platform/firestore.ts';

/** The products of a view. */
export function inView(products: Query, view: ProductView): Query {
  return view === 'no-hsn'
    ? products.where('status', '==', 'active').where('hsnCode', '==', '')
    : products.where('status', '==', view);
}
