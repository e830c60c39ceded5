import { useState } from 'react';

import { startOfIndianDay } from '@kargha/domain/india/indian-day';
import type { Shipment } from '@kargha/domain/orders/shipment';
import { formatMoment, formatWeekday } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { styled } from '../theme/styled.ts';
import { failedDeliveryTexts } from './failed-delivery-texts.ts';
import type { SendAnswer } from './delivery-answer-dialog.tsx';

const DeliveryAnswerDialog = lazyComponent(
  async () => (await import('./delivery-answer-dialog.tsx')).DeliveryAnswerDialog,
  { onError: 'over' },
);

type FailedDelivery = NonNullable<Shipment['failedDelivery']>;

interface FailedDeliveryNoticeProps {
  parcel: { awb: string; failedDelivery?: FailedDelivery | null | undefined };
  /** the state of India to which the order goes */
  state: string;
  /** absent where nothing proves that it is the customer */
  onAnswer?: SendAnswer | undefined;
}

/** Renders nothing for a parcel without a failed delivery. */
export function FailedDeliveryNotice(props: FailedDeliveryNoticeProps) {
  const texts = useTexts(failedDeliveryTexts);
  const failed = props.parcel.failedDelivery;
  if (!failed) return null;
  const { reason, answerBy } = failed;
  const isAsked = answerBy !== null && answerBy > new Date();
  return (
    <Box>
      <strong>{texts.title}</strong>
      {reason !== '' && <p>{texts.reason(reason)}</p>}
      {isAsked ? <Question {...props} answerBy={answerBy} /> : <Answered failed={failed} />}
    </Box>
  );
}

function Question(props: FailedDeliveryNoticeProps & { answerBy: Date }) {
  const { parcel, state, onAnswer, answerBy } = props;
  const texts = useTexts(failedDeliveryTexts);
  const [isOpen, setOpen] = useState(false);
  if (!onAnswer) return <p>{texts.openLink}</p>;
  return (
    <>
      <p>{texts.answerBy(formatMoment(answerBy))}</p>
      <Button look="action" onClick={() => setOpen(true)}>
        {texts.answer}
      </Button>
      {isOpen && (
        <DeliveryAnswerDialog
          awb={parcel.awb}
          state={state}
          onSend={onAnswer}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Answered({ failed: { choice, day } }: { failed: FailedDelivery }) {
  const texts = useTexts(failedDeliveryTexts);
  if (choice === 'return') return <p>{texts.goesBack}</p>;
  if (choice === 'address') return <p>{texts.elsewhere}</p>;
  if (choice !== 'retry') return <p>{texts.tooLate}</p>;
  const isChosen = day !== '';
  return <p>{isChosen ? texts.onDay(formatWeekday(startOfIndianDay(day))) : texts.again}</p>;
}

const Box = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1),
  marginTop: spacing(1.5),
  padding: spacing(1.5, 2),
  borderRadius: vars.shop.radius.control,
  background: vars.palette.shop.waiting,
  color: vars.palette.shop.onWaiting,
  '&& p': { color: 'inherit' },
}));
