import type { IntegrityReport, OpsOverview } from '@kargha/domain/reports/ops-endpoints';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';

import { readOverview, runIntegrityCheck } from '../data/ops-api.ts';

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
