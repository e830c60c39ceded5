import { piecesOf, type ShipmentLine } from '@kargha/domain/orders/shipment';
import { isSameLine } from '@kargha/domain/shopping/line-ref';

/** The same items, with the quantities of a parcel. */
export function quantitiesIn(
  pieces: readonly ShipmentLine[],
  parcel: readonly ShipmentLine[],
): ShipmentLine[] {
  return pieces.map((piece) => ({ ...piece, quantity: piecesOf(piece, [{ lines: parcel }]) }));
}

/** What the other parcels leave for the first one. */
export function restOf(
  pieces: readonly ShipmentLine[],
  others: readonly (readonly ShipmentLine[])[],
): ShipmentLine[] {
  const parcels = others.map((lines) => ({ lines }));
  return pieces.map((piece) => ({ ...piece, quantity: piece.quantity - piecesOf(piece, parcels) }));
}

export function withQuantity(
  parcel: readonly ShipmentLine[],
  piece: ShipmentLine,
  quantity: number,
): ShipmentLine[] {
  return parcel.map((line) => (isSameLine(line, piece) ? { ...line, quantity } : line));
}

export function filled(parcel: readonly ShipmentLine[]): ShipmentLine[] {
  return parcel.filter(({ quantity }) => quantity > 0);
}
