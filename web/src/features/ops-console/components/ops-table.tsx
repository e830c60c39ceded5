import { Link } from 'react-router-dom';

import type { OpsList, OpsRow } from '@kargha/domain/reports/ops';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { formatDay, formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyFace } from '#ui/feedback/faces.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useDeed } from '#ui/toasts/use-deed.ts';

import { opsTexts } from '../ops-texts.ts';
import { actOn } from '../state/ops-deeds.ts';
import { useOpsRows } from '../state/use-ops-rows.ts';

/** One list of the console, with what can be done about its rows. */
export function OpsTable({ list }: { list: OpsList }) {
  const texts = useTexts(opsTexts);
  const rows = useOpsRows(list);
  const { isBusy, start } = useDeed(async (row: OpsRow) => {
    showToast({ tone: 'success', message: texts.acted(await actOn(list, row)) });
    rows.reload();
  });
  return (
    <PagedList
      list={rows}
      loading={texts.loading}
      failed={texts.failed}
      empty={<EmptyFace title={texts.nothing[list]} action={null} />}
    >
      {(shown, isStale) => (
        <IndexTable
          label={texts.lists[list]}
          columns={texts.columns}
          rows={shown}
          isStale={isStale}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          numbers={['amount']}
          optional={['detail', 'state', 'amount', 'at']}
          cells={(row) => ({
            title: <Title row={row} list={list} />,
            detail: row.detail && <Wrapped>{row.detail}</Wrapped>,
            state: texts.state(row.state),
            amount: row.amount === null ? '' : formatPaise(paise(row.amount)),
            at: row.at ? formatMoment(new Date(row.at)) : '',
            act: <Act row={row} isBusy={isBusy} onAct={() => void start(row)} />,
          })}
        />
      )}
    </PagedList>
  );
}

function Title({ row: { title, orderId }, list }: { row: OpsRow; list: OpsList }) {
  // The sums of page speed are called by their day; noon in India is the same day everywhere in India.
  if (list === 'vitals') return formatDay(new Date(`${title}T06:30:00Z`));
  if (orderId === null) return <Wrapped>{title}</Wrapped>;
  return <Link to={adminOrderPath(orderId)}>{title}</Link>;
}

interface ActProps {
  row: OpsRow;
  isBusy: boolean;
  onAct: () => void;
}

function Act({ row: { act, title }, isBusy, onAct }: ActProps) {
  const texts = useTexts(opsTexts);
  if (act === null) return null;
  const name = texts.acts[act];
  return (
    <Button look="quiet" aria-label={texts.actName(name, title)} disabled={isBusy} onClick={onAct}>
      {name}
    </Button>
  );
}

/** Long words of machines may not push the other columns away. */
function Wrapped({ children }: { children: string }) {
  return (
    <span
      style={{
        display: 'block',
        minWidth: 150,
        maxWidth: 360,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </span>
  );
}
