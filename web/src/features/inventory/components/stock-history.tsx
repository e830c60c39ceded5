import { inventoryEndpoints, type StockHistoryRow } from '@kargha/domain/stock/inventory-endpoints';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { useStaffPages } from '#session/state/endpoint-queries.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { ResourceList } from '#ui/lists/resource-list.tsx';

import { inventoryTexts } from '../inventory-texts.ts';

const NO_FILTER = {};

interface StockHistoryProps {
  productId: string;
  title: string;
  onClose: () => void;
}

export function StockHistory({ productId, title, onClose }: StockHistoryProps) {
  const texts = useTexts(inventoryTexts);
  const list = useStaffPages(inventoryEndpoints.movements, NO_FILTER, { id: productId });
  return (
    <ModalDialog
      isOpen
      isWide
      title={texts.historyTitle(title)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <ResourceList
        texts={texts.historyList}
        list={list}
        idOf={({ id }) => id}
        nameOf={({ at }) => formatMoment(at)}
        numbers={['available', 'committed']}
        cells={(row) => ({
          at: formatMoment(row.at),
          what: texts.movements[row.reason],
          variant: row.variant || texts.unchanged,
          available: signed(row.quantityDelta, texts.unchanged),
          committed: signed(row.committedDelta, texts.unchanged),
          why: <Why row={row} />,
          by: texts.actors[row.by] ?? row.by,
        })}
      />
    </ModalDialog>
  );
}

function Why({ row: { orderId, note } }: { row: StockHistoryRow }) {
  const texts = useTexts(inventoryTexts);
  if (orderId === null) return note;
  return <Link to={adminOrderPath(orderId)}>{texts.order}</Link>;
}

function signed(delta: number, none: string): string {
  if (delta === 0) return none;
  return delta > 0 ? `+${delta}` : String(delta);
}
