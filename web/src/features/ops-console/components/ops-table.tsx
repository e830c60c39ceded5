import type { OpsList } from '@kargha/domain/reports/ops';
import { opsEndpoints, type OpsRow } from '@kargha/domain/reports/ops-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { formatDay, formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { May } from '#session/components/may.tsx';
import { useStaffPages } from '#session/state/endpoint-queries.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { WrappedCell } from '#ui/lists/cells.tsx';
import { ResourceList } from '#ui/lists/resource-list.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import { opsTexts } from '../ops-texts.ts';

const NO_FILTER = {};

export function OpsTable({ list }: { list: OpsList }) {
  const texts = useTexts(opsTexts);
  const rows = useStaffPages(opsEndpoints.list, NO_FILTER, { list });
  const { isBusy, start } = useAction(async (row: OpsRow) => {
    showToast({ tone: 'success', message: texts.actionDone(await runRowAction(list, row)) });
  });
  return (
    <ResourceList
      texts={{ ...texts, title: texts.lists[list], empty: texts.emptyLists[list] }}
      list={rows}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      numbers={['amount']}
      optional={['detail', 'state', 'amount', 'at']}
      cells={(row) => ({
        title: <Title row={row} list={list} />,
        detail: row.detail && <WrappedCell>{row.detail}</WrappedCell>,
        state: texts.state(row.state),
        amount: row.amount === null ? '' : formatPaise(row.amount),
        at: row.at ? formatMoment(row.at) : '',
        act: (
          <May permission="ops.repair">
            <RowAction row={row} isBusy={isBusy} onRun={() => void start(row)} />
          </May>
        ),
      })}
    />
  );
}

function Title({ row: { title, orderId }, list }: { row: OpsRow; list: OpsList }) {
  // Page speed rows are titled by day; noon in India is the same day in every Indian formatting.
  if (list === 'vitals') return formatDay(new Date(`${title}T06:30:00Z`));
  if (orderId === null) return <WrappedCell>{title}</WrappedCell>;
  return <Link to={adminOrderPath(orderId)}>{title}</Link>;
}

interface RowActionProps {
  row: OpsRow;
  isBusy: boolean;
  onRun: () => void;
}

function RowAction({ row: { act, title }, isBusy, onRun }: RowActionProps) {
  const texts = useTexts(opsTexts);
  if (act === null) return null;
  const name = texts.acts[act];
  return (
    <Button
      look="quiet"
      aria-label={texts.actionName(name, title)}
      disabled={isBusy}
      onClick={onRun}
    >
      {name}
    </Button>
  );
}

/** Does what the rows of a list offer, and returns the new state. Other lists offer nothing. */
async function runRowAction(list: OpsList, { id }: OpsRow): Promise<string> {
  switch (list) {
    case 'webhooks':
    case 'unmatched':
    case 'stuck':
    case 'mail':
    case 'refunds':
      return (await callStaffEndpoint(opsEndpoints[list], { params: { id } })).state;
    default:
      return '';
  }
}
