import { useState } from 'react';

import { BULK_ACTIONS, MAX_BULK_ORDERS } from '@kargha/domain/orders/bulk-order-steps';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { BulkFrame } from '#ui/lists/bulk-frame.tsx';
import { RecordActions } from '#ui/lists/record-actions.tsx';
import type { Selection } from '#ui/lists/selection.ts';
import { useBulkSelection } from '#ui/lists/use-bulk-selection.ts';

import { adminOrdersTexts } from '../../admin-orders-texts.ts';
import {
  applyToAllMatching,
  applyToOrders,
  countOrders,
  matchingFilter,
  type BulkChange,
} from '../state/bulk-changes.ts';
import type { OrderFilter } from '../state/order-filter.ts';
import { BulkDialog, MENU_DIALOGS, type OpenDialog } from './bulk-dialog.tsx';
import { ChosenOrders } from './chosen-orders.tsx';

interface OrderBulkProps {
  rows: readonly OrderRow[];
  selection: Selection;
  filter: OrderFilter;
  hasMore: boolean;
  /** The rows are being read again, so their revisions may be old. */
  isWaiting: boolean;
  onDone: () => void;
}

export function OrderBulk(props: OrderBulkProps) {
  const { rows, selection, filter, hasMore, isWaiting, onDone } = props;
  const texts = useTexts(adminOrdersTexts);
  const bulk = useBulkSelection({
    filter: matchingFilter(filter),
    selection,
    shown: rows.length,
    hasMore,
    max: MAX_BULK_ORDERS,
    count: countOrders,
    keepsSelection: true,
    onDone,
  });
  const { everything } = bulk;
  const can = useCan();
  const [open, setOpen] = useState<OpenDialog>();
  const chosen = rows.filter(({ id }) => selection.has(id));
  const count = everything?.count ?? chosen.length;

  function start(bulkChange: BulkChange) {
    const change = everything
      ? applyToAllMatching(everything, bulkChange)
      : applyToOrders(chosen, bulkChange);
    const title = texts.bulkTitle(texts.bulk[bulkChange.action], count);
    void bulk.run.start({ title, count, canStop: true, change });
  }

  return (
    <>
      <BulkFrame
        bulk={bulk}
        actions={can('orders.ship') ? BULK_ACTIONS : []}
        nameOf={(action) => texts.bulk[action]}
        isWaiting={isWaiting}
        onPick={(action) => start({ action })}
      >
        {!everything && <ChosenOrders orders={chosen} bulk={bulk} onShip={() => setOpen('ship')} />}
        {!bulk.all.isTooMuch && <BulkMenu onOpen={setOpen} />}
      </BulkFrame>
      {open && (
        <BulkDialog
          open={open}
          orders={chosen}
          count={count}
          bulk={bulk}
          onChange={start}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function BulkMenu({ onOpen }: { onOpen: (dialog: OpenDialog) => void }) {
  const texts = useTexts(adminOrdersTexts);
  const canEdit = useCan()('orders.edit');
  if (!canEdit) return null;
  const menu = MENU_DIALOGS.map((dialog) => ({
    label: texts.bulk[dialog],
    run: () => onOpen(dialog),
  }));
  return <RecordActions actions={[]} menu={menu} menuLabel={texts.moreBulk} />;
}
