import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { RETURN_REASON_LABELS } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { type ReturnableLine, returnReasons } from '@kargha/domain/orders/returnable-items';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import type { ReturnedItems } from '@kargha/domain/orders/return-requests';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { useTranslate } from '#lib/language/translate.ts';

import { ActionDialog } from '../dialog/action-dialog.tsx';
import { CountField } from '../forms/count-field.tsx';
import { FieldFrame } from '../forms/field-frame.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { TotalsRow, TotalsList } from '../totals-list.tsx';
import {
  chosenLines,
  createReturnDraft,
  estimateReturn,
  withLine,
  withQuantity,
  type DraftLine,
} from './return-draft.ts';
import { returnTexts } from './return-texts.ts';

interface ReturnDialogProps {
  order: ShownOrder;
  returns: readonly OrderReturn[];
  returnable: readonly ReturnableLine[];
  words: { title: string; lead: string; note: string; confirm: string };
  children?: ReactNode;
  onSend: (pieces: ReturnedItems) => Promise<void>;
  onClose: () => void;
}

export function ReturnDialog(props: ReturnDialogProps) {
  const { order, returns, returnable, words, children, onSend, onClose } = props;
  const texts = useTexts(returnTexts);
  const [draft, setDraft] = useState(() => createReturnDraft(order, returnable));
  const [note, setNote] = useState('');
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
        <TotalsList>
          <TotalsRow label={texts.estimate} isTotal>
            {formatPaise(estimateReturn(order, returns, draft))}
          </TotalsRow>
        </TotalsList>
      </Fields>
    </ActionDialog>
  );
}

interface ReturnLineFieldsProps {
  line: DraftLine;
  onChange: (line: DraftLine) => void;
}

function ReturnLineFields({ line, onChange }: ReturnLineFieldsProps) {
  const texts = useTexts(returnTexts);
  const translate = useTranslate();
  const { title, max, inTime, quantity, reason } = line;
  return (
    <Row>
      <CountField
        label={texts.quantity(title)}
        max={max}
        value={quantity}
        onChange={(count) => onChange(withQuantity(line, count))}
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
