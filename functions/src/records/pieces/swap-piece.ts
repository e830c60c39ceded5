import type { PieceBatch } from '@kargha/domain/pieces/piece-batch';
import { pieceCodeIn } from '@kargha/domain/pieces/piece-code';
import {
  countIn,
  joinRanges,
  withoutRange,
  type PieceRange,
} from '@kargha/domain/pieces/piece-ranges';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { conflict, invalidField } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { findPieceBatch } from './piece-batch-record.ts';
import { codesOf, findPieces } from './piece-codes.ts';
import { updateUnsold } from './sell-pieces.ts';

const NOT_IN_PARCEL = 'This piece is not in the parcel.';
const OTHER_PRODUCT = 'This code belongs to another product or size.';
const NOT_IN_SHOP =
  'This piece is not in the shop: it is in another parcel, or withdrawn. Correct that parcel first.';

interface Swap {
  /** a code of the line, and the number in it that did not leave */
  code: string;
  number: number;
  /** the code of the piece that left */
  sent: string;
}

/**
 * Records that another piece of the same batch or product left: the first is in the shop again. Returns the codes that
 * replace the line's code. Reads only; call `write` in the same transaction. Throws 400 invalid, 409
 * piece_not_in_shop.
 */
export async function swapPiece(
  transaction: Transaction,
  swap: Swap,
): Promise<{ codes: string[]; write: () => void }> {
  const { batch, recorded } = await recordedPiece(transaction, swap);
  const other = await sentPiece(transaction, swap.sent, batch);
  const one = { from: swap.number, to: swap.number };
  other.batch.unsold = withoutRange(other.batch.unsold, other.range);
  const isWithdrawn = batch.withdrawn.some(({ number }) => number === swap.number);
  if (!isWithdrawn) batch.unsold = joinRanges(batch.unsold, [one]);
  const left = codesOf(batch, withoutRange([recorded], one));
  return {
    codes: [...left, ...codesOf(other.batch, [other.range])],
    write: () => {
      for (const changed of new Set([batch, other.batch])) updateUnsold(transaction, changed);
    },
  };
}

async function recordedPiece(transaction: Transaction, { code, number }: Swap) {
  const recorded = pieceCodeIn(code);
  const batch = recorded && (await findPieceBatch(recorded.batchId, transaction));
  if (!batch || number < recorded.from || number > recorded.to) {
    throw invalidField('number', NOT_IN_PARCEL);
  }
  return { batch, recorded: { from: recorded.from, to: recorded.to } };
}

interface BatchPiece {
  batch: PieceBatch;
  range: PieceRange;
}

/** A piece in the shop, of the same unit as this batch. */
async function sentPiece(
  transaction: Transaction,
  typed: string,
  batch: PieceBatch,
): Promise<BatchPiece> {
  const found = await singlePiece(transaction, typed);
  if (found.batch.unit !== batch.unit) throw invalidField('sent', OTHER_PRODUCT);
  // Both may be pieces of one batch.
  const sent = found.batch.id === batch.id ? { ...found, batch } : found;
  const { unsold } = sent.batch;
  const isInShop = countIn(withoutRange(unsold, sent.range)) < countIn(unsold);
  if (!isInShop) throw conflict('piece_not_in_shop', NOT_IN_SHOP);
  return sent;
}

async function singlePiece(transaction: Transaction, typed: string): Promise<BatchPiece> {
  const found = await findPieces(typed, transaction);
  if (!found || found.code.from !== found.code.to) {
    const unknown = catalogueMessages.piece_not_found();
    throw invalidField('sent', unknown);
  }
  const { batch, code } = found;
  return { batch, range: { from: code.from, to: code.to } };
}
