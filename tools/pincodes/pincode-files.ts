import type { PincodePlace } from './resolve-pincodes.ts';

/** Contents by name, for pincodes 10…… to 89……: state, then city, then the last four digits of its pincodes. */
export function pincodeFiles(places: readonly PincodePlace[]): Map<string, string> {
  const files = new Map<string, string>();
  for (let start = 10; start < 90; start += 1) {
    const region = `${start}`;
    const there = places.filter(({ pincode }) => pincode.startsWith(region));
    files.set(`${region}.json`, `${JSON.stringify(byStateAndCity(there))}\n`);
  }
  return files;
}

function byStateAndCity(places: readonly PincodePlace[]): Record<string, Record<string, string>> {
  const states: Record<string, Record<string, string>> = {};
  for (const { pincode, city, state } of places) {
    const cities = (states[state] ??= {});
    const last = pincode.slice(2);
    cities[city] = cities[city] === undefined ? last : `${cities[city]} ${last}`;
  }
  return states;
}
