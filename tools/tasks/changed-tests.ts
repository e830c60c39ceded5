/** Files of the tests that need a running suite, below `tests/`. */
export interface SuiteTests {
  rules: string[];
  functions: string[];
  e2e: string[];
}

/** Words that say nothing about the subject of a file. */
const COMMON = new Set([
  'src',
  'test',
  'tests',
  'routes',
  'api',
  'the',
  'and',
  'index',
  'components',
  'state',
]);

const RULES = /^(?:firestore|storage)\.rules$/;

/**
 * The tests with a running suite that a change should run: those that changed, all rules tests when a rules file
 * changed, and those of functions and journeys that are named after the subject of a changed file
 * (`functions/src/reviews/…` runs `reviews.test.ts`). Imports tell nothing here: each of them imports the whole app.
 */
export function suiteTestsFor(changed: readonly string[], tests: readonly string[]): SuiteTests {
  const subjects = changed.map(subjectOf).filter((subject) => subject !== undefined);
  const isTouched = (test: string) =>
    changed.includes(test) || subjects.some((subject) => wordsOf(nameOf(test)).includes(subject));
  const within = (folder: string) => tests.filter((test) => test.startsWith(`tests/${folder}/`));
  const rules = within('rules').filter((test) => test.endsWith('.rules.test.ts'));
  return {
    rules: changed.some((file) => RULES.test(file))
      ? rules
      : rules.filter((test) => changed.includes(test)),
    functions: within('functions').filter(isTouched),
    e2e: within('e2e').filter(isTouched),
  };
}

/** The folder that names what a changed file is about: `reviews` for `functions/src/reviews/review-routes.ts`. */
function subjectOf(file: string): string | undefined {
  const [, folder] =
    /^(?:functions|domain|web)\/src\/(?:(?:features|pages)\/)?([a-z-]+)\//.exec(file) ?? [];
  return folder === undefined ? undefined : wordsOf(folder).find((word) => !COMMON.has(word));
}

function nameOf(test: string): string {
  return test.replace(/^.*\//, '').replace(/\.test\.ts$/, '');
}

/** The words of a name in kebab-case, each without a plural's s. */
function wordsOf(name: string): string[] {
  return name.split('-').map((word) => word.replace(/s$/, ''));
}
