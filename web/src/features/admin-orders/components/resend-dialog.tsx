import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';

import { deskTexts } from '../desk-texts.ts';
import { takeStep } from '../state/desk-deeds.ts';
import type { DeskOrder } from '../state/desk-order.ts';
import { useMails } from '../state/use-mails.ts';

/** Sends one of the order's mails once more. */
export function ResendDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const texts = useTexts(deskTexts);
  const mails = useMails(order.id, texts.mailsFailed);
  const [chosen, setChosen] = useState('');
  const listed = mails.status === 'ready' ? mails.data : [];
  const mailId = chosen || (listed[0]?.id ?? '');

  async function send() {
    if (mailId === '') throw new Error(texts.noMails);
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
      <MailChoice mails={mails} mailId={mailId} onChoose={setChosen} />
    </ActionDialog>
  );
}

interface MailChoiceProps {
  mails: ReturnType<typeof useMails>;
  mailId: string;
  onChoose: (mailId: string) => void;
}

function MailChoice({ mails, mailId, onChoose }: MailChoiceProps) {
  const texts = useTexts(deskTexts);
  if (mails.status === 'loading') return null;
  if (mails.status === 'failed') return <p role="alert">{mails.message}</p>;
  if (mails.data.length === 0) return <p>{texts.noMails}</p>;
  return (
    <SelectField
      label={texts.mail}
      value={mailId}
      options={mails.data.map(({ id, subject }) => ({ value: id, label: subject }))}
      onChange={onChoose}
    />
  );
}
