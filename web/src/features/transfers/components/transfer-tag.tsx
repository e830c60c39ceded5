import { TRANSFER_STATE_LABELS, type TransferState } from '@kargha/domain/stock/transfer';
import { Tag, type TagTone } from '#ui/tag.tsx';

const TONES: Record<TransferState, TagTone> = {
  pending: 'waiting',
  in_transit: 'moving',
  completed: 'done',
  cancelled: 'idle',
};

export function TransferTag({ state }: { state: TransferState }) {
  return <Tag tone={TONES[state]}>{TRANSFER_STATE_LABELS[state]}</Tag>;
}
