import { build, buildForSuite } from './build-task.ts';
import { check } from './check-task.ts';
import { runCommand } from './command.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { clearTestedCommit, recordTestedCommit } from './tested-commit.ts';
import { runInRestoredShop, SAVE_SHOP } from './restore-drill.ts';
import { print } from './print.ts';
import { execAllInSuite, execInSuite } from './suite-task.ts';
import { PARTS } from './test-parts.ts';
import type { TestPart } from './test-parts.ts';
import { clearReports, countTests, failedTests } from './test-reports.ts';
import { vitestCommand } from './vitest-command.ts';

/** Arguments that are meant for the suite under the tests, not for vitest. */
const SUITE_FLAGS = ['--official', '--verbose'];

/** One part of the tests, with more arguments for vitest or for the suite. */
export async function testPart(part: TestPart, args: string[] = []): Promise<number> {
  const plan = PARTS[part];
  if (plan.needsBrowser && !(await ensureBrowser())) return 1;
  const line = vitestCommand(
    [part],
    args.filter((arg) => !SUITE_FLAGS.includes(arg)),
  );
  if (!plan.needsBuild) return (await runCommand(line)).code;
  const built = await buildForSuite();
  if (built !== 0) return built;
  const suiteArgs = args.filter((arg) => SUITE_FLAGS.includes(arg));
  return plan.needsSuite ? execInSuite(line, suiteArgs) : (await runCommand(line)).code;
}

interface Stage {
  /** The command that runs this stage alone. */
  name: string;
  run: () => Promise<number>;
}

const CHECK: Stage = { name: 'npm run check', run: check };

const STAGES: Stage[] = [
  { name: 'npm run build', run: build },
  { name: 'the build for the suite', run: buildForSuite },
  {
    // One after the other, the tests that start the launcher would have half of the processor for themselves.
    name: 'npm run test:web, test:thorough or test:suite',
    run: () => runVitest(['web', 'thorough', 'suite']),
  },
  {
    // What the next stage restores is saved before the tests write to the shop.
    name: 'npm run test:rules, test:functions or test:restore',
    run: () => execAllInSuite([SAVE_SHOP, vitestCommand(['rules', 'functions'])]),
  },
  {
    // In the restored shop, so that the journeys also show that people can use one.
    name: 'npm run test:restore or test:e2e',
    run: () => runInRestoredShop([vitestCommand(['e2e'])]),
  },
];

/** Every check and every test; ends with a line that counts them, and with what fell short, if anything did. */
export async function testAll(): Promise<number> {
  clearReports();
  clearTestedCommit();
  // Where the browser has to be installed first, that happens while the checks run, which need none.
  const browser = ensureBrowser();
  const notGreen = await runStages([CHECK]);
  if (!(await browser)) return 1;
  notGreen.push(...(await runStages(STAGES)));
  const { passed, failed, skipped } = countTests();
  for (const line of failedTests()) print(`✖ ${line}`);
  print(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  for (const name of notGreen) print(`✖ Failed: ${name}. See its output above.`);
  if (failed > 0 || notGreen.length > 0) return 1;
  await recordTestedCommit(passed);
  return 0;
}

/** Runs one stage after the other, also when one fails, and returns the names of those that did. */
async function runStages(stages: readonly Stage[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run } of stages) if ((await run()) !== 0) failed.push(name);
  return failed;
}

async function runVitest(parts: TestPart[]): Promise<number> {
  return (await runCommand(vitestCommand(parts))).code;
}
