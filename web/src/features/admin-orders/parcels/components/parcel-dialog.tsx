import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import { isSameLine, keyOf } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { CountField } from '#ui/forms/count-field.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { orderDetailTexts } from '../../order-detail-texts.ts';
import { orderedLineTitle } from '../../state/ordered-line-title.ts';

interface Parcel {
  courier: string;
  awb: string;
  trackingUrl: string;
  lines?: ShipmentLine[];
}

interface ParcelDialogProps {
  title: string;
  confirm: string;
  order: ShownOrder;
  /** what can go into it; undefined when the parcel is already packed */
  pieces?: readonly ShipmentLine[];
  onSend: (parcel: Parcel) => Promise<void>;
  onClose: () => void;
}

const EMPTY = { courier: '', awb: '', trackingUrl: '' };
const FIELDS = ['courier', 'awb', 'trackingUrl'] as const;

export function ParcelDialog({
  title,
  confirm,
  order,
  pieces,
  onSend,
  onClose,
}: ParcelDialogProps) {
  const texts = useTexts(orderDetailTexts);
  const [fields, setFields] = useState(EMPTY);
  const [lines, setLines] = useState<ShipmentLine[]>([...(pieces ?? [])]);

  async function send() {
    const chosen = lines.filter(({ quantity }) => quantity > 0);
    if (pieces && chosen.length === 0) throw new Error(texts.parcelEmpty);
    await onSend(pieces ? { ...fields, lines: chosen } : fields);
  }

  return (
    <ActionDialog title={title} confirm={confirm} onConfirm={send} onClose={onClose}>
      <Fields>
        {FIELDS.map((name) => (
          <FieldFrame
            key={name}
            id={`parcel-${name}`}
            label={texts[name]}
            {...(name === 'trackingUrl' && { optional: texts.optional })}
          >
            <TextInput
              id={`parcel-${name}`}
              value={fields[name]}
              autoComplete="off"
              onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
            />
          </FieldFrame>
        ))}
        {pieces?.map((piece) => (
          <CountField
            key={keyOf(piece)}
            label={texts.piecesOf(orderedLineTitle(order, piece), piece.quantity)}
            max={piece.quantity}
            value={lines.find((line) => isSameLine(line, piece))?.quantity ?? 0}
            onChange={(quantity) =>
              setLines(
                lines.map((line) => (isSameLine(line, piece) ? { ...line, quantity } : line)),
              )
            }
          />
        ))}
      </Fields>
    </ActionDialog>
  );
}

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
