import { useId, useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, paiseToRupees, type Paise } from '@kargha/domain/money/paise';
import { parsePaise } from '@kargha/domain/money/parse-number';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { orderDetailTexts } from '../../order-detail-texts.ts';

interface RefundReturnDialogProps {
  title: string;
  /** proposed; less can be refunded */
  maximum: Paise;
  label: string;
  /** what staff must know before they refund; undefined for an ordinary gateway refund */
  lead?: string;
  onRefund: (amount: Paise, reason: string) => Promise<void>;
  onClose: () => void;
}

const MIN_REFUND = paise(100);

/** Refunds a return. The server decides whether the amount is still refundable. */
export function RefundReturnDialog(props: RefundReturnDialogProps) {
  const { title, maximum, label, lead, onRefund, onClose } = props;
  const texts = useTexts(orderDetailTexts);
  const id = useId();
  const [amount, setAmount] = useState(String(paiseToRupees(maximum)));
  const [reason, setReason] = useState('');

  async function refund() {
    const back = parsePaise(amount);
    if (!(back >= MIN_REFUND)) throw new Error(texts.amountWrong);
    await onRefund(paise(back), reason.trim());
  }

  return (
    <ActionDialog title={title} confirm={texts.refund} onConfirm={refund} onClose={onClose}>
      {lead !== undefined && <p>{lead}</p>}
      <FieldFrame
        id={`${id}-amount`}
        label={texts.amount}
        hint={texts.refundLeft(formatPaise(maximum))}
      >
        <TextInput
          id={`${id}-amount`}
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-reason`} label={label}>
        <TextInput
          id={`${id}-reason`}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
      </FieldFrame>
    </ActionDialog>
  );
}
