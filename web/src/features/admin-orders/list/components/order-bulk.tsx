import {
  BULK_ACTIONS,
  MAX_BULK_ORDERS,
  type BulkAction,
} from '@kargha/domain/orders/bulk-order-steps';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { BulkFrame } from '#ui/lists/bulk-frame.tsx';
import type { Selection } from '#ui/lists/selection.ts';
import { useBulkSelection } from '#ui/lists/use-bulk-selection.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminOrdersTexts } from '../../admin-orders-texts.ts';
import {
  countMatching,
  matchingFilter,
  applyToOrders,
  applyToAllMatching,
} from '../state/bulk-changes.ts';
import type { OrderFilter } from '../state/order-filter.ts';
import { CourierBulk } from '../../couriers/components/courier-bulk.tsx';
import { savePackingSlips } from '../../documents/state/order-documents.ts';

interface OrderBulkProps {
  rows: readonly OrderRow[];
  selection: Selection;
  filter: OrderFilter;
  hasMore: boolean;
  onDone: () => void;
}

export function OrderBulk({ rows, selection, filter, hasMore, onDone }: OrderBulkProps) {
  const texts = useTexts(adminOrdersTexts);
  const bulk = useBulkSelection({
    filter: matchingFilter(filter),
    selection,
    shown: rows.length,
    hasMore,
    max: MAX_BULK_ORDERS,
    count: countMatching,
    onDone,
  });
  const { everything } = bulk;

  function start(action: BulkAction) {
    const chosen = rows.filter(({ id }) => selection.has(id));
    const count = everything?.count ?? chosen.length;
    const change = everything
      ? applyToAllMatching(everything, action)
      : applyToOrders(chosen, action);
    const title = texts.bulkTitle(texts.bulk[action], count);
    void bulk.run.start({ title, count, canStop: everything !== undefined, change });
  }

  return (
    <BulkFrame
      bulk={bulk}
      actions={BULK_ACTIONS}
      nameOf={(action) => texts.bulk[action]}
      onPick={start}
    >
      {!everything && <SlipsButton ids={selection.chosen} />}
      {!everything && (
        <CourierBulk orders={rows.filter(({ id }) => selection.has(id))} run={bulk.run} />
      )}
    </BulkFrame>
  );
}

function SlipsButton({ ids }: { ids: readonly string[] }) {
  const texts = useTexts(adminOrdersTexts);
  const { isBusy, start } = useAction(() => savePackingSlips([...ids]));
  return (
    <Button disabled={isBusy} onClick={() => void start()}>
      {texts.printPackingSlips}
    </Button>
  );
}
