import { parseIndexFile } from '../../local-suite/firestore/query/index-definitions.ts';
import { compileRules } from '../../local-suite/rules/compile-rules.ts';
import { FIRESTORE_PROFILE } from '../../local-suite/rules/firestore-binding/document-functions.ts';
import { STORAGE_PROFILE } from '../../local-suite/storage-rules/storage-decision.ts';
import type { DeployWorld } from './deploy-context.ts';
import { good, missing, type Verdict } from './check-result.ts';

/** What these checks look at: files, and what commands answer. */
type Repository = Pick<DeployWorld, 'run' | 'read'>;

const RULES = [
  ['firestore.rules', FIRESTORE_PROFILE],
  ['storage.rules', STORAGE_PROFILE],
] as const;

/** Whether what lies in the repository can be deployed: rules and indexes, and a commit whose tests are green. */
export async function checkSources(world: Repository): Promise<Verdict[]> {
  return [
    ...RULES.map(([file, profile]) => rulesVerdict(world, file, profile)),
    indexes(world),
    await tested(world),
  ];
}

function rulesVerdict(
  { read }: Repository,
  file: string,
  profile: Parameters<typeof compileRules>[2],
): Verdict {
  const compiled = compileRules(read(file) ?? '', file, profile);
  if (compiled.ok) return good(`${file} compiles`);
  const [first] = compiled.issues;
  return missing(
    `${file} compiles`,
    `Line ${first?.line ?? 1}: ${first?.message ?? 'it is empty'}`,
  );
}

function indexes({ read }: Repository): Verdict {
  const what = 'firestore.indexes.json can be read';
  try {
    return parseIndexFile(read('firestore.indexes.json') ?? '').composite.length > 0
      ? good(what)
      : missing(what, 'It lists no index, and most lists need one.');
  } catch {
    return missing(what, 'It is no JSON.');
  }
}

/** `npm test` leaves a mark with the commit that it has found green; settings of projects may be younger. */
async function tested(world: Repository): Promise<Verdict> {
  const what = 'every test is green for this commit';
  const changes = await world.run('git status --porcelain');
  if (changes.output.trim() !== '') return missing(what, 'There are changes without a commit.');
  const mark = world.read('.cache/green.json') ?? '{}';
  const { commit = '' } = JSON.parse(mark) as { commit?: string };
  const isGreen = /^[0-9a-f]{40}$/.test(commit) && (await onlySettingsSince(world, commit));
  return isGreen ? good(what) : missing(what, 'Run npm test on it.');
}

/** What a project has of its own, and no test looks at. */
const SETTINGS = /^((web|functions)\/\.env\.[\w-]+|extensions\/[\w-]+\.env)$/;

/** True for the commit itself, and for an ancestor from which nothing but settings of projects has changed. */
async function onlySettingsSince({ run }: Repository, commit: string): Promise<boolean> {
  const [ancestor, changed] = await Promise.all([
    run(`git merge-base --is-ancestor ${commit} HEAD`),
    // A file that was renamed is two: what settings were made of counts.
    run(`git diff --name-only --no-renames ${commit} HEAD`),
  ]);
  const names = changed.output.split('\n').filter(Boolean);
  return ancestor.code === 0 && changed.code === 0 && names.every((name) => SETTINGS.test(name));
}
