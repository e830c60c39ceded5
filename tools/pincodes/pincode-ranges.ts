import type { PincodePlace } from './resolve-pincodes.ts';

const BASE = 36;

/**
 * The pincodes of each state as ranges: the gap since the end of the previous range and, after a dot, how many
 * pincodes follow the first. All numbers are in base 36. `domain/src/india/pincode-state.ts` reads them.
 */
export function rangesByState(places: readonly PincodePlace[]): Record<string, string> {
  const numbers = new Map<string, number[]>();
  for (const { pincode, state } of places) {
    numbers.set(state, [...(numbers.get(state) ?? []), Number(pincode)]);
  }
  const states = [...numbers].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    states.map(([state, numbersOfState]) => [state, encodeRanges(numbersOfState)]),
  );
}

function encodeRanges(pincodes: readonly number[]): string {
  const ranges: string[] = [];
  let end = 0;
  for (let at = 0; at < pincodes.length;) {
    const first = pincodes[at] ?? 0;
    let following = 0;
    while (pincodes[at + following + 1] === first + following + 1) following += 1;
    const gap = (first - end).toString(BASE);
    ranges.push(following === 0 ? gap : `${gap}.${following.toString(BASE)}`);
    end = first + following;
    at += following + 1;
  }
  return ranges.join(' ');
}

export function rangesModule(places: readonly PincodePlace[]): string {
  const lines = Object.entries(rangesByState(places)).map(
    ([state, ranges]) => `  ${/\W/.test(state) ? `'${state}'` : state}:\n    '${ranges}',`,
  );
  return [
    '/** Written by tools/pincodes/write-pincodes.ts. See pincode-state.ts for the format. */',
    'export const PINCODE_RANGES: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
