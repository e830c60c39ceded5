import { formatPaise } from '@kargha/domain/money/money-format';
import type { PackingSheet } from '@kargha/domain/orders/packing-endpoints';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Surface } from '#ui/surface.tsx';
import { Tag } from '#ui/tag.tsx';
import { TagRow } from '#ui/tag-row.tsx';
import { Text } from '#ui/text.tsx';

import { packingTexts } from '../packing-texts.ts';
import { missingUnits } from '../state/packing-count.ts';
import type { PackingState, PackingTable } from '../state/packing-table.ts';
import { PackingLines } from './packing-lines.tsx';

interface PackingOrderProps {
  order: PackingSheet;
  state: Pick<PackingState, 'counts' | 'isBusy'>;
  table: PackingTable;
}

export function PackingOrder({ order, state, table }: PackingOrderProps) {
  const texts = useTexts(packingTexts);
  const { counts, isBusy } = state;
  const all = missingUnits(order.lines, {});
  const missing = missingUnits(order.lines, counts);
  const isComplete = missing === 0;
  return (
    <Surface>
      <Text variant="h2">{texts.orderOf(order.number)}</Text>
      <Text tone="secondary" mb={1}>
        {[order.customer, order.place, texts.orderedOn(formatDay(order.orderedAt))].join(' · ')}
      </Text>
      <TagRow>
        {order.parcels > 1 && <Tag tone="waiting">{texts.parcelOf(order)}</Tag>}
        <Tag tone={isComplete ? 'done' : 'moving'}>{texts.progress(all - missing, all)}</Tag>
        {order.toCollect > 0 && (
          <Tag tone="waiting">{texts.toCollect(formatPaise(order.toCollect))}</Tag>
        )}
      </TagRow>
      {order.needsReview && (
        <Notice tone="warning" title={texts.review}>
          <p>
            {texts.reviewHint} <Link to={adminOrderPath(order.id)}>{texts.openOrder}</Link>
          </p>
        </Notice>
      )}
      <PackingLines lines={order.lines} counts={counts} onCount={table.countLine} />
      {isComplete && (
        <Text mb={2} tone="secondary">
          {texts.allCountedHint}
        </Text>
      )}
      <TagRow>
        <Button look="action" disabled={!isComplete || isBusy} onClick={() => table.finish(true)}>
          {texts.pack}
        </Button>
        <Button disabled={!isComplete || isBusy} onClick={() => table.finish(false)}>
          {texts.packOnly}
        </Button>
        <Button look="quiet" onClick={table.restart}>
          {texts.restart}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={table.leave}>
          {texts.leave}
        </Button>
      </TagRow>
    </Surface>
  );
}
