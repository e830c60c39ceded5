import { useRef, useState } from 'react';

import { useAction } from '../toasts/use-action.ts';

/** `problem` is an error message, '' on success. */
export interface RowOutcome {
  id: string;
  name: string;
  problem: string;
}

export interface BulkWork {
  title: string;
  count: number;
  canStop: boolean;
  /** reports results as they come and ends early once `isStopped` returns true */
  change: (
    onOutcomes: (outcomes: readonly RowOutcome[]) => void,
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

export function useBulkRun(): BulkRun {
  const [running, setRunning] = useState<RunningBulk>();
  const isStopped = useRef(false);
  const { isBusy, start } = useAction(async ({ change, ...work }: BulkWork) => {
    isStopped.current = false;
    setRunning({ ...work, outcomes: [] });
    await change(
      (outcomes) =>
        setRunning(
          (before) => before && { ...before, outcomes: [...before.outcomes, ...outcomes] },
        ),
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
