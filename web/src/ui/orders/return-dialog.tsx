import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import type { OrderReturn } from '@kargha/domain/orders/return';
import type { ReturnableLine } from '@kargha/domain/orders/returnable-items';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import type { ReturnedItems } from '@kargha/domain/orders/return-requests';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';

import { ActionDialog } from '../dialog/action-dialog.tsx';
import { FieldFrame } from '../forms/field-frame.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { TotalsRow, TotalsList } from '../totals-list.tsx';
import { chosenLines, createReturnDraft, estimateReturn, withLine } from './return-draft.ts';
import { ReturnLineFields } from './return-line-fields.tsx';
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

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5) }));
