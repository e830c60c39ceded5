import {
  giftCardSaleSchema,
  type GiftCardSale,
} from '@kargha/domain/pricing/gift-card-sale-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { storedDocuments } from './stored-documents.ts';

export type { GiftCardSale };

export const {
  ref: giftCardSaleRef,
  query: giftCardSales,
  read: readGiftCardSale,
  readAll: readGiftCardSales,
  find: giftCardSaleWithId,
} = storedDocuments({
  collection: COLLECTIONS.giftCardSales,
  schema: giftCardSaleSchema,
  ids: ['id'],
});

/** The sale that a gateway order pays. */
export async function findSaleByGatewayOrder(gatewayOrderId: string): Promise<GiftCardSale | null> {
  const found = giftCardSales().where('gatewayOrderId', '==', gatewayOrderId).limit(1);
  const { docs } = await found.get();
  return docs[0] ? readGiftCardSale(docs[0]) : null;
}
