import { createHash } from 'node:crypto';

import type { Product } from '@kargha/domain/catalogue/product';
import type { WrittenPieceBatch } from '@kargha/domain/pieces/piece-batch';
import { BATCH_LENGTH } from '@kargha/domain/pieces/piece-code';
import { crockford } from '@kargha/domain/records/crockford';

import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { receivedLines } from './purchase-orders.ts';

const SECRET_LENGTH = 20;

/** What arrived with the purchase orders. All of it can still be labelled. */
export function pieceBatchDocuments(products: readonly SeedDocument[]): SeedDocument[] {
  const known = new Map(products.map(({ path, data }) => [path, data as unknown as Product]));
  return receivedLines().flatMap(({ productId, count, days, number }) => {
    const receivedAt = daysAgo(days);
    const source = `purchaseOrders/${number.toLowerCase()}`;
    const product = known.get(`products/${productId}`);
    if (!product) return [];
    const { title, titleHindi, provenance, marks } = product;
    const batch: WrittenPieceBatch = {
      ...{ productId, unit: productId, title, provenance, marks },
      ...(titleHindi && { titleHindi }),
      ...{ countryOfOrigin: 'India', monthOfManufacture: '', receivedAt, source, count },
      ...{ unsold: [{ from: 1, to: count }], hasUnsold: true, withdrawn: [] },
      ...{ secret: charactersOf(`secret ${source} ${productId}`, SECRET_LENGTH) },
      createdAt: receivedAt,
    };
    return seedDocument(
      `pieceBatches/${charactersOf(`${source} ${productId}`, BATCH_LENGTH)}`,
      batch,
    );
  });
}

/** The same in every export. */
function charactersOf(text: string, count: number): string {
  return crockford(createHash('sha256').update(text).digest().subarray(0, count));
}
