import { PARTS } from './test-parts.ts';
import type { TestPart } from './test-parts.ts';
import { reportFile } from './test-reports.ts';

/** File systems allow 255, and the part names come first. */
const MOST_CHARACTERS = 120;

/** The vitest command for some parts; each run leaves a report for the closing count. */
export function vitestCommand(parts: TestPart[], args: string[] = []): string {
  return [
    'vitest run',
    ...parts.flatMap((part) => PARTS[part].projects).map((project) => `--project ${project}`),
    '--reporter=default --reporter=json',
    `--outputFile.json=${reportFile([...parts, ...args].join(' ').replaceAll(/\W+/g, '-').slice(0, MOST_CHARACTERS))}`,
    ...args,
  ].join(' ');
}
