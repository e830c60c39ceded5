import { useState, useEffect } from 'react';

import { textOf } from '@kargha/domain/messages/sentence';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import type { Loaded } from '#lib/reading/resource.ts';

import { orderDetailTexts } from '../order-detail-texts.ts';
import { takeStep, readOrderEmails } from '../state/order-steps.ts';
import type { StaffOrder } from '../state/staff-order.ts';

export function ResendDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const texts = useTexts(orderDetailTexts);
  const emails = useOrderEmails(order.id, texts.emailsFailed);
  const [chosen, setChosen] = useState('');
  const loadedEmails = emails.status === 'ready' ? emails.data : [];
  const mailId = chosen || (loadedEmails[0]?.id ?? '');

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
  if (emails.status === 'loading') return null;
  if (emails.status === 'failed') return <p role="alert">{textOf(emails.message)}</p>;
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

type OrderEmails = Awaited<ReturnType<typeof readOrderEmails>>;

function useOrderEmails(orderId: string, failure: string): Loaded<OrderEmails> {
  const [emails, setMails] = useState<Loaded<OrderEmails>>({ status: 'loading' });
  useEffect(() => {
    let isActive = true;
    readOrderEmails(orderId).then(
      (data) => isActive && setMails({ status: 'ready', data }),
      () => isActive && setMails({ status: 'failed', message: failure }),
    );
    return () => {
      isActive = false;
    };
  }, [orderId, failure]);
  return emails;
}
