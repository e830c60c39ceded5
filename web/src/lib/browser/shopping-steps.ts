import type { ShoppingStep } from '@kargha/domain/reports/shopping-steps';

/** Kept in memory: steps are reported only with consent. */
const recordedSteps = new Set<ShoppingStep>();
let listener: ((step: ShoppingStep) => void) | undefined;

export function recordStep(step: ShoppingStep): void {
  recordedSteps.add(step);
  listener?.(step);
}

/** Calls `onStep` with past and future steps. */
export function onStepRecorded(onStep: (step: ShoppingStep) => void): void {
  listener = onStep;
  recordedSteps.forEach(onStep);
}
