import { parseIndexFile } from '../../local-suite/firestore/query/index-definitions.ts';
import { compileRules } from '../../local-suite/rules/compile-rules.ts';
import { FIRESTORE_PROFILE } from '../../local-suite/rules/firestore-binding/document-functions.ts';
import { STORAGE_PROFILE } from '../../local-suite/storage-rules/storage-decision.ts';
import type { DeployContext } from './deploy-context.ts';
import { good, missing, type CheckResult } from './check-result.ts';

type Repository = Pick<DeployContext, 'run' | 'read'>;

const RULES = [
  ['firestore.rules', FIRESTORE_PROFILE],
  ['storage.rules', STORAGE_PROFILE],
] as const;

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
      : missing(check, 'It has no composite index, and most lists need one.');
  } catch {
    return missing(check, 'It is not valid JSON.');
  }
}

/** `npm test` saves the last commit that passed. Commits that only change project settings may follow it. */
async function checkTested(context: Repository): Promise<CheckResult> {
  const check = 'every test has passed for this commit';
  const changes = await context.run('git status --porcelain');
  if (changes.output.trim() !== '') return missing(check, 'There are uncommitted changes.');
  const mark = context.read('.cache/green.json') ?? '{}';
  const { commit = '' } = JSON.parse(mark) as { commit?: string };
  const isTested =
    /^[0-9a-f]{40}$/.test(commit) && (await hasOnlySettingsChangedSince(context, commit));
  return isTested ? good(check) : missing(check, 'Run npm test.');
}

const PROJECT_SETTINGS = /^(web|functions)\/\.env\.[\w-]+$/;

/** True for the commit itself and for an ancestor since which only project settings changed. */
async function hasOnlySettingsChangedSince({ run }: Repository, commit: string): Promise<boolean> {
  const [ancestor, changed] = await Promise.all([
    run(`git merge-base --is-ancestor ${commit} HEAD`),
    // Renames count as two files, so that a renamed source file counts as a change.
    run(`git diff --name-only --no-renames ${commit} HEAD`),
  ]);
  const names = changed.output.split('\n').filter(Boolean);
  return (
    ancestor.code === 0 && changed.code === 0 && names.every((name) => PROJECT_SETTINGS.test(name))
  );
}
