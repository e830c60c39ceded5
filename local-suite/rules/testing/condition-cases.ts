import { describe, expect, test } from 'vitest';

import { evaluate } from './evaluate.ts';

/** Conditions with what they come to: true, false, or the message of their error. */
export type ConditionCases = [condition: string, outcome: boolean | string][];

/** One test per condition, grouped by what the conditions show. */
export function testConditions(groups: Record<string, ConditionCases>): void {
  describe.each(Object.entries(groups))('%s', (_name, cases) => {
    test.each(cases)('%s → %j', (condition, outcome) => {
      expect(evaluate(condition)).toBe(outcome);
    });
  });
}

/** The message for arguments of the wrong types. */
export function received(call: string, expected: string): string {
  return `Unsupported operation error. Received: ${call}. Expected: ${expected}.`;
}
