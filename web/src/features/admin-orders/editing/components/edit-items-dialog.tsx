import { useId, useState } from 'react';

import { canAddItems } from '@kargha/domain/orders/order-edit-requests';
import { piecesOf } from '@kargha/domain/orders/shipment';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { textOf } from '@kargha/domain/messages/sentence';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { CountField } from '#ui/forms/count-field.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { orderDetailTexts } from '../../order-detail-texts.ts';
import { takeStep } from '../../state/order-steps.ts';
import { usePinnedOrderRevision } from '../../state/use-pinned-order-revision.ts';
import type { StaffOrder } from '../../state/staff-order.ts';
import { editItemsTexts } from '../edit-items-texts.ts';
import { changedLines, type AddedItem, type NewQuantities } from '../state/edited-lines.ts';
import { useEditPreview } from '../state/use-edit-preview.ts';
import { AddedItems } from './added-items.tsx';
import { EditPreviewPanel } from './edit-preview.tsx';

interface DialogProps {
  order: StaffOrder;
  onClose: () => void;
}

/** Who may only refund can remove items, but not add or swap any. */
export function EditItemsDialog(props: DialogProps) {
  return useCan()('orders.edit') ? <EditDialog {...props} /> : <RemoveDialog {...props} />;
}

/** More of a line than this is a matter of another order. */
const MOST_MORE = 20;

function EditDialog({ order, onClose }: DialogProps) {
  const texts = useTexts(editItemsTexts);
  const { reasonMissing } = useTexts(orderDetailTexts);
  const pinned = usePinnedOrderRevision(order);
  const [quantities, setQuantities] = useState<NewQuantities>({});
  const [added, setAdded] = useState<AddedItem[]>([]);
  const [reason, setReason] = useState('');
  const [onCredit, setOnCredit] = useState(false);
  const lines = changedLines(order.lines, { quantities, added });
  const [isSaving, setSaving] = useState(false);
  const price = useEditPreview(order.id, lines, { isPaused: isSaving });
  const mayAdd = canAddItems(order);

  async function save() {
    if (lines.length === 0) throw new Error(texts.nothingChanged);
    if (reason.trim() === '') throw new Error(reasonMissing);
    if (price.failure !== '') throw new Error(textOf(price.failure));
    if (!price.preview || price.isWorking) throw new Error(texts.notPriced);
    const { difference, mayBeOnCredit } = price.preview;
    setSaving(true);
    await takeStep(pinned, 'edit', {
      ...{ lines, reason: reason.trim(), difference },
      onCredit: onCredit && mayBeOnCredit && difference > 0,
    }).catch((error: unknown) => {
      setSaving(false);
      throw error;
    });
  }

  return (
    <ActionDialog
      title={texts.editItemsTitle(order.number)}
      confirm={texts.save}
      isWide
      onConfirm={save}
      onClose={onClose}
    >
      <p>{mayAdd ? texts.editItemsHint : texts.cannotAdd}</p>
      <Columns>
        <Fields>
          {order.lines.map((line) => (
            <CountField
              key={keyOf(line)}
              label={texts.quantity(lineTitle(line), line.quantity)}
              min={piecesOf(line, order.shipments)}
              max={mayAdd && !line.tailoringId ? line.quantity + MOST_MORE : line.quantity}
              value={quantities[keyOf(line)] ?? line.quantity}
              onChange={(count) => setQuantities({ ...quantities, [keyOf(line)]: count })}
            />
          ))}
          {mayAdd && <AddedItems added={added} onChange={setAdded} />}
          <ReasonField value={reason} onChange={setReason} />
        </Fields>
        <EditPreviewPanel price={price} onCredit={onCredit} onCreditChange={setOnCredit} />
      </Columns>
    </ActionDialog>
  );
}

function RemoveDialog({ order, onClose }: DialogProps) {
  const texts = useTexts(orderDetailTexts);
  const [quantities, setQuantities] = useState<NewQuantities>({});
  const [reason, setReason] = useState('');

  async function save() {
    const lines = changedLines(order.lines, { quantities, added: [] });
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
            value={quantities[keyOf(line)] ?? line.quantity}
            onChange={(count) => setQuantities({ ...quantities, [keyOf(line)]: count })}
          />
        ))}
        <ReasonField value={reason} onChange={setReason} />
      </Fields>
    </ActionDialog>
  );
}

function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const texts = useTexts(orderDetailTexts);
  const id = useId();
  return (
    <FieldFrame id={id} label={texts.reason}>
      <TextInput
        id={id}
        maxLength={500}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FieldFrame>
  );
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1),
  paddingTop: theme.spacing(2),
}));

const Columns = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(2, 3),
  alignItems: 'start',
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));
