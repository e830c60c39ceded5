import { useState } from 'react';

import { TRANSFER_FILTERS } from '@kargha/domain/stock/transfer';
import { transferEndpoints } from '@kargha/domain/stock/transfer-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { May } from '#session/components/may.tsx';
import { useStaffList, useStaffQuery, useStaffTotals } from '#session/state/endpoint-queries.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';

import { transfersTexts } from '../transfers-texts.ts';
import { TransferTag } from './transfer-tag.tsx';

const PlacesDialog = lazyComponent(async () => (await import('./places-dialog.tsx')).PlacesDialog, {
  onError: 'over',
});

const TOTALS = ['pending', 'inTransit', 'completedToday'] as const;
const DEFAULTS = { filter: 'all' };

export function TransfersView() {
  const texts = useTexts(transfersTexts);
  const resource = useStaffList(transferEndpoints.list, DEFAULTS);
  const totals = useStaffTotals(transferEndpoints.totals);
  const { data: locations } = useStaffQuery(transferEndpoints.places, {});
  const [isNaming, setNaming] = useState(false);
  const canCreate = locations === undefined || locations.places.length > 1;
  const create = (
    <ButtonLink look="action" to={adminRowPath(adminPaths.transfers, 'new')}>
      {texts.create}
    </ButtonLink>
  );
  const namePlaces = (
    <Button look="action" onClick={() => setNaming(true)}>
      {texts.namePlaces}
    </Button>
  );
  return (
    <ResourcePage
      actions={
        <May permission="stock.edit">
          <Button onClick={() => setNaming(true)}>{texts.places}</Button>
          {canCreate && create}
        </May>
      }
      totals={TOTALS.map((name) => [texts[name], totals?.[name]])}
      texts={
        canCreate ? texts : { ...texts, empty: texts.needsPlaces, emptyHint: texts.needsPlacesHint }
      }
      {...resource}
      views={{ name: 'filter', ids: TRANSFER_FILTERS, labels: texts.filters }}
      emptyAction={<May permission="stock.edit">{canCreate ? create : namePlaces}</May>}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      numbers={['items']}
      opensRows
      cells={({ id, number, from, to, items, state, createdAt }) => ({
        number: <Link to={adminRowPath(adminPaths.transfers, id)}>{number}</Link>,
        from,
        to,
        items,
        status: <TransferTag state={state} />,
        date: formatDay(createdAt),
      })}
    >
      {isNaming && <PlacesDialog onClose={() => setNaming(false)} />}
    </ResourcePage>
  );
}
