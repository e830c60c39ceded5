import { addDays, indianMonth } from '@kargha/domain/india/indian-day';
import { formatPaise } from '@kargha/domain/money/money-format';
import { sumPaise, type Paise } from '@kargha/domain/money/paise';
import { settlementEndpoints } from '@kargha/domain/payments/settlement-endpoints';
import type { GatewayMonth } from '@kargha/domain/payments/settlement-schema';
import { nextMonth } from '@kargha/domain/tax-returns/tax-month';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { ExportListButton } from '#session/components/export-list-button.tsx';
import { readStaffPage, useStaffPages, useStaffQuery } from '#session/state/endpoint-queries.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Link } from '#ui/controls/link.tsx';
import { twoLines } from '#ui/lists/cells.tsx';
import { MonthField } from '#ui/forms/month-field.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import type { TileRow } from '#ui/lists/tiles.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { ActionButton } from '#ui/toasts/action-button.tsx';
import { describeSettlementProblem } from '@kargha/domain/payments/settlement-problems';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { tallyVouchers } from '@kargha/domain/payments/tally-vouchers';
import { saveFile } from '#lib/files/save-file.ts';
import { readAllPages } from '#lib/reading/iterate-pages.ts';

import { settlementsTexts } from '../settlements-texts.ts';

export function SettlementsPage() {
  const texts = useTexts(settlementsTexts);
  const [filter, change] = useUrlFilter({ month: indianMonth(new Date()) });
  const { month } = filter;
  const list = useStaffPages(settlementEndpoints.list, filter);
  const { data, refetch } = useStaffQuery(settlementEndpoints.statement, { query: { month } });
  const statement = data?.statement;
  const reload = () => {
    list.reload();
    void refetch();
  };
  return (
    <ResourcePage
      subtitle={texts.subtitle}
      actions={<Exports month={month} onFetched={reload} />}
      texts={texts}
      list={list}
      totals={tilesOf(statement, texts)}
      idOf={({ id }) => id}
      nameOf={({ id }) => id}
      numbers={['payments', 'refunds', 'fees', 'tax', 'disputes', 'amount']}
      cells={(row) => ({
        settlement: twoLines(row.utr, row.id),
        day: formatDay(row.createdAt),
        payments: formatPaise(row.payments),
        refunds: formatPaise(row.refunds),
        fees: formatPaise(row.fees),
        tax: formatPaise(row.tax),
        disputes: formatPaise(row.disputes),
        amount: row.status === 'processed' ? formatPaise(row.amount) : texts.notPaidOut,
      })}
    >
      <MonthField
        label={texts.month}
        value={month}
        onChange={(chosen) => change({ month: chosen })}
      />
      {statement && <StatementProblems statement={statement} />}
    </ResourcePage>
  );
}

type Texts = (typeof settlementsTexts)['en'];

/** Without values until the nightly job has written the month. */
function tilesOf(statement: GatewayMonth | null | undefined, texts: Texts): TileRow[] {
  if (!statement) return FIGURES.map(([label]) => [texts[label], undefined]);
  return FIGURES.map(([label, amountOf]) => [
    texts[label],
    formatPaise(amountOf(statement)),
    label === 'closing' && texts.upTo(formatDay(statement.updatedAt)),
  ]);
}

const FIGURES = [
  ['opening', ({ opening }) => opening],
  ['paid', ({ payments }) => payments],
  ['refunded', ({ refunds }) => refunds],
  ['charged', ({ fees, tax }) => sumPaise([fees, tax])],
  ['disputed', ({ disputes }) => disputes],
  ['adjusted', ({ adjustments }) => adjustments],
  ['transferred', ({ settlements }) => settlements],
  ['closing', ({ closing }) => closing],
] as const satisfies [keyof Texts, (statement: GatewayMonth) => Paise][];

function Exports({ month, onFetched }: { month: string; onFetched: () => void }) {
  const texts = useTexts(settlementsTexts);
  const fetch = async () => {
    const { settlements, failedDays } = await callStaffEndpoint(settlementEndpoints.fetch, {});
    onFetched();
    const isFailed = failedDays.length > 0;
    showToast({
      tone: isFailed ? 'error' : 'success',
      message: isFailed ? texts.notFetched(failedDays.join(', ')) : texts.fetched(settlements),
    });
  };
  return (
    <>
      <ExportListButton kinds={['settlements']} filter={daysOf(month)} />
      <ActionButton run={() => saveTallyVouchers(month, texts.tallyName(month))}>
        {texts.tally}
      </ActionButton>
      <ActionButton look="action" run={fetch}>
        {texts.fetch}
      </ActionButton>
    </>
  );
}

function daysOf(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: addDays(`${nextMonth(month)}-01`, -1) };
}

/** What does not match in a month. */
function StatementProblems({ statement }: { statement: GatewayMonth }) {
  const texts = useTexts(settlementsTexts);
  const { problems, problemCount } = statement;
  if (problemCount === 0) return <p>{texts.allMatch}</p>;
  const more = problemCount - problems.length;
  return (
    <Notice tone="warning" title={texts.problems(problemCount)}>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.id} ${problem.settlementId}`}>
            {describeSettlementProblem(problem)}{' '}
            {problem.orderId !== null && (
              <Link to={adminOrderPath(problem.orderId)}>{texts.showOrder}</Link>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{texts.moreProblems(more)}</p>}
    </Notice>
  );
}

/** The settlements of a month as vouchers that Tally imports. */
async function saveTallyVouchers(month: string, name: string): Promise<void> {
  const all = await readAllPages((cursor) =>
    readStaffPage(settlementEndpoints.list, { month, cursor }),
  );
  saveFile(name, new Blob([tallyVouchers(all)], { type: 'application/xml' }));
}
