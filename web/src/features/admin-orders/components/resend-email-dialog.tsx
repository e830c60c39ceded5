import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';

import { orderDetailTexts } from '../order-detail-texts.ts';
import { takeStep, readOrderEmails } from '../state/order-steps.ts';
import type { StaffOrder } from '../state/staff-order.ts';

export function ResendDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const texts = useTexts(orderDetailTexts);
  const emails = useOrderEmails(order.id);
  const [chosen, setChosen] = useState('');
  const mailId = chosen || (emails.data?.[0]?.id ?? '');

  async function send() {
    if (mailId === '') throw new Error(texts.noEmails);
    await takeStep(order, 'resend', { mailId });
  }

  return (
    <ActionDialog
      title={texts.resendTitle(order.number)}
      confirm={texts.resend}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{texts.resendHint(order.delivery.email)}</p>
      <EmailChoice emails={emails} mailId={mailId} onChoose={setChosen} />
    </ActionDialog>
  );
}

interface EmailChoiceProps {
  emails: ReturnType<typeof useOrderEmails>;
  mailId: string;
  onChoose: (mailId: string) => void;
}

function EmailChoice({ emails, mailId, onChoose }: EmailChoiceProps) {
  const texts = useTexts(orderDetailTexts);
  if (emails.error) return <p role="alert">{texts.emailsFailed}</p>;
  if (!emails.data) return null;
  if (emails.data.length === 0) return <p>{texts.noEmails}</p>;
  return (
    <SelectField
      label={texts.email}
      value={mailId}
      options={emails.data.map(({ id, subject }) => ({ value: id, label: subject }))}
      onChange={onChoose}
    />
  );
}

function useOrderEmails(orderId: string) {
  return useServerQuery({
    queryKey: ['order-emails', orderId],
    queryFn: () => readOrderEmails(orderId),
  });
}
