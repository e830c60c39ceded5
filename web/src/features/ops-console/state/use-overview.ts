import type { SelfCheckReport } from '@kargha/domain/reports/ops';
import { useRead, type ReadOnce } from '#lib/reading/use-read.ts';

import { readOverview, runSelfCheck, type OpsOverview } from '../data/ops-api.ts';

/** Alarms and the latest check; `run` checks anew and reads the alarms again. */
export function useOverview(): {
  read: ReadOnce<OpsOverview>;
  run: () => Promise<SelfCheckReport>;
} {
  const read = useRead(readOverview, 'all');

  async function run(): Promise<SelfCheckReport> {
    const report = await runSelfCheck();
    if (read.data) read.put({ ...read.data, report });
    read.reload();
    return report;
  }

  return { read, run };
}
