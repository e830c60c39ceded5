import { useId, useState } from 'react';

import { piecesOf } from '@kargha/domain/orders/shipment';
import { keyOf, refOf } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { CountField } from '#ui/forms/count-field.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { orderDetailTexts } from '../../order-detail-texts.ts';
import { takeStep } from '../../state/order-steps.ts';
import type { StaffOrder } from '../../state/staff-order.ts';

export function RemoveItemsDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const texts = useTexts(orderDetailTexts);
  const [remaining, setRemaining] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState('');
  const id = useId();

  async function save() {
    const lines = order.lines.flatMap((line) => {
      const quantity = remaining[keyOf(line)];
      return quantity === undefined ? [] : { ...refOf(line), quantity };
    });
    if (lines.length === 0) throw new Error(texts.nothingRemoved);
    if (reason.trim() === '') throw new Error(texts.reasonMissing);
    await takeStep(order, 'lines', { lines, reason: reason.trim() });
  }

  return (
    <ActionDialog
      title={texts.removeItemsTitle(order.number)}
      confirm={texts.removeItems}
      onConfirm={save}
      onClose={onClose}
    >
      <p>{texts.removeItemsHint}</p>
      <Fields>
        {order.lines.map((line) => (
          <CountField
            key={keyOf(line)}
            label={texts.keepQuantity(lineTitle(line), line.quantity)}
            min={piecesOf(line, order.shipments)}
            max={line.quantity}
            value={remaining[keyOf(line)] ?? line.quantity}
            onChange={(count) => setRemaining({ ...remaining, [keyOf(line)]: count })}
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
