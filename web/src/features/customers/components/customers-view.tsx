import { Link } from 'react-router-dom';

import { CUSTOMER_KINDS, CUSTOMER_SORTS } from '@kargha/domain/people/customer';
import type { CustomerRow } from '@kargha/domain/people/customer-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { FilterBar, ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { TagRow } from '#ui/tag-row.tsx';
import { Tag } from '#ui/tag.tsx';

import { customersTexts } from '../customers-texts.ts';
import { customerName, useCustomers } from '../state/customers.ts';
import { ExportButton } from './export-button.tsx';
import { KindTag } from './kind-tag.tsx';
import { TagFilter } from './tag-filter.tsx';

const DEFAULTS = { search: '', kind: '', tag: '', sort: 'newest' };

export function CustomersView() {
  const texts = useTexts(customersTexts);
  const [filter, change] = useUrlFilter(DEFAULTS);
  const list = useCustomers(filter);
  const isFiltered = filter.search !== '' || filter.kind !== '' || filter.tag !== '';
  const kinds = CUSTOMER_KINDS.map((id) => ({ id, label: texts.kinds[id] }));
  return (
    <>
      <ViewTabs
        label={texts.views}
        views={[{ id: '', label: texts.all }, ...kinds]}
        chosen={filter.kind}
        onChoose={(kind) => change({ kind })}
      />
      <FilterBar
        searchLabel={texts.search}
        placeholder={texts.searchExample}
        search={filter.search}
        onSearch={(search) => change({ search })}
      >
        <TagFilter tag={filter.tag} onChange={(tag) => change({ tag })} />
        <SelectField
          label={texts.sort}
          value={filter.sort}
          options={CUSTOMER_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
          onChange={(sort) => change({ sort })}
        />
        <ExportButton filter={filter} />
      </FilterBar>
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          isFiltered ? (
            <NoMatch
              title={texts.none}
              hint={texts.noneHint}
              onClear={() => change({ search: '', kind: '', tag: '' })}
            />
          ) : (
            <EmptyState title={texts.empty} action={null}>
              {texts.emptyHint}
            </EmptyState>
          )
        }
      >
        {(rows, isStale) => <Rows rows={rows} isStale={isStale} />}
      </PagedList>
    </>
  );
}

function Rows({ rows, isStale }: { rows: readonly CustomerRow[]; isStale: boolean }) {
  const texts = useTexts(customersTexts);
  return (
    <IndexTable
      label={texts.title}
      columns={texts.columns}
      rows={rows}
      isStale={isStale}
      idOf={({ id }) => id}
      nameOf={customerName}
      numbers={['orders', 'value']}
      opensRows
      cells={(row) => ({
        name: (
          <>
            <Link to={adminRowPath(adminPaths.customers, row.id)}>{customerName(row)}</Link>
            {row.name && <span>{row.email || row.phone}</span>}
          </>
        ),
        kind: <KindTag customer={row} />,
        orders: row.orders,
        value: formatPaise(paise(row.value)),
        lastOrder: row.lastOrderAt ? formatDay(row.lastOrderAt) : texts.never,
        tags: row.tags.length > 0 && (
          <TagRow>
            {row.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </TagRow>
        ),
      })}
    />
  );
}
