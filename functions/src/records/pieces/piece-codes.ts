import { createHmac, timingSafeEqual } from 'node:crypto';

import type { PieceBatch } from '@kargha/domain/pieces/piece-batch';
import {
  MAX_PIECES_PER_CODE,
  pieceCodeIn,
  pieceCodeText,
  PROOF_LENGTH,
  type PieceCode,
} from '@kargha/domain/pieces/piece-code';
import { crockford } from '@kargha/domain/records/crockford';
import { splitRanges, type PieceRange } from '@kargha/domain/pieces/piece-ranges';

import type { Transaction } from '../../platform/firestore.ts';
import { findPieceBatch } from './piece-batch-record.ts';

type CodedBatch = Pick<PieceBatch, 'id' | 'secret'>;

function proofOf({ id, secret }: CodedBatch, { from, to }: PieceRange): string {
  const digest = createHmac('sha256', secret).update(`${id} ${from} ${to}`).digest();
  return crockford(digest.subarray(0, PROOF_LENGTH));
}

/** The codes of these pieces of a batch, at most fifty pieces each. */
export function codesOf(batch: CodedBatch, ranges: readonly PieceRange[]): string[] {
  return splitRanges(ranges, MAX_PIECES_PER_CODE).map((range) =>
    pieceCodeText({ batchId: batch.id, ...range, proof: proofOf(batch, range) }),
  );
}

/** A separate code for each of these pieces. */
export function singleCodesOf(batch: CodedBatch, ranges: readonly PieceRange[]): string[] {
  return splitRanges(ranges, 1).flatMap((one) => codesOf(batch, [one]));
}

/** The pieces of a code. Null for a wrong one: nothing says which part of it is wrong. */
export async function findPieces(
  typed: string,
  transaction?: Transaction,
): Promise<{ code: PieceCode; batch: PieceBatch } | null> {
  const code = pieceCodeIn(typed);
  const batch = code && (await findPieceBatch(code.batchId, transaction));
  if (!code || !batch || code.to > batch.count) return null;
  const proof = Buffer.from(proofOf(batch, code));
  return timingSafeEqual(proof, Buffer.from(code.proof)) ? { code, batch } : null;
}
