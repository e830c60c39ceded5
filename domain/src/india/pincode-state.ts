import { INDIAN_STATES } from './indian-states.ts';
import type { Message } from '../messages/message.ts';
import { PINCODE_RANGES } from './pincode-ranges.ts';
import { addressMessages } from '../messages/address-messages.ts';

const BASE = 36;

let states: Map<number, string> | undefined;

/** Undefined for an unknown or malformed pincode. */
export function stateOfPincode(pincode: string): string | undefined {
  if (!/^[1-8]\d{5}$/.test(pincode)) return undefined;
  states ??= readRuns();
  return states.get(Number(pincode));
}

/** Returns a message when the pincode is in another state; null when it fits or either is unknown. */
export function pincodeProblem(pincode: string, state: string): Message | null {
  const actual = stateOfPincode(pincode);
  if (actual === undefined || actual === state || !isState(state)) return null;
  return addressMessages.pincode_elsewhere({ pincode, actual, state });
}

function isState(name: string): boolean {
  return INDIAN_STATES.some((state) => state.name === name);
}

function readRuns(): Map<number, string> {
  const found = new Map<number, string>();
  for (const [state, runs] of Object.entries(PINCODE_RANGES)) {
    let end = 0;
    for (const run of runs.split(' ')) {
      const [gap = '', more = '0'] = run.split('.');
      const first = end + Number.parseInt(gap, BASE);
      end = first + Number.parseInt(more, BASE);
      for (let pincode = first; pincode <= end; pincode += 1) found.set(pincode, state);
    }
  }
  return found;
}
