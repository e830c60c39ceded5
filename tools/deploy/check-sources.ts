import { parseIndexFile } from '../../local-suite/firestore/query/index-definitions.ts';
import { compileRules } from '../../local-suite/rules/compile-rules.ts';
import { FIRESTORE_PROFILE } from '../../local-suite/rules/firestore-binding/document-functions.ts';
import { STORAGE_PROFILE } from '../../local-suite/storage-rules/storage-decision.ts';
import type { DeployContext } from './deploy-context.ts';
import { good, missing, type CheckResult } from './check-result.ts';

/** What these checks look at: files, and what commands answer. */
type Repository = Pick<DeployContext, 'run' | 'read'>;

const RULES = [
  ['firestore.rules', FIRESTORE_PROFILE],
  ['storage.rules', STORAGE_PROFILE],
] as const;

/** Whether what lies in the repository can be deployed: rules and indexes, and a commit whose tests are green. */
export async function checkSources(context: Repository): Promise<CheckResult[]> {
  return [
    ...RULES.map(([file, profile]) => checkRules(context, file, profile)),
    checkIndexes(context),
    await checkTested(context),
  ];
}

function checkRules(
  { read }: Repository,
  file: string,
  profile: Parameters<typeof compileRules>[2],
): CheckResult {
  const compiled = compileRules(read(file) ?? '', file, profile);
  if (compiled.ok) return good(`${file} compiles`);
  const [first] = compiled.issues;
  return missing(
    `${file} compiles`,
    `Line ${first?.line ?? 1}: ${first?.message ?? 'it is empty'}`,
  );
}

function checkIndexes({ read }: Repository): CheckResult {
  const check = 'firestore.indexes.json can be read';
  try {
    return parseIndexFile(read('firestore.indexes.json') ?? '').composite.length > 0
      ? good(check)
      : missing(check, 'It lists no index, and most lists need one.');
  } catch {
    return missing(check, 'It is no JSON.');
  }
}

/** `npm test` leaves a mark with the commit that it has found green; settings of projects may be younger. */
async function checkTested(context: Repository): Promise<CheckResult> {
  const check = 'every test is green for this commit';
  const changes = await context.run('git status --porcelain');
  if (changes.output.trim() !== '') return missing(check, 'There are changes without a commit.');
  const mark = context.read('.cache/green.json') ?? '{}';
  const { commit = '' } = JSON.parse(mark) as { commit?: string };
  const isTested =
    /^[0-9a-f]{40}$/.test(commit) && (await hasOnlySettingsChangedSince(context, commit));
  return isTested ? good(check) : missing(check, 'Run npm test on it.');
}

/** What a project has of its own, and no test looks at. */
const PROJECT_SETTINGS = /^((web|functions)\/\.env\.[\w-]+|extensions\/[\w-]+\.env)$/;

/** True for the commit itself, and for an ancestor from which nothing but settings of projects has changed. */
async function hasOnlySettingsChangedSince({ run }: Repository, commit: string): Promise<boolean> {
  const [ancestor, changed] = await Promise.all([
    run(`git merge-base --is-ancestor ${commit} HEAD`),
    // A file that was renamed is two: what settings were made of counts.
    run(`git diff --name-only --no-renames ${commit} HEAD`),
  ]);
  const names = changed.output.split('\n').filter(Boolean);
  return (
    ancestor.code === 0 && changed.code === 0 && names.every((name) => PROJECT_SETTINGS.test(name))
  );
}
