import {
  courierCostEndpoints,
  type CourierCost,
} from '@kargha/domain/couriers/courier-cost-endpoints';
import { indianMonth } from '@kargha/domain/india/indian-day';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { useStaffPages } from '#session/state/endpoint-queries.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { MonthField } from '#ui/forms/month-field.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import type { TileRow } from '#ui/lists/tiles.tsx';

import { courierCostsTexts } from '../courier-costs-texts.ts';

export function CourierCostsPage() {
  const texts = useTexts(courierCostsTexts);
  const [filter, change] = useUrlFilter({ month: indianMonth(new Date()) });
  const list = useStaffPages(courierCostEndpoints.list, filter);
  const costs = list.rows;
  const unpriced = costs.reduce((sum, cost) => sum + cost.unpriced, 0);
  return (
    <ResourcePage
      subtitle={texts.subtitle}
      texts={texts}
      list={list}
      totals={tilesOf(costs, texts)}
      idOf={({ courier }) => courier}
      nameOf={({ courier }) => courier}
      numbers={['parcels', 'charged', 'collected', 'difference', 'pickups', 'pickupsCharged']}
      cells={(cost) => ({
        courier: cost.courier,
        parcels: String(cost.parcels),
        charged: formatPaise(cost.charged),
        collected: formatPaise(cost.collected),
        difference: formatPaise(paise(cost.collected - cost.charged)),
        pickups: String(cost.pickups),
        pickupsCharged: formatPaise(cost.pickupsCharged),
      })}
    >
      <MonthField
        label={texts.month}
        value={filter.month}
        onChange={(month) => change({ month })}
      />
      {unpriced > 0 && <Notice tone="warning" title={texts.unpriced(unpriced)} />}
    </ResourcePage>
  );
}

type Texts = (typeof courierCostsTexts)['en'];

function tilesOf(costs: readonly CourierCost[], texts: Texts): TileRow[] {
  const charged = sumPaise(costs.map((cost) => cost.charged));
  const collected = sumPaise(costs.map((cost) => cost.collected));
  const pickups = sumPaise(costs.map((cost) => cost.pickupsCharged));
  return [
    [texts.charged, formatPaise(charged)],
    [texts.pickupsCharged, formatPaise(pickups)],
    [texts.collected, formatPaise(collected), texts.collectedHint],
    [texts.difference, formatPaise(paise(collected - charged - pickups)), texts.differenceHint],
  ];
}
