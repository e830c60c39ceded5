import { parseIndexFile } from '../../local-suite/firestore/query/index-definitions.ts';
import { compileRules } from '../../local-suite/rules/compile-rules.ts';
import { FIRESTORE_PROFILE } from '../../local-suite/rules/firestore-binding/document-functions.ts';
import { STORAGE_PROFILE } from '../../local-suite/storage-rules/storage-decision.ts';
import type { DeployWorld } from './deploy-world.ts';
import { good, missing, type Verdict } from './verdict.ts';

const RULES = [
  ['firestore.rules', FIRESTORE_PROFILE],
  ['storage.rules', STORAGE_PROFILE],
] as const;

/** Whether what lies in the repository can be deployed: rules and indexes, and a commit whose tests are green. */
export async function checkSources(world: DeployWorld): Promise<Verdict[]> {
  return [
    ...RULES.map(([file, profile]) => rulesVerdict(world, file, profile)),
    indexes(world),
    await tested(world),
  ];
}

function rulesVerdict(
  { read }: DeployWorld,
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

function indexes({ read }: DeployWorld): Verdict {
  const what = 'firestore.indexes.json can be read';
  try {
    return parseIndexFile(read('firestore.indexes.json') ?? '').composite.length > 0
      ? good(what)
      : missing(what, 'It lists no index, and most lists need one.');
  } catch {
    return missing(what, 'It is no JSON.');
  }
}

/** `npm test` leaves a mark with the commit that it has found green. */
async function tested({ run, read }: DeployWorld): Promise<Verdict> {
  const what = 'every test is green for this commit';
  const [head, changes] = await Promise.all([
    run('git rev-parse HEAD'),
    run('git status --porcelain'),
  ]);
  if (changes.output.trim() !== '') return missing(what, 'There are changes without a commit.');
  const mark = read('.cache/green.json') ?? '{}';
  const { commit } = JSON.parse(mark) as { commit?: string };
  return commit !== undefined && commit === head.output.trim()
    ? good(what)
    : missing(what, 'Run npm test on it.');
}
