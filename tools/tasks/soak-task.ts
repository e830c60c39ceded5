import { execInSuite } from './suite-task.ts';
import { buildForSuite } from './build-task.ts';
import { runCommand } from './command.ts';
import { clearReports, reportFile } from './test-reports.ts';

/**
 * The long tests at their full size: hours, on two cores. KARGHA_SOAK_SHARE makes them shorter. The last line of the output
 * tells how they ended; `--write` keeps a full run for docs/proof.md.
 */
export async function soak(args: string[]): Promise<number> {
  const built = await buildForSuite();
  if (built !== 0) return built;
  const report = reportFile('soak');
  clearReports();
  const code = await execInSuite(
    `vitest run --maxWorkers=1 --project soak --reporter=default --reporter=json --outputFile.json=${report}`,
  );
  const told = await runCommand(
    ['node --import tsx tests/soak/report-soak.ts', report, ...args].join(' '),
  );
  return code === 0 ? told.code : code;
}
