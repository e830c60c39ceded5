import { useCallback, useEffect, useState } from 'react';

import type { SelfCheckReport } from '@kargha/domain/ops';

import { readOverview, runSelfCheck, type OpsOverview } from '../data/ops-api.ts';

/** Alarms and the latest check; `run` checks anew and reads the alarms again. */
export function useOverview() {
  const [overview, setOverview] = useState<OpsOverview>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(
    () =>
      readOverview().then(setOverview, (error: unknown) =>
        setFailure(error instanceof Error ? error.message : ''),
      ),
    [],
  );
  useEffect(() => {
    void load();
  }, [load]);

  async function run(): Promise<SelfCheckReport> {
    const report = await runSelfCheck();
    await load();
    return report;
  }

  function tryAgain() {
    setFailure(undefined);
    void load();
  }

  return { overview, failure, run, tryAgain };
}
