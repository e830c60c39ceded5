import { useId, useState } from 'react';

import type { TransferDetails } from '@kargha/domain/stock/transfer-endpoints';
import { keyOf, refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { parseQuantity } from '../state/transfer-form-values.ts';
import { transferActions, type TransferAnswer } from '../state/transfer-actions.ts';
import { transfersTexts } from '../transfers-texts.ts';

interface ReceiveTransferDialogProps {
  transfer: TransferDetails;
  onReceived: (answer: TransferAnswer) => void;
  onClose: () => void;
}

export function ReceiveTransferDialog({
  transfer,
  onReceived,
  onClose,
}: ReceiveTransferDialogProps) {
  const texts = useTexts(transfersTexts);
  const id = useId();
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>({});
  const typed = (line: LineRef, sent: number) => counts[keyOf(line)] ?? String(sent);

  async function receive() {
    const lines = transfer.lines.map((line) => {
      const pieces = parseQuantity(typed(line, line.quantity));
      if (pieces === null) throw new Error(texts.wrongLines);
      return { ...refOf(line), quantity: pieces };
    });
    onReceived(await transferActions.receive(transfer, lines));
    showToast({ tone: 'success', message: texts.received });
  }

  return (
    <ActionDialog
      title={texts.receiveTitle(transfer.number)}
      confirm={texts.steps.receive}
      onConfirm={receive}
      onClose={onClose}
    >
      <p>{texts.receiveHint}</p>
      {transfer.lines.map((line, place) => (
        <FieldFrame
          key={keyOf(line)}
          id={`${id}-${place}`}
          label={texts.arrived(line.title, line.quantity)}
        >
          <TextInput
            id={`${id}-${place}`}
            inputMode="numeric"
            value={typed(line, line.quantity)}
            onChange={({ currentTarget: { value } }) =>
              setCounts({ ...counts, [keyOf(line)]: value })
            }
          />
        </FieldFrame>
      ))}
    </ActionDialog>
  );
}
