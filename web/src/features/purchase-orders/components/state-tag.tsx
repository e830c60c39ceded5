import {
  PURCHASE_ORDER_STATE_LABELS,
  type PurchaseOrderState,
} from '@kargha/domain/stock/purchase-order';
import { useTexts } from '#lib/language/language.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';

const TONES: Record<PurchaseOrderState, TagTone> = {
  draft: 'idle',
  ordered: 'waiting',
  partial: 'moving',
  received: 'done',
  cancelled: 'idle',
};

export function StateTag({ state }: { state: PurchaseOrderState }) {
  const texts = useTexts(purchaseOrdersTexts);
  return (
    <>
      <Tag tone={TONES[state]}>{PURCHASE_ORDER_STATE_LABELS[state]}</Tag>{' '}
      {state === 'draft' && <small>{texts.draft}</small>}
    </>
  );
}
