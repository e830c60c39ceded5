import { useState } from 'react';

import { courierEndpoints } from '@kargha/domain/couriers/courier-endpoints';
import type { PackageSize } from '@kargha/domain/couriers/parcel-package';
import { nextParcel } from '@kargha/domain/orders/planned-parcels';
import { unshippedLines, type ShipmentLine } from '@kargha/domain/orders/shipment';
import { isSameLine, keyOf } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { CountField } from '#ui/forms/count-field.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { orderedLineTitle } from '../../state/ordered-line-title.ts';
import type { StaffOrder } from '../../state/staff-order.ts';
import { courierTexts } from '../courier-texts.ts';
import { filled, quantitiesIn, withQuantity } from '../../parcels/state/parcel-split.ts';
import { bookParcel } from '../state/bookings.ts';
import { PackageFields, usePricedPackage } from './package-fields.tsx';

interface BookParcelDialogProps {
  order: StaffOrder;
  onClose: () => void;
}

/** The size of the packages is proposed; other items or sizes are asked for with “Show prices”. */
export function BookParcelDialog({ order, onClose }: BookParcelDialogProps) {
  const texts = useTexts(courierTexts);
  const parcel = useParcelToBook(order);
  const { pieces, lines } = parcel;
  return (
    <ActionDialog
      title={texts.bookTitle(order.number)}
      confirm={texts.book}
      onConfirm={parcel.send}
      onClose={onClose}
    >
      {pieces.map((piece) => (
        <CountField
          key={keyOf(piece)}
          label={texts.piecesOf(orderedLineTitle(order, piece), piece.quantity)}
          max={piece.quantity}
          value={lines.find((line) => isSameLine(line, piece))?.quantity ?? 0}
          onChange={(quantity) => parcel.setQuantity(piece, quantity)}
        />
      ))}
      <PackageFields parcel={parcel} onAsk={parcel.ask} />
    </ActionDialog>
  );
}

function useParcelToBook(order: StaffOrder) {
  const texts = useTexts(courierTexts);
  const pieces = unshippedLines(order);
  const [lines, setLines] = useState(() => quantitiesIn(pieces, nextParcel(order)));
  const [asked, setAsked] = useState<ParcelToBook>({ lines: filled(lines) });
  const { id: orderId, revision } = order;
  const rates = useStaffQuery(courierEndpoints.rates, { body: { orderId, ...asked } });
  const priced = usePricedPackage(rates);
  const { courierId, entered } = priced;
  const parcel = (): ParcelToBook => {
    return { lines: filled(lines), ...(entered && { size: entered }) };
  };
  return {
    ...{ pieces, lines, ...priced },
    setQuantity: (piece: ShipmentLine, quantity: number) =>
      setLines(withQuantity(lines, piece, quantity)),
    ask: () => setAsked(parcel()),
    send: async () => {
      const wanted = parcel();
      if (wanted.lines.length === 0) throw new Error(texts.parcelEmpty);
      const { awb, state, problem } = await bookParcel({ orderId, revision, courierId, ...wanted });
      if (awb === '' && state === 'cancelled') throw new Error(problem);
      showToast({ tone: 'success', message: awb === '' ? texts.waits : texts.booked(awb) });
    },
  };
}

interface ParcelToBook {
  lines: readonly ShipmentLine[];
  size?: PackageSize;
}
