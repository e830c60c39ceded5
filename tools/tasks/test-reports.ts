import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { PROJECT_ROOT } from './project-root.ts';

const REPORTS = join(PROJECT_ROOT, '.cache', 'tests');

/** The part of vitest's JSON report that we count. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
}

/** Where one run of vitest leaves its report. */
export function reportFile(name: string): string {
  return join(REPORTS, `${name}.json`);
}

/** Forgets the reports of earlier runs. */
export function clearReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** All tests of all reports since `clearReports`. */
export function countTests(): TestCount {
  const reports = readdirSync(REPORTS).map(
    (file) => JSON.parse(readFileSync(join(REPORTS, file), 'utf8')) as Report,
  );
  const total = (field: keyof Report) => reports.reduce((sum, report) => sum + report[field], 0);
  return {
    passed: total('numPassedTests'),
    failed: total('numFailedTests'),
    skipped: total('numPendingTests'),
  };
}
