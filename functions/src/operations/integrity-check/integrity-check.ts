import { MAX_FINDINGS, type AlarmKind } from '@kargha/domain/reports/ops';
import type { CheckResult, Finding } from '@kargha/domain/reports/ops-endpoints';

export interface CheckRun {
  now: Date;
  /** true when the time is used up: the check then stops and is incomplete */
  isOver: () => boolean;
}

export type Check = (run: CheckRun) => Promise<CheckResult>;

export function resultOf(
  kind: AlarmKind,
  looked: number,
  findings: readonly Finding[],
  isComplete = true,
): CheckResult {
  return {
    kind,
    looked,
    findings: findings.slice(0, MAX_FINDINGS),
    found: findings.length,
    isComplete,
  };
}
