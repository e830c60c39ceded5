import { describe, expect, test } from 'vitest';

import { evaluate } from './evaluate.ts';

/** Conditions with their result: true, false, or an error message. */
export type ConditionCases = [condition: string, outcome: boolean | string][];

/** Creates one test per condition. */
export function testConditions(groups: Record<string, ConditionCases>): void {
  describe.each(Object.entries(groups))('%s', (_name, cases) => {
    test.each(cases)('%s → %j', (condition, outcome) => {
      expect(evaluate(condition)).toBe(outcome);
    });
  });
}

/** The error message for wrong argument types. */
export function received(call: string, expected: string): string {
  return `Unsupported operation error. Received: ${call}. Expected: ${expected}.`;
}
