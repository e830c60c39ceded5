import { build, buildForSuite } from './build-task.ts';
import { check } from './check-task.ts';
import { runCommand } from './command.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { forgetGreen, rememberGreen } from './green-mark.ts';
import { overRestoredShop } from './restore-drill.ts';
import { say } from './say.ts';
import { execInSuite } from './suite-task.ts';
import { PARTS } from './test-parts.ts';
import type { TestPart } from './test-parts.ts';
import { clearReports, countTests } from './test-reports.ts';
import { vitestLine } from './vitest-line.ts';

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

/** Every check and every test; ends with a line that counts them. */
export async function testAll(): Promise<number> {
  clearReports();
  forgetGreen();
  if (!(await hasBrowser())) return 1;
  const stages: (() => Promise<number>)[] = [
    check,
    build,
    buildForSuite,
    async () => (await runCommand(vitestLine(['web', 'thorough']))).code,
    async () => (await runCommand(vitestLine(['suite']))).code,
    () => overRestoredShop([vitestLine(['rules', 'functions'])], [vitestLine(['e2e'])]),
  ];
  let worst = 0;
  for (const stage of stages) worst = Math.max(worst, await stage());
  const { passed, failed, skipped } = countTests();
  say(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  const code = failed > 0 ? 1 : worst;
  if (code === 0) await rememberGreen(passed);
  return code;
}

async function hasBrowser(): Promise<boolean> {
  const missing = await ensureBrowser();
  if (missing !== undefined) say(missing);
  return missing === undefined;
}
