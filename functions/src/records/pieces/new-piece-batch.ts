import { randomBytes } from 'node:crypto';

import { countryOf } from '@kargha/domain/catalogue/label-fields';
import type { Product } from '@kargha/domain/catalogue/product';
import { isVerified } from '@kargha/domain/catalogue/provenance';
import type { PieceBatch } from '@kargha/domain/pieces/piece-batch';
import { BATCH_LENGTH } from '@kargha/domain/pieces/piece-code';
import { crockford } from '@kargha/domain/records/crockford';
import { unitKey, type StockUnit } from '@kargha/domain/stock/stock';

import type { Transaction } from '../../platform/firestore.ts';
import { pieceBatchRef } from './piece-batch-record.ts';

const SECRET_LENGTH = 20;

interface NewPieces {
  variantId?: StockUnit['variantId'];
  count: number;
  /** null for pieces that were in the shop before they were recorded */
  receivedAt: Date | null;
  source: string;
  at: Date;
}

/** Pieces of a product as it is described now. None of them is sold. */
export function newPieceBatch(
  product: Product,
  { variantId, count, receivedAt, source, at }: NewPieces,
): PieceBatch {
  const { _id: productId, title, titleHindi, provenance, marks, label } = product;
  const options = product.combinations[variantId ?? '']?.options;
  return {
    id: crockford(randomBytes(BATCH_LENGTH)),
    ...{ productId, unit: unitKey({ productId, variantId }), title },
    ...(variantId !== undefined && { variantId }),
    ...(titleHindi && { titleHindi }),
    ...(options && { options }),
    ...{ provenance, marks: marks.filter(isVerified), countryOfOrigin: countryOf(product) },
    monthOfManufacture: label?.monthOfManufacture ?? '',
    ...{ receivedAt, source, count, unsold: [{ from: 1, to: count }], hasUnsold: true },
    ...{ withdrawn: [], secret: crockford(randomBytes(SECRET_LENGTH)), createdAt: at },
  };
}

export function createPieceBatch(transaction: Transaction, { id, ...batch }: PieceBatch): void {
  transaction.create(pieceBatchRef(id), batch);
}
