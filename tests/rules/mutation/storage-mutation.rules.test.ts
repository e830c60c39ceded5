import { expect, test } from 'vitest';

import { readStorageRules } from '../lab/storage-lab.ts';
import { fileQuestions } from './file-questions.ts';
import { mutantsOf } from './mutants.ts';

/** It asks hundreds of thousands of questions: ten seconds, or minutes where others work too. */
const PATIENT = { timeout: 900_000 };

test(
  'of the conditions of storage.rules, negated or dropped, the tables notice 95 in 100',
  PATIENT,
  async ({ annotate }) => {
    const ruleset = readStorageRules();
    const questions = fileQuestions();
    const mutants = mutantsOf(ruleset);
    const survivors = mutants.filter(({ apply }) => {
      const undo = apply();
      const noticed = questions.some(({ isRight }) => !isRight(ruleset));
      undo();
      return !noticed;
    });
    const names = survivors.map(({ collection, what }) => `${collection ?? 'shared'}, ${what}`);
    await annotate(`${survivors.length} of ${mutants.length} are not noticed: ${names.join('; ')}`);
    expect(mutants.length).toBeGreaterThan(50);
    expect(survivors.length / mutants.length, names.join('\n')).toBeLessThanOrEqual(0.05);
  },
);
