import type { Selection } from './selection.ts';
import { useBulkRun, type BulkRun } from './use-bulk-run.ts';
import {
  useSelectAllMatching,
  type SelectAllState,
  type AllMatching,
  type SelectAllOptions,
} from './use-select-all-matching.ts';

interface BulkOptions<Filter> extends SelectAllOptions<Filter> {
  onDone: () => void;
  /** Ticked rows stay ticked, for the next action. */
  keepsSelection?: boolean;
}

export interface BulkSelection {
  selection: Selection;
  all: SelectAllState;
  run: BulkRun;
  close: () => void;
}

export function useBulkSelection<Filter extends object>({
  onDone,
  keepsSelection = false,
  ...options
}: BulkOptions<Filter>): BulkSelection & { everything: AllMatching<Filter> | undefined } {
  const { selection } = options;
  const all = useSelectAllMatching(options);
  const run = useBulkRun();

  function close() {
    run.forget();
    all.forget();
    if (!keepsSelection || all.everything) selection.clear();
    onDone();
  }

  return { selection, all, run, close, everything: all.everything };
}
