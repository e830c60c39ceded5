import type { TagAction } from '@kargha/domain/orders/bulk-order-steps';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { useTexts } from '#lib/language/language.ts';
import type { BulkSelection } from '#ui/lists/use-bulk-selection.ts';

import { adminOrdersTexts } from '../../admin-orders-texts.ts';
import { TagsDialog } from '../../components/tags-dialog.tsx';
import { shipOrders, type BulkChange } from '../state/bulk-changes.ts';
import { MessageDialog } from './message-dialog.tsx';
import { ShipOrdersDialog, type Dispatch } from './ship-orders-dialog.tsx';

/** In the menu of the bulk bar. */
export const MENU_DIALOGS = ['add-tags', 'remove-tags', 'message'] as const;
export type OpenDialog = TagAction | 'message' | 'ship';

interface BulkDialogProps {
  open: OpenDialog;
  orders: readonly OrderRow[];
  /** also those of the filter that are not loaded */
  count: number;
  bulk: BulkSelection;
  onChange: (change: BulkChange) => void;
  onClose: () => void;
}

/** What an action needs to know before it starts. */
export function BulkDialog({ open, orders, count, bulk, onChange, onClose }: BulkDialogProps) {
  const texts = useTexts(adminOrdersTexts);

  function ship(dispatch: Dispatch) {
    const shipped = orders.filter(({ id }) => (dispatch.awbs[id] ?? '').trim() !== '');
    void bulk.run.start({
      title: texts.bulkTitle(texts.shipMany, shipped.length),
      count: shipped.length,
      canStop: true,
      change: shipOrders(shipped, dispatch),
    });
  }

  if (open === 'ship') return <ShipOrdersDialog orders={orders} onShip={ship} onClose={onClose} />;
  const title = texts.bulkTitle(texts.bulk[open], count);
  if (open === 'message') {
    const send = (message: { subject: string; text: string }) =>
      onChange({ action: open, ...message });
    return <MessageDialog title={title} onSend={send} onClose={onClose} />;
  }
  return (
    <TagsDialog
      title={title}
      confirm={texts.bulk[open]}
      onConfirm={(tags) => {
        onChange({ action: open, tags });
        return Promise.resolve();
      }}
      onClose={onClose}
    />
  );
}
