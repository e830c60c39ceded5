import { createContext, useContext } from 'react';

import { ApiError } from '#lib/server/api-client.ts';

/** Set by the frame of a record; called when the server refuses a change because the record has changed. */
export const StaleRecordContext = createContext<(() => void) | undefined>(undefined);

/** Shows the page's notice when `error` says that someone else has changed the record. */
export function useReportStaleRecord(): (error: unknown) => void {
  const onStale = useContext(StaleRecordContext);
  return (error) => {
    if (error instanceof ApiError && STALE_CODES.has(error.code)) onStale?.();
  };
}

const STALE_CODES: ReadonlySet<string> = new Set(['stale', 'already_saved']);
