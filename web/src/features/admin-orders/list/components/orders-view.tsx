import { useId, useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import type { OrderRow, OrderTag as StaffTag } from '@kargha/domain/orders/staff-order-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { formatDay, formatTime } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IconLink } from '#ui/controls/icon-button.tsx';
import { EyeIcon, PencilIcon } from '#ui/control-icons.tsx';
import { orderLink, twoLines } from '#ui/lists/cells.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import { OrderTag } from '#ui/orders/order-tag.tsx';
import { Tag } from '#ui/tag.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminOrdersTexts } from '../../admin-orders-texts.ts';
import { isNarrowed, NO_FILTER, ORDER_VIEWS, useOrderFilter } from '../state/order-filter.ts';
import { useOrderList } from '../state/use-order-list.ts';
import { useTagNames } from '../../state/order-tags.ts';
import { ChangesNotice } from './changes-notice.tsx';
import { OrderBulk } from './order-bulk.tsx';
import { AwbImportButton } from '../../import/components/awb-import-dialog.tsx';
import { ListEndedNotice } from '../../components/list-ended-notice.tsx';
import { OrderMenu } from '../../components/order-menu.tsx';
import { OrderFilters, OrderToolbar } from './order-filters.tsx';

const VIEWS = { name: 'state', ids: ORDER_VIEWS, clearsFilters: true } as const;

export function OrdersPage() {
  const texts = useTexts(adminOrdersTexts);
  const [filter, change] = useOrderFilter();
  const { list, selection, hasChanges, changes, refresh } = useOrderList(filter);
  const [isFilterOpen, setFilterOpen] = useState(isNarrowed(filter));
  const filtersId = useId();
  const tagsOf = useTagNames();
  return (
    <ResourcePage
      texts={texts}
      subtitle={texts.subtitle}
      actions={
        <>
          <AwbImportButton onImported={refresh} />
          <ButtonLink to={adminPaths.draftOrders}>{texts.drafts}</ButtonLink>
          <ButtonLink look="action" to={adminPaths.newOrder}>
            {texts.create}
          </ButtonLink>
        </>
      }
      list={list}
      filter={filter}
      defaults={NO_FILTER}
      onFilter={change}
      views={{ ...VIEWS, labels: texts.viewNames, all: texts.all }}
      savedViews={storageKeys.orderViews}
      filters={
        <OrderToolbar
          filter={filter}
          onChange={change}
          filtersId={filtersId}
          isFilterOpen={isFilterOpen}
          onToggleFilter={() => setFilterOpen(!isFilterOpen)}
        />
      }
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      selection={selection}
      note={hasChanges && <ChangesNotice onRefresh={refresh} />}
      numbers={['amount', 'items']}
      opensRows
      cells={(order) => orderCells(order, tagsOf(order.tags), texts)}
    >
      <OrderFilters id={filtersId} isOpen={isFilterOpen} filter={filter} onChange={change} />
      <ListEndedNotice changes={changes} onLoad={refresh} />
      <OrderBulk
        rows={list.rows}
        selection={selection}
        filter={filter}
        hasMore={list.hasMore}
        isWaiting={list.status === 'loading'}
        onDone={refresh}
      />
    </ResourcePage>
  );
}

function orderCells(order: OrderRow, tags: readonly StaffTag[], texts: typeof adminOrdersTexts.en) {
  return {
    number: orderLink(order.id, order.number),
    customer: twoLines(order.name, order.email),
    amount: formatPaise(order.worth),
    status: (
      <>
        <OrderTag state={order.state} />{' '}
        {order.reviewReasons.length > 0 && <Tag tone="waiting">{texts.needsReview}</Tag>}{' '}
        {tags.map(({ id, name }) => (
          <Tag key={id}>{name}</Tag>
        ))}
      </>
    ),
    date: twoLines(formatDay(order.createdAt), formatTime(order.createdAt)),
    items: texts.items(order.pieces),
    actions: <RowActions order={order} />,
  };
}

function RowActions({ order }: { order: OrderRow }) {
  const texts = useTexts(adminOrdersTexts);
  const path = adminOrderPath(order.id);
  return (
    <Actions>
      <IconLink to={path} aria-label={texts.view(order.number)}>
        <EyeIcon size={20} />
      </IconLink>
      <IconLink to={`${path}?do=edit`} aria-label={texts.edit(order.number)}>
        <PencilIcon size={20} />
      </IconLink>
      <OrderMenu order={order} />
    </Actions>
  );
}

const Actions = styled('div')({ display: 'flex' });
