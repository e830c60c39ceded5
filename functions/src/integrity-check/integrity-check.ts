import {
  MOST_FINDINGS,
  type AlarmKind,
  type CheckResult,
  type Finding,
} from '@kargha/domain/reports/ops';

/** What a check goes by. */
export interface CheckRun {
  now: Date;
  /** true once the time of this run is used up: a check then stops and says that it is not complete */
  isOver: () => boolean;
}

export type Check = (run: CheckRun) => Promise<CheckResult>;

/** Collects what a check finds: all are counted, the first ones are kept. */
export function resultOf(
  kind: AlarmKind,
  looked: number,
  findings: readonly Finding[],
  isComplete = true,
): CheckResult {
  return {
    kind,
    looked,
    findings: findings.slice(0, MOST_FINDINGS),
    found: findings.length,
    isComplete,
  };
}
