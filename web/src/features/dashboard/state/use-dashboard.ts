import { useCallback, useEffect, useState } from 'react';

import type { Dashboard } from '@kargha/domain/reports/dashboard-endpoints';

import { readDashboard } from '../data/dashboard-api.ts';

/** Reads the figures each time the page opens, because old figures mislead. */
export function useDashboard() {
  const [dashboard, setDashboard] = useState<Dashboard>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => readDashboard().then(setDashboard, () => setFailed(true)), []);
  useEffect(() => {
    void load();
  }, [load]);

  function tryAgain() {
    setFailed(false);
    void load();
  }

  return { dashboard, hasFailed, tryAgain };
}
