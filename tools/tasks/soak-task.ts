import { execInSuite } from './suite-task.ts';
import { buildForSuite } from './build-task.ts';
import { runCommand } from './command.ts';
import { clearReports, reportFile } from './test-reports.ts';
import { vitestCommand } from './vitest-command.ts';

/**
 * Runs the long tests at full size: more than an hour on two cores. KARGHA_SOAK_SHARE makes them shorter;
 * arguments choose some of them. The last lines show the results; `--write` saves full runs for docs/proof.md.
 */
export async function soak(args: string[]): Promise<number> {
  const built = await buildForSuite();
  if (built !== 0) return built;
  const report = reportFile('soak');
  const names = args.filter((arg) => !arg.startsWith('--'));
  clearReports();
  const thoroughCode = names.length > 0 ? 0 : await runThoroughTests();
  const code = await execInSuite(
    `vitest run --maxWorkers=1 --project soak --reporter=default --reporter=json --outputFile.json=${report} ${names.join(' ')}`,
  );
  const reporter = ['node', '--import', 'tsx', 'tests/soak/report-soak.ts'];
  const summary = await runCommand([...reporter, report, ...args]);
  return Math.max(thoroughCode, code, summary.code);
}

/** Runs every generated case; `npm test` runs only some. */
async function runThoroughTests(): Promise<number> {
  const { code } = await runCommand(vitestCommand(['thorough']), { env: { KARGHA_CASES: 'all' } });
  return code;
}
