export interface SuiteTests {
  rules: string[];
  functions: string[];
  e2e: string[];
}

const COMMON_WORDS = new Set([
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

const RULES_FILES = /^(?:firestore|storage)\.rules$/;

/**
 * Chooses the suite tests for a change: changed tests, all rules tests when a rules file changed, and those of
 * functions and journeys that are named after the subject of a changed file (`functions/src/content/reviews/…` runs
 * `reviews.test.ts`). Imports do not help here, because each of them imports the whole app.
 */
export function findSuiteTests(changed: readonly string[], tests: readonly string[]): SuiteTests {
  const subjects = changed.map(subjectOf).filter((subject) => subject !== undefined);
  const isAffected = (test: string) =>
    changed.includes(test) ||
    subjects.some((subject) => splitWords(testName(test)).includes(subject));
  const testsIn = (folder: string) => tests.filter((test) => test.startsWith(`tests/${folder}/`));
  const rules = testsIn('rules').filter((test) => test.endsWith('.rules.test.ts'));
  return {
    rules: changed.some((file) => RULES_FILES.test(file))
      ? rules
      : rules.filter((test) => changed.includes(test)),
    functions: testsIn('functions').filter(isAffected),
    e2e: testsIn('e2e').filter(isAffected),
  };
}

function subjectOf(file: string): string | undefined {
  const [, folder] =
    /^functions\/src\/(?:[a-z-]+\/)*?([a-z-]+)\/[^/]+$/.exec(file) ??
    /^(?:domain|web)\/src\/(?:(?:features|pages)\/)?([a-z-]+)\//.exec(file) ??
    [];
  return folder === undefined
    ? undefined
    : splitWords(folder).find((word) => !COMMON_WORDS.has(word));
}

function testName(test: string): string {
  return test.replace(/^.*\//, '').replace(/\.test\.ts$/, '');
}

/** Splits a kebab-case name, without plural s. */
function splitWords(name: string): string[] {
  return name.split('-').map((word) => word.replace(/s$/, ''));
}
