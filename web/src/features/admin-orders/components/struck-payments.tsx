import { useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { deskTexts } from '../desk-texts.ts';
import { strikeTexts } from '../strike-texts.ts';
import { takeStep } from '../state/desk-deeds.ts';
import { strikablePayments, type DeskOrder, type StrikablePayment } from '../state/desk-order.ts';
import { useOrderAsOpened } from '../state/order-as-opened.ts';

/** Payments that staff have recorded, each with the way to strike what was a mistake; the server looks what followed it. */
export function StruckPayments({ order }: { order: DeskOrder }) {
  const texts = useTexts(strikeTexts);
  const [striking, setStriking] = useState<StrikablePayment>();
  return (
    <>
      {strikablePayments(order).map((payment) => (
        <Button key={payment.id} onClick={() => setStriking(payment)}>
          {texts.strike(formatPaise(payment.amount))}
        </Button>
      ))}
      {striking && (
        <StrikeDialog order={order} payment={striking} onClose={() => setStriking(undefined)} />
      )}
    </>
  );
}

interface StrikeDialogProps {
  order: DeskOrder;
  payment: StrikablePayment;
  onClose: () => void;
}

function StrikeDialog({ order, payment: { id, amount }, onClose }: StrikeDialogProps) {
  const texts = useTexts(strikeTexts);
  const { reason: label, reasonMissing } = useTexts(deskTexts);
  const opened = useOrderAsOpened(order);

  async function strike(reason: string) {
    await takeStep(opened, 'strike-payment', { paymentId: id, reason });
    showToast({ tone: 'success', message: texts.struckDone });
  }

  return (
    <ReasonDialog
      title={texts.strikeTitle(formatPaise(amount), id)}
      label={label}
      confirm={texts.strikeConfirm}
      isDestructive
      missing={reasonMissing}
      onConfirm={strike}
      onClose={onClose}
    >
      <p>{texts.strikeHint}</p>
    </ReasonDialog>
  );
}
