import type { CorrectPieceRequest } from '@kargha/domain/orders/order-requests';

import {
  changeByStaff,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';
import { swapPiece } from '../records/pieces/swap-piece.ts';
import { invalidField } from '../http/errors.ts';
import { parcelOf } from './courier-steps.ts';

/** Throws 400 invalid, 409 stale and piece_not_in_shop. */
export function correctPiece(
  change: StaffChange,
  { shipmentId, code, number, sent }: CorrectPieceRequest,
): Promise<ChangedOrder> {
  return changeByStaff(change, async (transaction, order) => {
    const parcel = parcelOf(order, shipmentId);
    const line = parcel.lines.find(({ pieces = [] }) => pieces.includes(code));
    if (!line) throw invalidField('code', NOT_IN_PARCEL);
    const swapped = await swapPiece(transaction, { code, number, sent });
    swapped.write();
    const pieces = line.pieces?.flatMap((one) => (one === code ? swapped.codes : [one]));
    const lines = parcel.lines.map((one) => (one === line ? { ...line, pieces } : one));
    const shipments = order.shipments.map((one) => (one === parcel ? { ...parcel, lines } : one));
    const { actor, at } = change;
    const note = `${code.split('-')[0]}-${number} → ${sent.toUpperCase()}`;
    const step = { action: 'correct-piece', what: 'Piece number corrected', actor, at, note };
    return recordStep(transaction, order, { ...step, to: order.state }, { shipments });
  });
}

const NOT_IN_PARCEL = 'This piece is not in the parcel.';
