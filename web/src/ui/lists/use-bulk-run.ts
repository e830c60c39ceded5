import { useRef, useState } from 'react';

import { useAction } from '../toasts/use-action.ts';

/** What came of one row: `problem` is one sentence, '' when all went well. */
export interface RowOutcome {
  id: string;
  name: string;
  problem: string;
}

/** A change of many rows that is to be made. */
export interface BulkWork {
  title: string;
  count: number;
  /** left out where the rows are few */
  canStop: boolean;
  /** makes the change, tells what came of it as it goes on, and ends early once `isStopped` says so */
  change: (
    onOutcomes: (came: readonly RowOutcome[]) => void,
    isStopped: () => boolean,
  ) => Promise<void>;
}

export interface RunningBulk extends Pick<BulkWork, 'title' | 'count' | 'canStop'> {
  outcomes: readonly RowOutcome[];
}

export interface BulkRun {
  running: RunningBulk | undefined;
  isBusy: boolean;
  start: (work: BulkWork) => Promise<boolean>;
  stop: () => void;
  forget: () => void;
}

/** A change of many rows as it goes on; one at a time. */
export function useBulkRun(): BulkRun {
  const [running, setRunning] = useState<RunningBulk>();
  const isStopped = useRef(false);
  const { isBusy, start } = useAction(async ({ change, ...told }: BulkWork) => {
    isStopped.current = false;
    setRunning({ ...told, outcomes: [] });
    await change(
      (came) =>
        setRunning((before) => before && { ...before, outcomes: [...before.outcomes, ...came] }),
      () => isStopped.current,
    );
  });
  return {
    running,
    isBusy,
    start,
    stop: () => {
      isStopped.current = true;
    },
    forget: () => setRunning(undefined),
  };
}
