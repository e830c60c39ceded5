import { useId, useState, type ReactNode } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, type Paise } from '@kargha/domain/money/paise';
import type { ExchangeChoices } from '@kargha/domain/orders/return-endpoints';
import { RETURN_REASON_LABELS } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { type ReturnableLine, returnReasons } from '@kargha/domain/orders/returnable-items';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import type { ReturnedItems } from '@kargha/domain/orders/return-requests';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { useTranslate } from '#lib/language/translate.ts';

import { ActionDialog } from '../dialog/action-dialog.tsx';
import { CountField } from '../forms/count-field.tsx';
import { FieldFrame } from '../forms/field-frame.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { styled } from '../theme/styled.ts';
import { TotalsRow, TotalsList } from '../totals-list.tsx';
import {
  chosenLines,
  createReturnDraft,
  choicesFor,
  estimateDifference,
  withLine,
  withQuantity,
  withSomeLeft,
  type DraftLine,
} from './return-draft.ts';
import { ExchangeField } from './exchange-field.tsx';
import { exchangeTexts } from './exchange-texts.ts';
import { returnTexts } from './return-texts.ts';
import { useLineTitle } from './use-line-title.ts';

interface ReturnDialogProps {
  order: ShownOrder;
  returns: readonly OrderReturn[];
  returnable: readonly ReturnableLine[];
  words: { title: string; lead: string; note: string; confirm: string };
  children?: ReactNode;
  /** what each line can be exchanged for */
  readChoices: () => Promise<ExchangeChoices>;
  onSend: (pieces: ReturnedItems) => Promise<void>;
  onClose: () => void;
}

export function ReturnDialog(props: ReturnDialogProps) {
  const { order, returns, returnable, words, children, readChoices, onSend, onClose } = props;
  const texts = useTexts(returnTexts);
  const titleOf = useLineTitle();
  const [draft, setDraft] = useState(() =>
    createReturnDraft(order, returnable, (line) => titleOf(line).text),
  );
  const [note, setNote] = useState('');
  // Without an answer, everything can still be returned for a refund.
  const { data: choices = [] } = useServerQuery(
    { queryKey: ['exchange-choices', order.id], queryFn: readChoices },
    { fresh: true },
  );
  const id = useId();

  async function send() {
    const lines = chosenLines(draft);
    if (lines.length === 0) throw new Error(texts.nothingChosen);
    await onSend({ lines, note });
  }

  return (
    <ActionDialog
      isWide
      title={words.title}
      confirm={words.confirm}
      onConfirm={send}
      onClose={onClose}
    >
      <Fields>
        <p>{words.lead}</p>
        {order.quoteId !== '' && <p>{texts.byQuotation}</p>}
        {draft.map((line) => (
          <ReturnLineFields
            key={keyOf(line)}
            line={line}
            choices={choices}
            onChange={(changed) => setDraft(withLine(draft, changed))}
          />
        ))}
        <FieldFrame id={id} label={words.note} optional={texts.optional}>
          <TextInput
            id={id}
            value={note}
            maxLength={500}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </FieldFrame>
        {children}
        <Difference
          amount={estimateDifference(order, returns, draft, choices)}
          isExchange={draft.some(({ exchangeFor }) => exchangeFor !== undefined)}
        />
      </Fields>
    </ActionDialog>
  );
}

function Difference({ amount, isExchange }: { amount: Paise; isExchange: boolean }) {
  const { estimate } = useTexts(returnTexts);
  const { toPay } = useTexts(exchangeTexts);
  return (
    <TotalsList>
      <TotalsRow label={isExchange && amount <= 0 ? toPay : estimate} isTotal>
        {formatPaise(paise(Math.abs(amount)))}
      </TotalsRow>
    </TotalsList>
  );
}

interface ReturnLineFieldsProps {
  line: DraftLine;
  choices: ExchangeChoices;
  onChange: (line: DraftLine) => void;
}

function ReturnLineFields({ line, choices, onChange }: ReturnLineFieldsProps) {
  const texts = useTexts(returnTexts);
  const translate = useTranslate();
  const { title, max, inTime, quantity, reason } = line;
  return (
    <Row>
      <CountField
        label={texts.quantity(title)}
        max={max}
        value={quantity}
        onChange={(count) => onChange(withSomeLeft(withQuantity(line, count), choices))}
      />
      {quantity > 0 && (
        <SelectField
          label={texts.reason}
          value={reason}
          options={returnReasons(line, quantity).map((value) => ({
            value,
            label: translate(RETURN_REASON_LABELS[value]),
          }))}
          onChange={(chosen) => onChange({ ...line, reason: chosen })}
        />
      )}
      {quantity > 0 && (
        <ExchangeField
          choices={choicesFor(line, choices)}
          value={line.exchangeFor}
          onChange={(exchangeFor) => onChange({ ...line, exchangeFor })}
        />
      )}
      {inTime < max && <p>{texts.daysAreOver(max - inTime, inTime)}</p>}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'end',
  '& > p': { gridColumn: '1 / -1', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5) }));
