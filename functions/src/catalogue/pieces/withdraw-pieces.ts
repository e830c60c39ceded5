import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';
import { withoutRange } from '@kargha/domain/pieces/piece-ranges';
import type { PublicPiece } from '@kargha/domain/pieces/public-piece-endpoints';

import { conflict, notFound } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { findPieceBatch, pieceBatchRef } from '../../records/pieces/piece-batch-record.ts';
import { updateUnsold } from '../../records/pieces/sell-pieces.ts';
import { withdrawnPieces } from '../../records/pieces/take-pieces-back.ts';
import { publicPiece, requirePieces, withdrawnIn } from './public-piece.ts';

/** Sold pieces can be withdrawn, too. @throws HttpError 404 not_found, 409 piece_withdrawn */
export async function withdrawPieces(
  typed: string,
  reason: string,
  { by, at }: StaffAction,
): Promise<PublicPiece> {
  const { code } = await requirePieces(typed);
  const batch = await inTransaction(async (transaction) => {
    const found = await findPieceBatch(code.batchId, transaction);
    if (!found) throw notFound(catalogueMessages.piece_not_found());
    const known = new Set(withdrawnIn({ batch: found, code }).map(({ number }) => number));
    const fresh = withdrawnPieces([code], reason, at).filter(({ number }) => !known.has(number));
    if (fresh.length === 0) throw conflict('piece_withdrawn', catalogueMessages.piece_withdrawn());
    const unsold = withoutRange(found.unsold, code);
    const withdrawn = [...found.withdrawn, ...fresh];
    updateUnsold(transaction, { id: found.id, unsold, withdrawn });
    const target = pieceBatchRef(found.id).path;
    const after = { withdrawn: fresh.map(({ number }) => number) };
    const row = { action: 'piece.withdraw', target, actor: by, reason, at };
    writeAudit(transaction, { ...row, before: null, after });
    return { ...found, unsold, withdrawn };
  });
  return publicPiece({ code, batch });
}
