import { useId, useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { parsePaise } from '@kargha/domain/money/parse-number';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import { REFUND_PURPOSE_LABELS } from '@kargha/domain/payments/refund-purpose';
import { REFUND_SPEEDS } from '@kargha/domain/payments/refund-speed';
import { keyOf, refOf } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { refundTexts } from '../../refund-texts.ts';
import { takeStep } from '../../state/order-steps.ts';
import { amountForUndelivered, refundChoices, type RefundChoice } from '../state/refund-choices.ts';
import { staffLedger, type OrderMoney } from '../../state/staff-ledger.ts';
import { refundHints } from '../state/refund-hints.ts';
import type { StaffOrder } from '../../state/staff-order.ts';
import { usePinnedOrderRevision } from '../../state/use-pinned-order-revision.ts';
import { UndeliveredFields, type RefundDraft } from './undelivered-fields.tsx';

interface RefundOrderDialogProps {
  order: StaffOrder;
  money: OrderMoney;
  onClose: () => void;
}

const MIN_REFUND = paise(100);

/** Asks what the refund is for and proposes its amount. The server checks both. */
export function RefundOrderDialog({ order, money, onClose }: RefundOrderDialogProps) {
  const texts = useTexts(refundTexts);
  const pinned = usePinnedOrderRevision(order);
  const id = useId();
  const choices = refundChoices(order, money);
  const only = choices.length === 1 ? choices[0] : undefined;
  const [key, setKey] = useState(only ? keyOfChoice(only) : '');
  const [draft, setDraft] = useState<RefundDraft>(NOTHING_ENTERED);
  const [speed, setSpeed] = useState<string>('normal');
  const [reason, setReason] = useState('');
  const choice = choices.find((one) => keyOfChoice(one) === key);

  async function refund() {
    if (!choice) throw new Error(texts.purposeMissing);
    if (reason.trim() === '') throw new Error(texts.reasonMissing);
    const request = requestOf(order, money, choice, draft);
    if ('lines' in request && request.lines.length === 0) throw new Error(texts.noItems);
    if (!(request.amount >= MIN_REFUND)) throw new Error(texts.amountWrong);
    const asked = speed === 'instant' && { speed: 'instant' as const };
    await takeStep(pinned, 'refunds', { ...request, ...asked, reason: reason.trim() });
  }

  return (
    <ActionDialog
      title={texts.title(order.number)}
      confirm={texts.refund}
      onConfirm={refund}
      onClose={onClose}
    >
      <SelectField
        label={texts.purpose}
        value={key}
        options={[
          ...(only ? [] : [{ value: '', label: texts.choose }]),
          ...choices.map((one) => ({ value: keyOfChoice(one), label: labelOf(one, texts) })),
        ]}
        onChange={setKey}
      />
      {choice && (
        <ChoiceFields
          {...{ order, money, choice, draft }}
          onChange={(changed) => setDraft({ ...draft, ...changed })}
        />
      )}
      <SelectField
        label={texts.speed}
        value={speed}
        options={REFUND_SPEEDS.map((one) => ({ value: one, label: texts.speeds[one] }))}
        onChange={setSpeed}
      />
      {speed === 'instant' && <Hint>{texts.instantHint}</Hint>}
      <FieldFrame id={id} label={texts.reason}>
        <TextInput
          id={id}
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </FieldFrame>
    </ActionDialog>
  );
}

const NOTHING_ENTERED: RefundDraft = { quantities: {}, includesShipping: false, amount: '' };

type Texts = typeof refundTexts.en;

function keyOfChoice(choice: RefundChoice): string {
  if (choice.purpose === 'retry') return choice.failed.id;
  return choice.purpose === 'duplicate_payment' ? choice.paymentId : choice.purpose;
}

function labelOf(choice: RefundChoice, texts: Texts): string {
  if (choice.purpose === 'duplicate_payment') {
    return texts.duplicate(formatPaise(choice.amount), choice.paymentId);
  }
  if (choice.purpose !== 'retry') return texts.purposes[choice.purpose];
  const { failed, amount } = choice;
  const purpose = REFUND_PURPOSE_LABELS[failed.purpose].toLowerCase();
  return texts.retry(formatPaise(amount), purpose);
}

function requestOf(order: StaffOrder, money: OrderMoney, choice: RefundChoice, draft: RefundDraft) {
  switch (choice.purpose) {
    case 'undelivered': {
      const { purpose } = choice;
      const lines = chosenLines(choice.lines, draft);
      const chosen = { lines, ...(draft.includesShipping && { includesShipping: true }) };
      return { purpose, ...chosen, amount: amountForUndelivered(order, money, chosen) };
    }
    case 'retry':
      return { purpose: choice.purpose, refundId: choice.failed.id, amount: choice.amount };
    case 'duplicate_payment':
    case 'cancellation':
      return choice;
    case 'price_adjustment':
      return { purpose: choice.purpose, amount: parsePaise(draft.amount) };
  }
}

function chosenLines(lines: readonly ShipmentLine[], { quantities }: RefundDraft): ShipmentLine[] {
  return lines
    .map((line) => ({ ...refOf(line), quantity: quantities[keyOf(line)] ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
}

interface ChoiceFieldsProps extends Omit<RefundOrderDialogProps, 'onClose'> {
  choice: RefundChoice;
  draft: RefundDraft;
  onChange: (changed: Partial<RefundDraft>) => void;
}

function ChoiceFields({ order, money, choice, draft, onChange }: ChoiceFieldsProps) {
  const texts = useTexts(refundTexts);
  const id = useId();
  return (
    <>
      {choice.purpose === 'undelivered' && (
        <UndeliveredFields {...{ order, choice, draft, onChange }} />
      )}
      {choice.purpose === 'price_adjustment' ? (
        <FieldFrame id={id} label={texts.amount} hint={texts.upTo(formatPaise(choice.maximum))}>
          <TextInput
            id={id}
            inputMode="decimal"
            value={draft.amount}
            onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
          />
        </FieldFrame>
      ) : (
        <Total>
          {texts.total}{' '}
          <strong>{formatPaise(paise(requestOf(order, money, choice, draft).amount))}</strong>
        </Total>
      )}
      {refundHints(order, staffLedger(order, money), choice, texts).map((hint) => (
        <Hint key={hint}>{hint}</Hint>
      ))}
    </>
  );
}

const Total = styled('p')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: spacing(2),
  paddingBlock: spacing(1),
  borderBlock: `1px solid ${vars.palette.divider}`,
  '& strong': { fontVariantNumeric: 'tabular-nums' },
}));

const Hint = styled('p')(({ theme: { vars } }) => ({ color: vars.palette.text.secondary }));
