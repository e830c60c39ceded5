import { build, buildForSuite } from './build-task.ts';
import { check } from './check-task.ts';
import { runCommand } from './command.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { forgetGreen, rememberGreen } from './tested-commit.ts';
import { overRestoredShop } from './restore-drill.ts';
import { say } from './print.ts';
import { execInSuite } from './suite-task.ts';
import { PARTS } from './test-parts.ts';
import type { TestPart } from './test-parts.ts';
import { clearReports, countTests } from './test-reports.ts';
import { vitestLine } from './vitest-command.ts';

/** Arguments that are meant for the suite under the tests, not for vitest. */
const SUITE_FLAGS = ['--official', '--verbose'];

/** One part of the tests, with more arguments for vitest or for the suite. */
export async function testPart(part: TestPart, args: string[] = []): Promise<number> {
  const plan = PARTS[part];
  if (plan.needsBrowser && !(await hasBrowser())) return 1;
  const line = vitestLine(
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
  { name: 'npm run test:web or test:thorough', run: () => runVitest(['web', 'thorough']) },
  { name: 'npm run test:suite', run: () => runVitest(['suite']) },
  {
    name: 'npm run test:rules, test:functions, test:restore or test:e2e',
    run: () => overRestoredShop([vitestLine(['rules', 'functions'])], [vitestLine(['e2e'])]),
  },
];

/** Every check and every test; ends with a line that counts them, and with what fell short, if anything did. */
export async function testAll(): Promise<number> {
  clearReports();
  forgetGreen();
  // Where the browser has to be installed first, that happens while the checks run, which need none.
  const browser = hasBrowser();
  const short = await failedOf([CHECK]);
  if (!(await browser)) return 1;
  short.push(...(await failedOf(STAGES)));
  const { passed, failed, skipped } = countTests();
  say(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  for (const name of short) say(`✖ Not green: ${name}. Its own lines above say why.`);
  if (failed > 0 || short.length > 0) return 1;
  await rememberGreen(passed);
  return 0;
}

/** Runs one stage after the other, also when one fails, and returns the names of those that did. */
async function failedOf(stages: readonly Stage[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run } of stages) if ((await run()) !== 0) failed.push(name);
  return failed;
}

async function runVitest(parts: TestPart[]): Promise<number> {
  return (await runCommand(vitestLine(parts))).code;
}

async function hasBrowser(): Promise<boolean> {
  const missing = await ensureBrowser();
  if (missing !== undefined) say(missing);
  return missing === undefined;
}
