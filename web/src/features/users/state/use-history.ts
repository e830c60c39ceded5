import { useEffect, useState } from 'react';

import type { HistoryRow } from '@kargha/domain/user-admin';

import { readHistory } from './staff-deeds.ts';

/** What was done to an account: undefined until it is read, a sentence when it cannot be. */
export function useHistory(uid: string, round: number): readonly HistoryRow[] | string | undefined {
  const [history, setHistory] = useState<readonly HistoryRow[] | string>();
  useEffect(() => {
    let isWanted = true;
    readHistory(uid).then(
      (rows) => isWanted && setHistory(rows),
      (error: unknown) => isWanted && setHistory(error instanceof Error ? error.message : ''),
    );
    return () => {
      isWanted = false;
    };
  }, [uid, round]);
  return history;
}
