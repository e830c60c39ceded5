import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { indianDay } from '@kargha/domain/india/indian-day';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { OfflineMethod } from '@kargha/domain/payments/offline-payment';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { OfflineWayFields } from '#ui/orders/offline-way-fields.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { deskTexts } from '../desk-texts.ts';
import { takeStep } from '../state/desk-deeds.ts';
import type { DeskOrder, DeskRefund } from '../state/desk-order.ts';

interface OwedRefundsProps {
  order: DeskOrder;
  refunds: readonly DeskRefund[];
}

/** What staff have to give back by hand, each with the way to write down that it is done. */
export function OwedRefunds({ order, refunds }: OwedRefundsProps) {
  const texts = useTexts(deskTexts);
  const [recording, setRecording] = useState<DeskRefund>();
  return (
    <>
      {refunds
        .filter(({ state }) => state === 'owed')
        .map((refund) => (
          <Button key={refund.id} look="action" onClick={() => setRecording(refund)}>
            {texts.recordGivenBack(formatPaise(refund.amount))}
          </Button>
        ))}
      {recording && (
        <GivenBackDialog order={order} refund={recording} onClose={() => setRecording(undefined)} />
      )}
    </>
  );
}

interface GivenBackDialogProps {
  order: DeskOrder;
  refund: DeskRefund;
  onClose: () => void;
}

/** Asks by which way, under which reference and when money was given back. */
function GivenBackDialog({ order, refund, onClose }: GivenBackDialogProps) {
  const texts = useTexts(deskTexts);
  const id = useId();
  const today = indianDay(new Date());
  const [method, setMethod] = useState<OfflineMethod>(refund.cameBy);
  const [reference, setReference] = useState('');
  const [day, setDay] = useState(today);

  async function record() {
    await takeStep(order, 'given-back', { refundId: refund.id, method, reference, day });
    showToast({ tone: 'success', message: texts.givenBackDone });
  }

  return (
    <ActionDialog
      title={texts.givenBackTitle(formatPaise(refund.amount), order.number)}
      confirm={texts.givenBackConfirm}
      onConfirm={record}
      onClose={onClose}
    >
      <Fields>
        <p>{texts.givenBackHint}</p>
        <OfflineWayFields
          method={method}
          reference={reference}
          texts={{
            method: texts.givenBackMethod,
            reference: texts.givenBackReference,
            hints: texts.givenBackReferences,
          }}
          onMethod={setMethod}
          onReference={setReference}
        />
        <FieldFrame id={`${id}-day`} label={texts.givenBackDay}>
          <TextInput
            id={`${id}-day`}
            type="date"
            max={today}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
        </FieldFrame>
      </Fields>
    </ActionDialog>
  );
}

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
