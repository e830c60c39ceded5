import { findState } from '@kargha/domain/india/indian-states';

import { CITY_NAMES, CORRECTED_REGIONS, CORRECTED_STATES, STATE_NAMES } from './place-names.ts';
import type { PostOffice } from './post-offices.ts';

export interface PincodePlace {
  pincode: string;
  city: string;
  state: string;
}

const UNKNOWN = 'NA';
/** Pincodes that begin with 9 belong to army post offices and have no city. */
const CIVIL_PINCODE = /^[1-8]\d{5}$/;
/** A head or sub office counts more than all of its branches. */
const OFFICE_WEIGHT = 1000;
const REGION_DIGITS = 3;

/** Returns one place per pincode, sorted. Throws when a state is not in the store's table. */
export function resolvePincodes(offices: readonly PostOffice[]): PincodePlace[] {
  const civilOffices = offices.filter(({ pincode }) => CIVIL_PINCODE.test(pincode));
  const regions = groupBy(civilOffices, ({ pincode }) => pincode.slice(0, REGION_DIGITS));
  const pincodes = groupBy(civilOffices, ({ pincode }) => pincode);
  return [...pincodes.keys()].sort().map((pincode) => {
    const region = regions.get(pincode.slice(0, REGION_DIGITS)) ?? [];
    return resolvePincode(pincode, pincodes.get(pincode) ?? [], region);
  });
}

function resolvePincode(
  pincode: string,
  localOffices: readonly PostOffice[],
  region: readonly PostOffice[],
): PincodePlace {
  const state =
    correctedState(pincode) ?? mostFrequent(localOffices, stateOf) ?? mostFrequent(region, stateOf);
  if (state === undefined) throw new Error(`The state of ${pincode} is unknown.`);
  const isInState = (office: PostOffice) => stateOf(office) === state;
  const district =
    mostFrequent(localOffices.filter(isInState), districtOf) ??
    mostFrequent(region.filter(isInState), districtOf);
  return { pincode, state, city: cityOf(district ?? '') };
}

function correctedState(pincode: string): string | undefined {
  return CORRECTED_STATES[pincode] ?? CORRECTED_REGIONS[pincode.slice(0, REGION_DIGITS)];
}

function stateOf({ state }: PostOffice): string | undefined {
  if (state === UNKNOWN) return undefined;
  const match = findState(STATE_NAMES[state] ?? state);
  if (!match) throw new Error(`${state} is not in the store's table of states.`);
  return match.name;
}

function districtOf({ district }: PostOffice): string | undefined {
  return district === UNKNOWN ? undefined : district;
}

/** The most frequent name, weighted by office. A tie goes to the first in the alphabet. */
function mostFrequent(
  offices: readonly PostOffice[],
  nameOf: (office: PostOffice) => string | undefined,
): string | undefined {
  const votes = new Map<string, number>();
  for (const office of offices) {
    const name = nameOf(office);
    if (name === undefined) continue;
    votes.set(name, (votes.get(name) ?? 0) + (office.isBranch ? 1 : OFFICE_WEIGHT));
  }
  const ranked = [...votes].sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1));
  return ranked[0]?.[0];
}

function cityOf(district: string): string {
  return CITY_NAMES[district] ?? (/[a-z]/.test(district) ? district : toTitleCase(district));
}

function toTitleCase(capitals: string): string {
  return capitals
    .toLowerCase()
    .replaceAll(
      /(^|[\s(-])([a-z])/g,
      (_match, before: string, initial: string) => before + initial.toUpperCase(),
    )
    .replaceAll(/\bAnd\b/g, 'and');
}

function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string) {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
