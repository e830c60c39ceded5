import { describe, expect, test } from 'vitest';

import { firestorePolicy } from '../../local-suite/rules/firestore-policy.ts';
import { EVERYONE } from './actors.ts';
import { allows, operationQuestion } from './simulator/firestore-simulator.ts';
import { readFirestoreRules } from './simulator/firestore-rules.ts';
import { inOrder, OPERATIONS } from './tables/access-case.ts';
import { ACCESS_TABLES } from './tables/all-tables.ts';

const policy = firestorePolicy(readFirestoreRules());

// access.rules.test.ts asks the emulator.
describe('the rules in this process give each actor what the tables say', () => {
  test.each(ACCESS_TABLES.map(({ name, ...rest }) => [name, rest] as const))(
    '%s',
    (_name, { target, table }) => {
      for (const actor of EVERYONE) {
        const allowed = OPERATIONS.filter((operation) =>
          allows(policy, operationQuestion(actor, operation, target)),
        );
        expect(allowed.join(' '), actor).toBe(inOrder(table[actor] ?? ''));
      }
    },
  );
});
