import { stockValue } from '@kargha/domain/inventory';
import type { ProductPicture } from '@kargha/domain/product';

import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import type { Ledger } from '../orders/stock-ledger.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { accessCodeId } from '../people/access-codes.ts';
import { CATALOGUE } from './catalogue.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { productDocument } from './product-document.ts';
import { soldScore } from './sold-score.ts';

const LOW_STOCK_AT = 3;

/** What the rest of the shop knows of its products. */
export interface Shop {
  orders: readonly StoredOrder[];
  ledger: Ledger;
  picturesOf: (productId: string) => ProductPicture[];
  /** the address at which a file of the Storage emulator can be seen */
  imageUrl: (picture: ProductPicture) => string;
}

/** products/{id} and products/{id}/private/costing. */
export function productDocuments(shop: Shop): SeedDocument[] {
  return CATALOGUE.flatMap((entry) => [
    seedDocument(`products/${entry.id}`, productDocument(entry, factsOf(entry, shop))),
    seedDocument(`products/${entry.id}/private/costing`, {
      unitCost: entry.unitCost,
      stockValue: stockValue(shop.ledger.stockOf(entry.id), entry.unitCost),
      supplier: entry.maker,
      lowStockAt: entry.lowStockAt ?? LOW_STOCK_AT,
    }),
  ]);
}

function factsOf(entry: CatalogueEntry, { orders, ledger, picturesOf, imageUrl }: Shop) {
  const pictures = picturesOf(entry.id);
  return {
    stock: ledger.stockOf(entry.id),
    soldScore: soldScore(entry.id, orders),
    accessCodeId: entry.restrictedTo ? accessCodeId(entry.restrictedTo) : null,
    pictures,
    images: pictures.map(imageUrl),
  };
}
