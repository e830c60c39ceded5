import type { PincodePlace } from './resolve-pincodes.ts';

const BASE = 36;

/**
 * The pincodes of each state as runs: how far a run begins after the end of the one before and, after a dot, how many
 * more pincodes follow its first. All numbers are in base 36; `domain/src/india/pincode-state.ts` reads them.
 */
export function runsByState(places: readonly PincodePlace[]): Record<string, string> {
  const numbers = new Map<string, number[]>();
  for (const { pincode, state } of places) {
    numbers.set(state, [...(numbers.get(state) ?? []), Number(pincode)]);
  }
  const states = [...numbers].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(states.map(([state, own]) => [state, runsOf(own)]));
}

function runsOf(pincodes: readonly number[]): string {
  const runs: string[] = [];
  let end = 0;
  for (let at = 0; at < pincodes.length;) {
    const first = pincodes[at] ?? 0;
    let more = 0;
    while (pincodes[at + more + 1] === first + more + 1) more += 1;
    const gap = (first - end).toString(BASE);
    runs.push(more === 0 ? gap : `${gap}.${more.toString(BASE)}`);
    end = first + more;
    at += more + 1;
  }
  return runs.join(' ');
}

/** The module of the domain that holds the runs. */
export function runsModule(places: readonly PincodePlace[]): string {
  const lines = Object.entries(runsByState(places)).map(
    ([state, runs]) => `  ${/\W/.test(state) ? `'${state}'` : state}:\n    '${runs}',`,
  );
  return [
    '/** Written by tools/pincodes/write-pincodes.ts; see pincode-state.ts for how to read it. */',
    'export const PINCODE_RUNS: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
