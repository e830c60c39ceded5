import { useState } from 'react';

import { pieceCodeIn } from '@kargha/domain/pieces/piece-code';
import type { Shipment } from '@kargha/domain/orders/shipment';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { orderDetailTexts } from '../../order-detail-texts.ts';
import { orderedLineTitle } from '../../state/ordered-line-title.ts';
import { takeStep } from '../../state/order-steps.ts';

interface CorrectPieceDialogProps {
  order: ShownOrder;
  parcel: Shipment;
  onClose: () => void;
}

/** For a packer who took another number than the parcel says. */
export function CorrectPieceDialog({ order, parcel, onClose }: CorrectPieceDialogProps) {
  const texts = useTexts(orderDetailTexts);
  const pieces = piecesIn(order, parcel);
  const [place, setPlace] = useState('0');
  const [sent, setSent] = useState('');

  async function correct() {
    const { code = '', number = 0 } = pieces[Number(place)] ?? {};
    await takeStep(order, 'correct-piece', { shipmentId: parcel.id, code, number, sent });
  }

  return (
    <ActionDialog
      title={texts.correctPieceTitle(parcel.awb)}
      confirm={texts.correctPiece}
      onConfirm={correct}
      onClose={onClose}
    >
      <p>{texts.correctPieceHint}</p>
      <SelectField
        label={texts.recordedPiece}
        value={place}
        onChange={setPlace}
        options={pieces.map(({ name }, index) => ({ value: String(index), label: name }))}
      />
      <FieldFrame id="sent-piece" label={texts.sentPiece} hint={texts.sentPieceHint}>
        <TextInput
          id="sent-piece"
          aria-describedby="sent-piece-hint"
          value={sent}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setSent(event.target.value)}
        />
      </FieldFrame>
    </ActionDialog>
  );
}

interface ParcelPiece {
  code: string;
  number: number;
  name: string;
}

/** Each piece of a parcel, also those that share a code. */
function piecesIn(order: ShownOrder, { lines }: Shipment): ParcelPiece[] {
  return lines.flatMap((line) =>
    (line.pieces ?? []).flatMap((code) => {
      const { batchId = '', from = 1, to = 0 } = pieceCodeIn(code) ?? {};
      return Array.from({ length: to - from + 1 }, (_, place) => ({
        code,
        number: from + place,
        name: `${batchId}-${from + place} · ${orderedLineTitle(order, line)}`,
      }));
    }),
  );
}
