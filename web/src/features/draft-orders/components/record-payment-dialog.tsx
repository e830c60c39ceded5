import { useId, useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import type { OfflinePaymentRequest } from '@kargha/domain/payments/offline-payment';
import type { OfflineMethod } from '@kargha/domain/payments/payment';
import type { Paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { OfflinePaymentFields } from '#ui/orders/offline-payment-fields.tsx';

import { draftOrdersTexts } from '../draft-orders-texts.ts';

interface RecordPaymentDialogProps {
  total: Paise;
  revision: number;
  onRecord: (payment: OfflinePaymentRequest) => Promise<void>;
  onClose: () => void;
}

export function RecordPaymentDialog({
  total,
  revision,
  onRecord,
  onClose,
}: RecordPaymentDialogProps) {
  const texts = useTexts(draftOrdersTexts);
  const [method, setMethod] = useState<OfflineMethod>('counter_upi');
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const id = useId();
  return (
    <ActionDialog
      title={texts.paidTitle(formatPaise(total))}
      confirm={texts.record}
      onConfirm={() => onRecord({ revision, method, reference, amount: total, note })}
      onClose={onClose}
    >
      <p>{texts.paidHint}</p>
      <OfflinePaymentFields
        method={method}
        reference={reference}
        texts={{
          method: texts.method,
          reference: texts.reference,
          hints: texts.referenceHints,
        }}
        onMethod={setMethod}
        onReference={setReference}
      />
      <FieldFrame id={`${id}-note`} label={texts.paymentNote} optional={texts.optional}>
        <TextInput
          id={`${id}-note`}
          autoComplete="off"
          maxLength={500}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </FieldFrame>
    </ActionDialog>
  );
}
