import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  canMoveTransfer,
  TRANSFER_STATE_LABELS,
  transferPieces,
  transferSchema,
  type Transfer,
  type TransferState,
} from '@kargha/domain/stock/transfer';
import type { TransferDetails, TransferRow } from '@kargha/domain/stock/transfer-endpoints';

import { conflict, notFound } from '../http/errors.ts';
import type { Transaction } from '../platform/firestore.ts';
import { writeAudit, type StaffAction } from './audit-record.ts';
import { storedDocuments } from './stored-documents.ts';

/** Who changes a transfer, and the revision they saw. */
export interface TransferAction extends StaffAction {
  id: string;
  revision: number;
}

export const {
  ref: transferRef,
  query: transfers,
  readEach: readEachTransfer,
  readOrSkip: readTransferOrSkip,
  find: transferWithId,
} = storedDocuments({ collection: COLLECTIONS.transfers, schema: transferSchema, ids: ['id'] });

/** Throws 404 not_found. */
export async function findTransfer(id: string, transaction?: Transaction): Promise<Transfer> {
  const transfer = await transferWithId(id, transaction);
  if (!transfer) throw notFound('We could not find this transfer.');
  return transfer;
}

/** Throws 404, 409 stale, and 409 not_allowed when the step is not possible. */
export async function transferToMove(
  transaction: Transaction,
  { id, revision }: TransferAction,
  to: TransferState,
): Promise<Transfer> {
  const transfer = await findTransfer(id, transaction);
  const { state } = transfer;
  if (transfer.revision !== revision) {
    const message = 'Someone else has just changed this transfer. Please check it again.';
    throw conflict('stale', message, { state, revision: transfer.revision });
  }
  if (!canMoveTransfer(state, to)) {
    const status = TRANSFER_STATE_LABELS[state].toLowerCase();
    throw conflict('not_allowed', `This is not possible: the transfer is ${status}.`, { state });
  }
  return transfer;
}

type Changes = Partial<Pick<Transfer, 'lines' | 'sentAt' | 'completedAt'>> &
  Pick<Transfer, 'state'>;

/** Writes a step with its audit row and increments the revision. */
export function moveTransfer(
  transaction: Transaction,
  transfer: Transfer,
  changes: Changes,
  { by, at, reason }: StaffAction & { reason: string },
): Transfer {
  const stored = { ...changes, revision: transfer.revision + 1, updatedAt: at };
  transaction.update(transferRef(transfer.id), stored);
  writeAudit(transaction, {
    action: `transfer.${changes.state}`,
    target: transferRef(transfer.id).path,
    actor: by,
    before: { state: transfer.state },
    after: { state: changes.state, ...(changes.lines && { lines: changes.lines }) },
    reason,
    at,
  });
  return { ...transfer, ...stored };
}

export function transferRow(transfer: Transfer): TransferRow {
  const { id, number, from, to, state, lines, createdAt } = transfer;
  return { id, number, from, to, items: transferPieces(lines), state, createdAt };
}

/** The response of every action. */
export function transferDetails({
  updatedAt: _changed,
  requestHash: _request,
  ...transfer
}: Transfer): { transfer: TransferDetails } {
  return { transfer: { ...transfer, items: transferPieces(transfer.lines) } };
}
