import type { PincodePlace } from './resolve-pincodes.ts';

/**
 * File contents by name for pincodes from 10…… to 89……: state, then city, then the last four digits of its
 * pincodes.
 */
export function pincodeFiles(places: readonly PincodePlace[]): Map<string, string> {
  const files = new Map<string, string>();
  for (let start = 10; start < 90; start += 1) {
    const region = `${start}`;
    const inRegion = places.filter(({ pincode }) => pincode.startsWith(region));
    files.set(`${region}.json`, `${JSON.stringify(groupByStateAndCity(inRegion))}\n`);
  }
  return files;
}

function groupByStateAndCity(
  places: readonly PincodePlace[],
): Record<string, Record<string, string>> {
  const states: Record<string, Record<string, string>> = {};
  for (const { pincode, city, state } of places) {
    const cities = (states[state] ??= {});
    const suffix = pincode.slice(2);
    cities[city] = cities[city] === undefined ? suffix : `${cities[city]} ${suffix}`;
  }
  return states;
}
