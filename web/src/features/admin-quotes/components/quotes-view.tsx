import { Link } from 'react-router-dom';

import { quotationNumber } from '@kargha/domain/quotes/quotation-number';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { quoteRequestTexts } from '#lib/language/quote-request-texts.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { useQuotes, type QuoteRow } from '../state/staff-quote.ts';
import { QuoteDeadlineTags } from './quote-deadline-tags.tsx';
import { QuoteStatusTags } from './quote-status-tags.tsx';

const WAITING = 'waiting';
const VIEWS = ['submitted', 'in_review', 'quoted', 'closed', 'withdrawn'] as const;
const ALL = 'all';
const DEFAULTS = { state: WAITING };

/** The inbox of requests: those that need action come first, the oldest on top. */
export function QuotesView() {
  const texts = useTexts(adminQuotesTexts);
  const [filter, change] = useUrlFilter(DEFAULTS);
  const list = useQuotes({ state: filter.state === ALL ? '' : filter.state });
  const views = [
    { id: WAITING, label: texts.waiting },
    ...VIEWS.map((id) => ({ id, label: texts.states[id] })),
    { id: ALL, label: texts.all },
  ];
  return (
    <>
      <ViewTabs
        label={texts.views}
        views={views}
        chosen={filter.state}
        onChoose={(state) => change({ state })}
      />
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          filter.state === ALL ? (
            <EmptyState title={texts.empty} action={null}>
              {texts.emptyHint}
            </EmptyState>
          ) : (
            <EmptyState
              title={texts.none}
              action={<Button onClick={() => change({ state: ALL })}>{texts.showAll}</Button>}
            >
              {texts.noneHint}
            </EmptyState>
          )
        }
      >
        {(rows, isStale) => <Rows rows={rows} isStale={isStale} />}
      </PagedList>
    </>
  );
}

function Rows({ rows, isStale }: { rows: readonly QuoteRow[]; isStale: boolean }) {
  const texts = useTexts(adminQuotesTexts);
  const words = useTexts(quoteRequestTexts);
  return (
    <IndexTable
      label={texts.title}
      columns={texts.columns}
      rows={rows}
      isStale={isStale}
      idOf={({ id }) => id}
      nameOf={({ companyName }) => companyName}
      opensRows
      cells={(row) => ({
        company: (
          <>
            <Link to={adminRowPath(adminPaths.quotes, row.id)}>{row.companyName}</Link>
            <span>{`${row.contactPerson} · ${quotationNumber(row.id, row.latestVersion)}`}</span>
          </>
        ),
        requested: (
          <>
            <strong>{words.pieces(row.quantity)}</strong>
            <span>{`${words.categories[row.category]}, ${words.orderTypes[row.orderType]}`}</span>
          </>
        ),
        state: <QuoteStatusTags quote={row} />,
        deadline: <QuoteDeadlineTags quote={row} />,
        submitted: row.submittedAt ? formatDay(row.submittedAt) : '',
      })}
    />
  );
}
