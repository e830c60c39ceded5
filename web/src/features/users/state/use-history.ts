import type { HistoryRow } from '@kargha/domain/people/user-admin';
import { useRead, type ReadOnce } from '#lib/reading/use-read.ts';

import { readHistory } from './staff-deeds.ts';

/** What was done to an account, newest first. */
export function useHistory(uid: string): ReadOnce<HistoryRow[]> {
  return useRead(readHistory, uid);
}
