/** What a run of the long tests was, and how it ended. */
export interface SoakRun {
  name: 'soak';
  ok: boolean;
  passed: number;
  failed: number;
  stories: number;
  meetings: number;
  orders: number;
  minutes: number;
  /** the first day of the run, in UTC */
  day: string;
  commit: string;
  node: string;
  cores: number;
}

/** The part of vitest's JSON report that tells how the run ended. */
export interface SoakReport {
  startTime: number;
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: { endTime: number }[];
}

type Circumstances = Omit<SoakRun, 'name' | 'ok' | 'passed' | 'failed' | 'minutes' | 'day'>;

/** One run, from vitest's report. A run in which nothing passed is no good run. */
export function soakRun(report: SoakReport, circumstances: Circumstances): SoakRun {
  const { startTime, numPassedTests: passed, numFailedTests: failed, success } = report;
  const ended = Math.max(startTime, ...report.testResults.map(({ endTime }) => endTime));
  return {
    name: 'soak',
    ok: success && failed === 0 && passed > 0,
    passed,
    failed,
    ...circumstances,
    minutes: Math.round((ended - startTime) / 6000) / 10,
    day: new Date(startTime).toISOString().slice(0, 10),
  };
}

const COMMAND = '`npm run test:soak -- --write`';

/** The part of docs/proof.md that tells of the last run. */
export function soakSection(run: SoakRun | null): string {
  const title = '## The long tests of money and stock, at full size';
  if (!run) return `${title}\n\nNot run yet: ${COMMAND}.`;
  const { stories, meetings, orders, ok, passed, failed, minutes, day, commit, node, cores } = run;
  const end = ok ? `✔ ${passed} passed, nothing was lost` : `✖ ${failed} failed`;
  return [
    title,
    '',
    `${COMMAND} ran last on ${day} at ${commit}, Node ${node.slice(1)}, ${cores} cores, in ${minutes} minutes: ${end}.`,
    '',
    `- ${count(stories)} stories of thirty steps (order, pay, fail, expire, cancel, ship, return, refund, restock, edit), each held against a model`,
    `- ${count(meetings)} ways in which two to five requests meet at their steps`,
    `- ${count(orders)} orders in trouble of more than twenty kinds, each ending with the invariants of money and stock`,
  ].join('\n');
}

function count(number: number): string {
  return number.toLocaleString('en-IN');
}
