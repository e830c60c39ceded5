import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { PROJECT_ROOT } from './project-root.ts';

const REPORTS = join(PROJECT_ROOT, '.cache', 'tests');

/** The part of vitest's JSON report that we count. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
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
  const reports = readReports();
  const total = (field: 'numPassedTests' | 'numFailedTests' | 'numPendingTests') =>
    reports.reduce((sum, report) => sum + report[field], 0);
  return {
    passed: total('numPassedTests'),
    failed: total('numFailedTests'),
    skipped: total('numPendingTests'),
  };
}

const MOST_CHARACTERS = 900;

/** A line for each failed test, and for each file that could not run: where it is, its name and what was wrong. */
export function failedTests(): string[] {
  return readReports().flatMap(({ testResults }) =>
    testResults.flatMap(({ name, message, assertionResults }) => {
      const file = relative(PROJECT_ROOT, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const lines = failed.map(
        ({ fullName, failureMessages }) =>
          `${file} › ${fullName}: ${onOneLine(failureMessages.join('\n'))}`,
      );
      return lines.length === 0 && message !== '' ? [`${file}: ${onOneLine(message)}`] : lines;
    }),
  );
}

function readReports(): Report[] {
  return readdirSync(REPORTS).map(
    (file) => JSON.parse(readFileSync(join(REPORTS, file), 'utf8')) as Report,
  );
}

/** Without the lines of the stack, which only say where the test is. */
function onOneLine(text: string): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim());
  const said = lines.filter((line) => line !== '' && !/^(at|❯) /.test(line));
  return said.join(' ').slice(0, MOST_CHARACTERS);
}
