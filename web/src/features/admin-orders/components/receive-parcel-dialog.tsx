import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { Shipment } from '@kargha/domain/orders/shipment';
import { isSameLine, keyOf } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { CountField } from '#ui/forms/count-field.tsx';

import { orderDetailTexts } from '../order-detail-texts.ts';
import { orderedLineTitle } from '../state/ordered-line-title.ts';

interface ReceiveParcelDialogProps {
  order: ShownOrder;
  parcel: Shipment;
  onReceive: (restock: Shipment['lines']) => Promise<void>;
  onClose: () => void;
}

export function ReceiveParcelDialog(props: ReceiveParcelDialogProps) {
  const { order, parcel, onReceive, onClose } = props;
  const texts = useTexts(orderDetailTexts);
  const [restock, setRestock] = useState(parcel.lines);
  return (
    <ActionDialog
      title={texts.receiveTitle(parcel.awb)}
      confirm={texts.parcelActions.receive}
      onConfirm={() => onReceive(restock.filter(({ quantity }) => quantity > 0))}
      onClose={onClose}
    >
      <Fields>
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
      </Fields>
    </ActionDialog>
  );
}

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
