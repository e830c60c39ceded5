import type { OpsList } from '@kargha/domain/reports/ops';
import type { IntegrityReport, OpsOverview, OpsRow } from '@kargha/domain/reports/ops-endpoints';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';

import { readOpsList, readOverview, runIntegrityCheck } from '../data/ops-api.ts';

export { runRowAction } from '../data/ops-api.ts';

export function useOpsRows(list: OpsList): PagedRows<OpsRow> {
  return usePages({
    read: (filter: { list: OpsList }, cursor) => readOpsList(filter.list, cursor),
    filter: { list },
    idOf: ({ id }) => id,
  });
}

export function useOverview(): {
  read: ReadState<OpsOverview>;
  run: () => Promise<IntegrityReport>;
} {
  const read = useRead(readOverview, 'all');

  async function run(): Promise<IntegrityReport> {
    const report = await runIntegrityCheck();
    if (read.data) read.put({ ...read.data, report });
    read.reload();
    return report;
  }

  return { read, run };
}
