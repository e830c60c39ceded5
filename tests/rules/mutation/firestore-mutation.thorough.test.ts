import { expect, test } from 'vitest';

import { firestorePolicy } from '../../../local-suite/rules/firestore-policy.ts';
import { allows } from '../simulator/firestore-simulator.ts';
import { readFirestoreRules } from '../simulator/firestore-rules.ts';
import { shareOf } from '../../soak/case-count.ts';
import { mutantsOf } from './mutants.ts';
import { allQuestions, type Check } from './questions.ts';

/** Hundreds of thousands of checks: ten seconds, or minutes on a busy machine. */
const PATIENT = { timeout: 900_000 };

const ruleset = readFirestoreRules();
const policy = firestorePolicy(ruleset);
const questions = allQuestions();

const isRight = ({ question, allowed }: Check) => allows(policy, question) === allowed;

test('gives the answers of the access tables', () => {
  expect(questions.filter((asked) => !isRight(asked))).toEqual([]);
});

test(
  'detects 95 of 100 negated or dropped conditions of firestore.rules',
  PATIENT,
  async ({ annotate }) => {
    const all = mutantsOf(ruleset);
    expect(all.length).toBeGreaterThan(300);
    const mutants = shareOf(all, 3, 0);
    const survivors = mutants.filter(({ collection, apply }) => {
      const undo = apply();
      const found = questions.findIndex(
        (one) => (collection === null || one.collection === collection) && !isRight(one),
      );
      undo();
      // The same check probably detects the next mutant, so it runs first.
      if (found > 0) questions.unshift(...questions.splice(found, 1));
      return found === -1;
    });
    const names = survivors.map(({ collection, what }) => `${collection ?? 'shared'}, ${what}`);
    await annotate(`${survivors.length} of ${mutants.length} are not noticed: ${names.join('; ')}`);
    expect(survivors.length / mutants.length, names.join('\n')).toBeLessThanOrEqual(0.05);
  },
);
