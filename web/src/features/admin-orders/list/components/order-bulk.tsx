import { useState } from 'react';

import {
  BULK_ACTIONS,
  MAX_BULK_ORDERS,
  TAG_ACTIONS,
  type BulkAction,
  type TagAction,
} from '@kargha/domain/orders/bulk-order-steps';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import { BulkFrame } from '#ui/lists/bulk-frame.tsx';
import type { Selection } from '#ui/lists/selection.ts';
import { useBulkSelection } from '#ui/lists/use-bulk-selection.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminOrdersTexts } from '../../admin-orders-texts.ts';
import { TagsDialog } from '../../components/tags-dialog.tsx';
import {
  countMatching,
  matchingFilter,
  applyToOrders,
  applyToAllMatching,
  type BulkChange,
} from '../state/bulk-changes.ts';
import type { OrderFilter } from '../state/order-filter.ts';
import { CourierBulk } from '../../couriers/components/courier-bulk.tsx';
import { savePackingSlips } from '../../documents/state/order-documents.ts';

type Action = BulkAction | TagAction;

const isTagAction = (action: Action): action is TagAction => action.endsWith('-tags');

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
  const actions = useBulkActions();
  const [tagging, setTagging] = useState<TagAction>();
  const chosen = rows.filter(({ id }) => selection.has(id));
  const count = everything?.count ?? chosen.length;
  const titleOf = (action: Action) => texts.bulkTitle(texts.bulk[action], count);

  function start(bulkChange: BulkChange) {
    const change = everything
      ? applyToAllMatching(everything, bulkChange)
      : applyToOrders(chosen, bulkChange);
    void bulk.run.start({ title: titleOf(bulkChange.action), count, canStop: true, change });
  }

  return (
    <>
      <BulkFrame
        bulk={bulk}
        actions={actions}
        nameOf={(action) => texts.bulk[action]}
        onPick={(action) => (isTagAction(action) ? setTagging(action) : start({ action }))}
      >
        {!everything && <SlipsButton ids={selection.chosen} />}
        {!everything && <CourierBulk orders={chosen} run={bulk.run} />}
      </BulkFrame>
      {tagging && (
        <TagsDialog
          title={titleOf(tagging)}
          confirm={texts.bulk[tagging]}
          onConfirm={(tags) => {
            start({ action: tagging, tags });
            return Promise.resolve();
          }}
          onClose={() => setTagging(undefined)}
        />
      )}
    </>
  );
}

function useBulkActions(): Action[] {
  const can = useCan();
  return [...(can('orders.ship') ? BULK_ACTIONS : []), ...(can('orders.edit') ? TAG_ACTIONS : [])];
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
