import { ORDER_STATE_LABELS, orderBadge, type OrderBadge } from '@kargha/domain/orders/order-state';
import type { OrderState } from '@kargha/domain/orders/order-state';
import { useTranslate } from '#lib/language/translate.ts';

import { Tag, type TagTone } from '../tag.tsx';

/** Pending yellow, processing blue, completed green, all others grey. */
const TONES: Record<OrderBadge, TagTone> = {
  pending: 'waiting',
  processing: 'moving',
  completed: 'done',
  other: 'idle',
};

export function OrderTag({ state }: { state: OrderState }) {
  const translate = useTranslate();
  return <Tag tone={TONES[orderBadge(state)]}>{translate(ORDER_STATE_LABELS[state])}</Tag>;
}
