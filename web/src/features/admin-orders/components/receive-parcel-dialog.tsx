import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { Shipment } from '@kargha/domain/orders/shipment';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/order-document.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { CountField } from '#ui/forms/count-field.tsx';

import { deskTexts } from '../desk-texts.ts';

interface ReceiveParcelDialogProps {
  order: ShownOrder;
  parcel: Shipment;
  onReceive: (body: object) => Promise<void>;
  onClose: () => void;
}

/** An undelivered parcel is back: how many of its pieces can be sold again. */
export function ReceiveParcelDialog(props: ReceiveParcelDialogProps) {
  const { order, parcel, onReceive, onClose } = props;
  const texts = useTexts(deskTexts);
  const [restock, setRestock] = useState(parcel.lines);
  const titleOf = (id: string) => order.lines.find((line) => line.productId === id)?.title ?? id;
  return (
    <ActionDialog
      title={texts.receiveTitle(parcel.awb)}
      confirm={texts.parcelActions.receive}
      onConfirm={() => onReceive({ restock: restock.filter(({ quantity }) => quantity > 0) })}
      onClose={onClose}
    >
      <Fields>
        <p>{texts.receiveHint}</p>
        {parcel.lines.map(({ productId, quantity: most }) => (
          <CountField
            key={productId}
            label={texts.soldAgain(titleOf(productId), most)}
            most={most}
            value={restock.find((line) => line.productId === productId)?.quantity ?? 0}
            onChange={(quantity) =>
              setRestock(
                restock.map((line) =>
                  line.productId === productId ? { ...line, quantity } : line,
                ),
              )
            }
          />
        ))}
      </Fields>
    </ActionDialog>
  );
}

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
