import type { Shipment, ShipmentLine } from '@kargha/domain/orders/shipment';
import { piecesNamedBy } from '@kargha/domain/pieces/piece-code';
import { isSameLine } from '@kargha/domain/shopping/line-ref';

import type { Transaction } from '../platform/firestore.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { sellPieces } from '../records/pieces/sell-pieces.ts';
import { takePiecesBack, type ReturnedUnits } from '../records/pieces/take-pieces-back.ts';

/** The lines of a parcel with the codes of their pieces. Reads only; call `write` in the same transaction. */
export async function withPieces(
  transaction: Transaction,
  { lines: ordered }: OrderRecord,
  lines: readonly ShipmentLine[],
  at: Date,
): Promise<{ lines: ShipmentLine[]; write: () => void }> {
  const units = lines.map((line) => {
    const variantId = ordered.find((one) => isSameLine(one, line))?.variantId;
    const { productId, quantity } = line;
    return { productId, ...(variantId !== undefined && { variantId }), quantity };
  });
  const { codes, write } = await sellPieces(transaction, units, at);
  return {
    lines: lines.map((line, place) => {
      const pieces = codes[place] ?? [];
      return { ...line, ...(pieces.length > 0 && { pieces }) };
    }),
    write,
  };
}

/** Items of an order that are back in the shop. Those that are not sold again are withdrawn. */
interface ItemsBack extends Pick<ShipmentLine, 'productId' | 'options' | 'tailoringId'> {
  back: number;
  sellAgain: number;
}

/**
 * The parcels of an order without the pieces that came back. Reads only; call `write` in the same transaction.
 */
export async function withoutPieces(
  transaction: Transaction,
  shipments: readonly Shipment[],
  items: readonly ItemsBack[],
  at: Date,
): Promise<{ shipments: Shipment[]; write: () => void }> {
  const left = items.map((item) => ({ ...item }));
  const lines = shipments.flatMap((parcel) =>
    parcel.lines.map((line) => returnedUnits(line, left)),
  );
  const { codes, write } = await takePiecesBack(transaction, lines, at);
  let place = 0;
  const kept = shipments.map((parcel) => ({
    ...parcel,
    lines: parcel.lines.map((line) => {
      const pieces = codes[place++] ?? [];
      return line.pieces === undefined ? line : { ...line, pieces };
    }),
  }));
  return { shipments: kept, write };
}

/** All items of a parcel, which has not left after all. */
export function allOf({ lines }: Pick<Shipment, 'lines'>): ItemsBack[] {
  return lines.map((line) => ({ ...line, back: line.quantity, sellAgain: line.quantity }));
}

/** Takes what this line can give from the items that are left. */
function returnedUnits(line: ShipmentLine, left: ItemsBack[]): ReturnedUnits {
  const { pieces: codes = [] } = line;
  const item = left.find((one) => isSameLine(one, line));
  const back = Math.min(item?.back ?? 0, piecesNamedBy(codes));
  const sellAgain = Math.min(item?.sellAgain ?? 0, back);
  if (item) {
    item.back -= back;
    item.sellAgain -= sellAgain;
  }
  return { codes, back, sellAgain };
}
