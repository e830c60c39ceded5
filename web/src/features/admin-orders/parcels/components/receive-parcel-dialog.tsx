import { useId, useState } from 'react';

import { parsePaise } from '@kargha/domain/money/parse-number';
import type { Shipment, ShipmentLine } from '@kargha/domain/orders/shipment';
import { isSameLine, keyOf, refOf } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { CountField } from '#ui/forms/count-field.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { orderDetailTexts } from '../../order-detail-texts.ts';
import { orderedLineTitle } from '../../state/ordered-line-title.ts';

interface ReceiveParcelDialogProps {
  order: ShownOrder;
  parcel: Shipment;
  onReceive: (back: { restock: ShipmentLine[]; courierCost?: number }) => Promise<void>;
  onClose: () => void;
}

/** An undelivered parcel is back: what is sold again, and what the courier charged. */
export function ReceiveParcelDialog(props: ReceiveParcelDialogProps) {
  const { order, parcel, onReceive, onClose } = props;
  const texts = useTexts(orderDetailTexts);
  const [restock, setRestock] = useState(() =>
    parcel.lines.map((line): ShipmentLine => ({ ...refOf(line), quantity: line.quantity })),
  );
  const [cost, setCost] = useState('');
  const id = useId();
  return (
    <ActionDialog
      title={texts.receiveTitle(parcel.awb)}
      confirm={texts.parcelActions.receive}
      onConfirm={() =>
        onReceive({ restock: restock.filter(({ quantity }) => quantity > 0), ...costOf(cost) })
      }
      onClose={onClose}
    >
      <p>{texts.receiveHint}</p>
      {parcel.lines.map((piece) => (
        <CountField
          key={keyOf(piece)}
          label={texts.restocked(orderedLineTitle(order, piece), piece.quantity)}
          max={piece.quantity}
          value={restock.find((line) => isSameLine(line, piece))?.quantity ?? 0}
          onChange={(quantity) =>
            setRestock(
              restock.map((line) => (isSameLine(line, piece) ? { ...line, quantity } : line)),
            )
          }
        />
      ))}
      <FieldFrame id={id} label={texts.courierCost} hint={texts.courierCostHint}>
        <TextInput
          {...describeField(id, undefined, texts.courierCostHint)}
          value={cost}
          inputMode="decimal"
          onChange={({ currentTarget }) => setCost(currentTarget.value)}
        />
      </FieldFrame>
    </ActionDialog>
  );
}

/** Nothing for an empty field; an amount that is not one is refused by the server. */
function costOf(typed: string): { courierCost?: number } {
  return typed.trim() === '' ? {} : { courierCost: parsePaise(typed) };
}
