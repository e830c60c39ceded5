import type { Selection } from './selection.ts';
import { useBulkRun, type BulkRun } from './use-bulk-run.ts';
import {
  useEverything,
  type AllThatMatch,
  type Everything,
  type EverythingOptions,
} from './use-everything.ts';

interface BulkOptions<Filter> extends EverythingOptions<Filter> {
  /** when somebody has read what came of a change */
  onDone: () => void;
}

/** What `BulkFrame` draws. */
export interface Bulk {
  selection: Selection;
  all: AllThatMatch;
  run: BulkRun;
  /** Ends the change that was read, and unticks its rows. */
  close: () => void;
}

/** The rows of a list that are changed at once: those that are ticked or all that match, and the change as it goes on. */
export function useBulk<Filter extends object>({
  onDone,
  ...options
}: BulkOptions<Filter>): Bulk & { everything: Everything<Filter> | undefined } {
  const { selection } = options;
  const all = useEverything(options);
  const run = useBulkRun();

  function close() {
    run.forget();
    all.forget();
    selection.clear();
    onDone();
  }

  return { selection, all, run, close, everything: all.everything };
}
