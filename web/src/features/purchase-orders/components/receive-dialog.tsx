import { useId, useState } from 'react';

import { outstanding } from '@kargha/domain/stock/purchase-order';
import type { PurchaseOrderDetails } from '@kargha/domain/stock/purchase-order-endpoints';
import { isSameLine, keyOf, refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';
import { purchaseOrderActions, type PurchaseOrderAnswer } from '../state/purchase-order-actions.ts';

interface ReceiveDialogProps {
  order: PurchaseOrderDetails;
  onReceived: (answer: PurchaseOrderAnswer) => void;
  onClose: () => void;
}

export function ReceiveDialog({ order, onReceived, onClose }: ReceiveDialogProps) {
  const texts = useTexts(purchaseOrdersTexts);
  const [receiptId] = useState(() => crypto.randomUUID());
  const missing = order.lines.filter((line) => outstanding(line) > 0);
  const [counts, setCounts] = useState(() =>
    missing.map((line) => ({
      ...refOf(line),
      accepted: String(outstanding(line)),
      rejected: '0',
    })),
  );
  const [note, setNote] = useState('');

  function change(line: LineRef, changes: { accepted?: string; rejected?: string }) {
    setCounts(counts.map((one) => (isSameLine(one, line) ? { ...one, ...changes } : one)));
  }

  async function receive() {
    const lines = counts.map((one) => {
      const accepted = parseCount(one.accepted);
      const rejected = parseCount(one.rejected);
      if (accepted === null || rejected === null) throw new Error(texts.invalidCounts);
      return { ...refOf(one), accepted, rejected };
    });
    onReceived(await purchaseOrderActions.receive(order, { receiptId, lines, note }));
    showToast({ tone: 'success', message: texts.taken });
  }

  return (
    <ActionDialog
      title={texts.receiveTitle(order.number)}
      confirm={texts.receiveStock}
      onConfirm={receive}
      onClose={onClose}
    >
      <p>{texts.receiveHint}</p>
      {missing.map((line) => {
        const { title } = line;
        const typed = counts.find((one) => isSameLine(one, line));
        return (
          <Pair key={keyOf(line)}>
            <ReceiptField
              label={texts.accepted(title, outstanding(line))}
              value={typed?.accepted ?? ''}
              onType={(accepted) => change(line, { accepted })}
            />
            <ReceiptField
              label={texts.rejected(title)}
              value={typed?.rejected ?? ''}
              onType={(rejected) => change(line, { rejected })}
            />
          </Pair>
        );
      })}
      <ReceiptField
        label={`${texts.note} ${texts.optional}`}
        value={note}
        onType={setNote}
        isText
      />
    </ActionDialog>
  );
}

interface ReceiptFieldProps {
  label: string;
  value: string;
  onType: (value: string) => void;
  isText?: boolean;
}

function ReceiptField({ label, value, onType, isText = false }: ReceiptFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <TextInput
        id={id}
        inputMode={isText ? 'text' : 'numeric'}
        maxLength={500}
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </FieldFrame>
  );
}

/** Returns a whole number of pieces, 0 included, or null for any other text. */
function parseCount(text: string): number | null {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBlock: theme.spacing(1.5),
  alignItems: 'end',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));
