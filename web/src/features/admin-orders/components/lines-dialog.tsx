import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { piecesOf } from '@kargha/domain/orders/shipment';
import { keyOf, refOf } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-words';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { CountField } from '#ui/forms/count-field.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { deskTexts } from '../desk-texts.ts';
import { takeStep } from '../state/desk-deeds.ts';
import type { DeskOrder } from '../state/desk-order.ts';

/** How many pieces stay of each line; what they cost goes back. */
export function LinesDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const texts = useTexts(deskTexts);
  const [stay, setStay] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState('');
  const id = useId();

  async function save() {
    const lines = order.lines.flatMap((line) => {
      const quantity = stay[keyOf(line)];
      return quantity === undefined ? [] : { ...refOf(line), quantity };
    });
    if (lines.length === 0) throw new Error(texts.nothingTaken);
    if (reason.trim() === '') throw new Error(texts.reasonMissing);
    await takeStep(order, 'lines', { lines, reason: reason.trim() });
  }

  return (
    <ActionDialog
      title={texts.linesTitle(order.number)}
      confirm={texts.lines}
      onConfirm={save}
      onClose={onClose}
    >
      <p>{texts.linesHint}</p>
      <Fields>
        {order.lines.map((line) => (
          <CountField
            key={keyOf(line)}
            label={texts.stays(lineTitle(line), line.quantity)}
            least={piecesOf(line, order.shipments)}
            most={line.quantity}
            value={stay[keyOf(line)] ?? line.quantity}
            onChange={(count) => setStay({ ...stay, [keyOf(line)]: count })}
          />
        ))}
        <FieldFrame id={id} label={texts.reason}>
          <TextInput
            id={id}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </FieldFrame>
      </Fields>
    </ActionDialog>
  );
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingTop: theme.spacing(2),
}));
