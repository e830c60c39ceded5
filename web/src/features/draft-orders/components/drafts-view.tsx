import { Link } from 'react-router-dom';

import { DRAFT_STATES } from '@kargha/domain/orders/draft-order';
import type { DraftRow } from '@kargha/domain/orders/draft-order-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath, paths } from '#lib/addresses/paths.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { FilterBar, ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { Tag } from '#ui/tag.tsx';

import { draftOrdersTexts } from '../draft-orders-texts.ts';
import { useDrafts } from '../state/use-drafts.ts';

const DEFAULTS = { search: '', state: '' };

export function DraftsView() {
  const texts = useTexts(draftOrdersTexts);
  const [filter, change] = useUrlFilter(DEFAULTS);
  const list = useDrafts(filter);
  const isNarrowed = filter.search !== '' || filter.state !== '';
  const create = (
    <ButtonLink look="action" to={adminPaths.newOrder}>
      {texts.create}
    </ButtonLink>
  );
  return (
    <IndexPage
      title={texts.listTitle}
      subtitle={texts.listSubtitle}
      back={{ to: paths.adminOrders, label: texts.orders }}
      actions={create}
    >
      <ViewTabs
        label={texts.views}
        views={[
          { id: '', label: texts.all },
          ...DRAFT_STATES.map((id) => ({ id, label: texts.states[id] })),
        ]}
        chosen={filter.state}
        onChoose={(state) => change({ state })}
      />
      <FilterBar
        searchLabel={texts.search}
        placeholder={texts.searchExample}
        search={filter.search}
        onSearch={(search) => change({ search })}
      />
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          isNarrowed ? (
            <NoMatch title={texts.none} hint={texts.noneHint} onClear={() => change(DEFAULTS)} />
          ) : (
            <EmptyState title={texts.empty} action={create}>
              {texts.emptyHint}
            </EmptyState>
          )
        }
      >
        {(rows, isStale) => <Rows rows={rows} isStale={isStale} />}
      </PagedList>
    </IndexPage>
  );
}

function Rows({ rows, isStale }: { rows: readonly DraftRow[]; isStale: boolean }) {
  const texts = useTexts(draftOrdersTexts);
  const nameOf = ({ name, email }: DraftRow) => name || email || texts.noName;
  return (
    <IndexTable
      label={texts.listTitle}
      columns={texts.columns}
      rows={rows}
      isStale={isStale}
      idOf={({ id }) => id}
      nameOf={nameOf}
      numbers={['pieces', 'total']}
      opensRows
      cells={(row) => ({
        customer: <Link to={adminRowPath(adminPaths.draftOrders, row.id)}>{nameOf(row)}</Link>,
        pieces: row.pieces,
        total: formatPaise(row.total),
        status: (
          <Tag tone={row.state === 'open' ? 'waiting' : 'done'}>{texts.states[row.state]}</Tag>
        ),
        order: row.orderId ? (
          <Link to={adminOrderPath(row.orderId)}>{row.orderNumber}</Link>
        ) : (
          texts.noOrder
        ),
        changed: formatMoment(row.updatedAt),
      })}
    />
  );
}
