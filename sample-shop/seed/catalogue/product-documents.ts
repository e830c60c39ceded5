import { stockValue } from '@kargha/domain/stock/inventory';
import type { ReviewSum } from '@kargha/domain/reviews/review-sum';
import type { ProductPicture } from '@kargha/domain/catalogue/product';

import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import type { Ledger } from '../orders/stock-ledger.ts';
import type { CountedOrder } from '../orders/counted-orders.ts';
import { accessCodeId } from '../people/access-codes.ts';
import { CATALOGUE } from './catalogue.ts';
import { bulkTiersOf } from './bulk-pricing.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { MAKERS } from './makers.ts';
import { productDocument } from './product-document.ts';
import { soldScore } from './sold-score.ts';

export interface ProductContext {
  counted: readonly CountedOrder[];
  ledger: Ledger;
  ratingsByProduct: ReadonlyMap<string, ReviewSum>;
  picturesOf: (productId: string) => ProductPicture[];
  imageUrl: (picture: ProductPicture) => string;
}

/** products/{id} and its subcollections: costing and bulk prices. */
export function productDocuments(shop: ProductContext): SeedDocument[] {
  return CATALOGUE.flatMap((entry) => [
    seedDocument(`products/${entry.id}`, productDocument(entry, productFacts(entry, shop))),
    seedDocument(`products/${entry.id}/private/costing`, {
      unitCost: entry.unitCost,
      stockValue: stockValue(shop.ledger.stockOf(entry.id), entry.unitCost),
      supplier: MAKERS[entry.maker].name,
    }),
    ...bulkDocuments(entry),
  ]);
}

/** products/{id}/private/bulk. */
function bulkDocuments(entry: CatalogueEntry): SeedDocument[] {
  const tiers = bulkTiersOf(entry);
  return tiers.length === 0 ? [] : [seedDocument(`products/${entry.id}/private/bulk`, { tiers })];
}

function productFacts(
  entry: CatalogueEntry,
  { counted, ledger, ratingsByProduct, picturesOf, imageUrl }: ProductContext,
) {
  const pictures = picturesOf(entry.id);
  const reviews = ratingsByProduct.get(entry.id);
  return {
    stock: ledger.stockOf(entry.id),
    stockOfVariant: (variantId: string) => ledger.stockOf(entry.id, variantId),
    soldScore: soldScore(entry.id, counted),
    accessCodeId: entry.restrictedTo ? accessCodeId(entry.restrictedTo) : null,
    pictures,
    images: pictures.map(imageUrl),
    ...(reviews && { reviews }),
  };
}
