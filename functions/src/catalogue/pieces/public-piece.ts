import type { PieceBatch } from '@kargha/domain/pieces/piece-batch';
import { pieceCodeText, type PieceCode } from '@kargha/domain/pieces/piece-code';
import type { PublicPiece } from '@kargha/domain/pieces/public-piece-endpoints';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { notFound } from '../../http/errors.ts';
import { findPieces } from '../../records/pieces/piece-codes.ts';
import { productRef, readProductOrSkip } from '../../records/product-record.ts';

export interface FoundPieces {
  code: PieceCode;
  batch: PieceBatch;
}

/** @throws HttpError 404 not_found */
export async function requirePieces(typed: string): Promise<FoundPieces> {
  const found = await findPieces(typed);
  if (!found) throw notFound(catalogueMessages.piece_not_found());
  return found;
}

/** Two reads: the batch, and the product for its address. @throws HttpError 404 not_found */
export async function readPublicPiece(typed: string): Promise<PublicPiece> {
  return publicPiece(await requirePieces(typed));
}

export async function publicPiece(found: FoundPieces): Promise<PublicPiece> {
  const { batch, code } = found;
  const product = readProductOrSkip(await productRef(batch.productId).get());
  const isPublic = product?.status === 'active' && !product.restricted;
  const { title, titleHindi = '', options = {}, provenance, marks, count: batchCount } = batch;
  const { countryOfOrigin, monthOfManufacture, receivedAt } = batch;
  return {
    ...{ code: pieceCodeText(code), from: code.from, to: code.to, batchCount },
    ...{ title, titleHindi, options, provenance, marks },
    ...{ countryOfOrigin, monthOfManufacture, receivedAt },
    productSlug: isPublic ? product.slug : '',
    withdrawn: withdrawnIn(found).map(({ number, at }) => ({ number, at })),
  };
}

export function withdrawnIn({ batch, code }: FoundPieces): PieceBatch['withdrawn'] {
  return batch.withdrawn.filter(({ number }) => number >= code.from && number <= code.to);
}
