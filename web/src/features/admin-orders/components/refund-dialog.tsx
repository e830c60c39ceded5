import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, paiseToRupees, type Paise } from '@kargha/domain/money/paise';
import { parsePaise } from '@kargha/domain/money/parse-number';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { orderDetailTexts } from '../order-detail-texts.ts';

interface RefundDialogProps {
  title: string;
  most: Paise;
  suggested: Paise;
  label: string;
  /** what staff have to know about this money; absent when it goes back by itself */
  lead?: string;
  /** the sentence for an empty reason; absent when it may stay empty */
  missing?: string;
  onRefund: (amount: Paise, reason: string) => Promise<void>;
  onClose: () => void;
}

const MIN_REFUND = paise(100);

/** How much goes back, and why. The server decides whether so much is left. */
export function RefundDialog(props: RefundDialogProps) {
  const { title, most, suggested, label, lead, missing, onRefund, onClose } = props;
  const texts = useTexts(orderDetailTexts);
  const id = useId();
  const [amount, setAmount] = useState(String(paiseToRupees(suggested)));
  const [reason, setReason] = useState('');

  async function refund() {
    const back = parsePaise(amount);
    if (!(back >= MIN_REFUND)) throw new Error(texts.amountWrong);
    if (reason.trim() === '' && missing !== undefined) throw new Error(missing);
    await onRefund(paise(back), reason.trim());
  }

  return (
    <ActionDialog title={title} confirm={texts.refund} onConfirm={refund} onClose={onClose}>
      <Fields>
        {lead !== undefined && <p>{lead}</p>}
        <FieldFrame
          id={`${id}-amount`}
          label={texts.amount}
          hint={texts.refundLeft(formatPaise(most))}
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
      </Fields>
    </ActionDialog>
  );
}

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
