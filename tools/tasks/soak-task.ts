import { execAllInSuite } from './suite-task.ts';
import { buildForSuite } from './build-task.ts';
import { runCommand } from './command.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { clearReports, reportFile } from './test-reports.ts';
import { vitestCommand } from './vitest-command.ts';

const EVERY_CASE = { KARGHA_CASES: 'all' };

/** The tests in a suite that try fewer cases in `npm test` (tests/soak/case-count.ts). */
export const CASES_IN_SUITE = {
  rules: ['access.rules.test.ts', 'fields.rules.test.ts'],
  functions: [
    'every-route.test.ts',
    'refund-vouchers.test.ts',
    'staff-permissions.test.ts',
    'variant-stock.test.ts',
    'webhook-order.test.ts',
  ],
  e2e: [
    'accessibility.test.ts',
    'fifty-orders.test.ts',
    'quote-totals.test.ts',
    'staff-accessibility.test.ts',
    'staff-buttons.test.ts',
  ],
} as const;

const ALL_CASES = (['rules', 'functions', 'e2e'] as const).map((part) =>
  vitestCommand([part], [...CASES_IN_SUITE[part]]),
);

/**
 * Runs the long tests at full size: more than an hour on two cores. KARGHA_SOAK_SHARE makes them shorter;
 * arguments choose some of them. The last lines show the results; `--write` saves full runs for docs/proof.md.
 */
export async function soak(args: string[]): Promise<number> {
  const report = reportFile('soak');
  const names = args.filter((arg) => !arg.startsWith('--'));
  const isChosen = names.length > 0;
  if (!isChosen && !(await ensureBrowser())) return 1;
  const built = await buildForSuite();
  if (built !== 0) return built;
  clearReports();
  const thoroughCode = isChosen ? 0 : await runThoroughTests();
  const soakCommand = `vitest run --maxWorkers=1 --project soak --reporter=default --reporter=json --outputFile.json=${report} ${names.join(' ')}`;
  const code = await execAllInSuite(
    isChosen ? [soakCommand] : [soakCommand, ...ALL_CASES],
    [],
    EVERY_CASE,
  );
  const reporter = ['node', '--import', 'tsx', 'tests/soak/report-soak.ts'];
  const summary = await runCommand([...reporter, report, ...args]);
  return Math.max(thoroughCode, code, summary.code);
}

/** Runs every generated case; `npm test` runs only some. */
async function runThoroughTests(): Promise<number> {
  const { code } = await runCommand(vitestCommand(['thorough']), { env: EVERY_CASE });
  return code;
}
