import { Link } from 'react-router-dom';

import { DISCOUNT_STATUSES } from '@kargha/domain/pricing/discount';
import type { DiscountRow } from '@kargha/domain/pricing/discount-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { FilterBar, ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { useUndo } from '#ui/lists/use-undo.ts';
import { Tag } from '#ui/tag.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminDiscountsTexts } from '../admin-discounts-texts.ts';
import { describeDiscount } from '../state/describe-discount.ts';
import { switchDiscount, useDiscounts } from '../state/use-discounts.ts';
import { DiscountStatusTag } from './discount-status-tag.tsx';

export function DiscountsView() {
  const texts = useTexts(adminDiscountsTexts);
  const [filter, change] = useUrlFilter({ search: '', standing: '' });
  const list = useDiscounts(filter);
  const views = [
    { id: '', label: texts.all },
    ...DISCOUNT_STATUSES.map((id) => ({ id, label: texts.statuses[id] })),
  ];
  return (
    <>
      <ViewTabs
        label={texts.views}
        views={views}
        chosen={filter.standing}
        onChoose={(standing) => change({ standing })}
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
          filter.search !== '' || filter.standing !== '' ? (
            <NoMatch
              title={texts.none}
              hint={texts.noneHint}
              onClear={() => change({ search: '', standing: '' })}
            />
          ) : (
            <NoDiscounts />
          )
        }
      >
        {(rows, isStale) => <Rows rows={rows} isStale={isStale} onChange={list.replace} />}
      </PagedList>
    </>
  );
}

function NoDiscounts() {
  const texts = useTexts(adminDiscountsTexts);
  return (
    <EmptyState
      title={texts.empty}
      action={
        <ButtonLink look="action" to={`${adminPaths.discounts}/new`}>
          {texts.create}
        </ButtonLink>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  );
}

interface RowsProps {
  rows: readonly DiscountRow[];
  isStale: boolean;
  onChange: (row: DiscountRow) => void;
}

function Rows({ rows, isStale, onChange }: RowsProps) {
  const texts = useTexts(adminDiscountsTexts);
  return (
    <IndexTable
      label={texts.title}
      columns={texts.columns}
      rows={rows}
      isStale={isStale}
      idOf={({ code }) => code}
      nameOf={({ code }) => code}
      opensRows
      cells={(row) => ({
        code: (
          <>
            <Link to={adminRowPath(adminPaths.discounts, row.code)}>{row.code}</Link>{' '}
            {row.method === 'automatic' && <Tag>{texts.automatic}</Tag>}
          </>
        ),
        value: (
          <>
            <strong>{describeDiscount(row, texts)}</strong>
            <span>{row.description}</span>
          </>
        ),
        standing: <DiscountStatusTag standing={row.standing} />,
        used:
          row.method === 'automatic' ? texts.notCounted : texts.usedOf(row.used, row.totalLimit),
        runs: formatPeriod(row, texts),
        actions: <SwitchButton row={row} onChange={onChange} />,
      })}
    />
  );
}

function formatPeriod(
  { startsAt, endsAt }: DiscountRow,
  texts: (typeof adminDiscountsTexts)['en'],
) {
  const start = formatDay(startsAt);
  return endsAt ? texts.between(start, formatDay(endsAt)) : texts.from(start);
}

function SwitchButton({
  row,
  onChange,
}: {
  row: DiscountRow;
  onChange: (row: DiscountRow) => void;
}) {
  const texts = useTexts(adminDiscountsTexts);
  const showUndo = useUndo();
  const { isBusy, start } = useAction(async () => {
    const switched = await switchDiscount(row, !row.active);
    onChange(switched);
    const [done, undone] = row.active
      ? [texts.disabled, texts.enabled]
      : [texts.enabled, texts.disabled];
    const revert = async () => onChange(await switchDiscount(switched, row.active));
    showUndo(done, revert, undone);
  });
  return (
    <Button
      look="quiet"
      aria-disabled={isBusy}
      aria-label={row.active ? texts.switchOff(row.code) : texts.switchOn(row.code)}
      onClick={() => void start()}
    >
      {row.active ? texts.disable : texts.enable}
    </Button>
  );
}
