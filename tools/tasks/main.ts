import { bench } from './bench-task.ts';
import { build } from './build-task.ts';
import { testChanged } from './changed-task.ts';
import { check } from './check-task.ts';
import { runCommand } from './command.ts';
import { dev } from './dev-task.ts';
import { restoreDrill } from './restore-drill.ts';
import { print } from './print.ts';
import { soak } from './soak-task.ts';
import { start } from './start-task.ts';
import { suite } from './suite-task.ts';
import { testAll, testPart } from './test-task.ts';

type Task = (args: string[]) => Promise<number>;

const TASKS: Record<string, Task> = {
  start,
  dev,
  build,
  check,
  bench,
  suite,
  seed: (args) => runToolScript('sample-shop/seed/seed.ts', args),
  brand: (args) => runToolScript('sample-shop/brand/draw-brand.ts', args),
  emails: (args) => runToolScript('functions/emails/compile.ts', args),
  fonts: (args) => runToolScript('web/build/cut-fonts.ts', args),
  screens: (args) => runToolScript('tests/screens/take-screens.ts', args),
  deploy: (args) => runToolScript('tools/deploy/deploy.ts', args),
  'functions-lock': (args) => runToolScript('tools/deploy/write-functions-lock.ts', args),
  'explicit-money': (args) => runToolScript('tools/explicit-money/explicit-money.ts', args),
  'private-costs': (args) => runToolScript('tools/private-costs/private-costs.ts', args),
  'fill-listings': (args) => runToolScript('tools/fill-listings/fill-listings.ts', args),
  'grant-admin': (args) => runToolScript('tools/grant-admin/grant-admin.ts', args),
  test: testAll,
  'test:changed': testChanged,
  'test:unit': (args) => testPart('unit', args),
  'test:web': (args) => testPart('web', args),
  'test:thorough': (args) => testPart('thorough', args),
  'test:rules': (args) => testPart('rules', args),
  'test:functions': (args) => testPart('functions', args),
  'test:suite': (args) => testPart('suite', args),
  'test:restore': restoreDrill,
  'test:e2e': (args) => testPart('e2e', args),
  'test:soak': soak,
};

/** Runs a task. Lists all tasks when the name is unknown. */
export async function runTask(name: string | undefined, args: string[]): Promise<number> {
  const task = name === undefined ? undefined : TASKS[name];
  if (task) return task(args);
  print(`Unknown task "${name ?? ''}". Tasks: ${Object.keys(TASKS).join(', ')}.`);
  return 1;
}

async function runToolScript(script: string, args: string[]): Promise<number> {
  const { code } = await runCommand(['node', '--import', 'tsx', script, ...args]);
  return code;
}
