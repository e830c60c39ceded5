import type { PieceBatch, WithdrawnPiece } from '@kargha/domain/pieces/piece-batch';
import { pieceCodeIn } from '@kargha/domain/pieces/piece-code';
import { joinRanges, takeFirst, type PieceRange } from '@kargha/domain/pieces/piece-ranges';

import type { Transaction } from '../../platform/firestore.ts';
import { pieceBatchRef, readEachPieceBatch } from './piece-batch-record.ts';
import { codesOf } from './piece-codes.ts';
import { updateUnsold } from './sell-pieces.ts';

/** Pieces of a line that come back. Those that are not sold again are withdrawn. */
export interface ReturnedUnits {
  codes: readonly string[];
  back: number;
  sellAgain: number;
}

interface ReturnedPieces {
  /** the codes that each line keeps, in their order */
  codes: string[][];
  write: () => void;
}

const NOT_SOLD_AGAIN = 'Returned and not put on sale again';

/** Reads only; call `write` in the same transaction. Lines from before pieces were recorded have no codes. */
export async function takePiecesBack(
  transaction: Transaction,
  lines: readonly ReturnedUnits[],
  at: Date,
): Promise<ReturnedPieces> {
  const ids = lines
    .filter(({ back }) => back > 0)
    .flatMap(({ codes }) => codes.flatMap((code) => pieceCodeIn(code)?.batchId ?? []));
  const distinct = [...new Set(ids)];
  const found = distinct.length > 0 ? await transaction.getAll(...distinct.map(pieceBatchRef)) : [];
  const batches = new Map(readEachPieceBatch(found).map((batch) => [batch.id, batch]));
  const codes = lines.map((line) =>
    line.back > 0 ? keptCodes(line, batches, at) : [...line.codes],
  );
  return {
    codes,
    write: () => {
      for (const batch of batches.values()) updateUnsold(transaction, batch);
    },
  };
}

/** Puts the returned pieces back into their batches. */
function keptCodes(
  { codes, back, sellAgain }: ReturnedUnits,
  batches: ReadonlyMap<string, PieceBatch>,
  at: Date,
): string[] {
  let waiting = back;
  let unsold = sellAgain;
  return codes.flatMap((text) => {
    const code = pieceCodeIn(text);
    const batch = batches.get(code?.batchId ?? '');
    if (!code || !batch) return [text];
    const { taken, rest } = takeFirst([{ from: code.from, to: code.to }], waiting);
    const { taken: again, rest: gone } = takeFirst(taken, unsold);
    waiting -= numbersIn(taken).length;
    unsold -= numbersIn(again).length;
    batch.unsold = joinRanges(batch.unsold, again);
    batch.withdrawn.push(...withdrawnPieces(gone, NOT_SOLD_AGAIN, at));
    return codesOf(batch, rest);
  });
}

export function withdrawnPieces(
  ranges: readonly PieceRange[],
  reason: string,
  at: Date,
): WithdrawnPiece[] {
  return numbersIn(ranges).map((number) => ({ number, reason, at }));
}

function numbersIn(ranges: readonly PieceRange[]): number[] {
  return ranges.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, place) => from + place),
  );
}
