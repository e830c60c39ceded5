import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import type { OrderReturn } from '@kargha/domain/orders/return';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/order-document.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { SumRow, Sums } from '#ui/sums.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { askForReturn } from '../state/order-deeds.ts';
import { ordersTexts } from '../orders-texts.ts';
import type { Photo } from '../state/read-photos.ts';
import { chosenLines, draftOf, estimateOf, type DraftLine } from '../state/return-draft.ts';
import { PhotoField } from './photo-field.tsx';
import { ReturnLineFields } from './return-line-fields.tsx';

interface ReturnDialogProps {
  order: ShownOrder;
  returns: readonly OrderReturn[];
  onClose: () => void;
}

/** The shopper chooses what comes back, says why, and sees what they can expect before they send it. */
export function ReturnDialog({ order, returns, onClose }: ReturnDialogProps) {
  const texts = useTexts(ordersTexts);
  const [draft, setDraft] = useState<DraftLine[]>(() => draftOf(order, returns, new Date()));
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<Photo[]>([]);

  async function send() {
    const lines = chosenLines(draft);
    if (lines.length === 0) throw new Error(texts.nothingChosen);
    await askForReturn(order.id, { lines, note, photos: photos.map(({ data }) => data) });
    showToast({ tone: 'success', message: texts.returnSent });
  }

  return (
    <ActionDialog
      isWide
      title={texts.returnTitle(order.number)}
      confirm={texts.sendReturn}
      onConfirm={send}
      onClose={onClose}
    >
      <Fields>
        <p>{texts.returnLead}</p>
        {draft.map((line) => (
          <ReturnLineFields
            key={line.productId}
            line={line}
            onChange={(changed) =>
              setDraft(draft.map((one) => (one.productId === line.productId ? changed : one)))
            }
          />
        ))}
        <FieldFrame id="return-note" label={texts.returnNote} optional={texts.optional}>
          <TextInput
            id="return-note"
            value={note}
            maxLength={500}
            onChange={(event) => setNote(event.target.value)}
          />
        </FieldFrame>
        <PhotoField photos={photos} onChange={setPhotos} />
        <Sums>
          <SumRow label={texts.estimate} isTotal>
            {formatPaise(estimateOf(order, returns, draft))}
          </SumRow>
        </Sums>
      </Fields>
    </ActionDialog>
  );
}

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5) }));
