import type { ShoppingStep } from '@kargha/domain/reports/shopping-steps';

/** Steps of this page load, in memory alone: they leave it only where somebody has agreed that they are counted. */
const noted = new Set<ShoppingStep>();
let tellStep: ((step: ShoppingStep) => void) | undefined;

/** Notes that this visit came so far. */
export function recordStep(step: ShoppingStep): void {
  noted.add(step);
  tellStep?.(step);
}

/** Calls `tell` with each step that was and will be noted. Only the measuring listens, and only after a yes. */
export function onStepRecorded(tell: (step: ShoppingStep) => void): void {
  tellStep = tell;
  noted.forEach(tell);
}
