import { isJsonObject } from './api-client.ts';

export interface PincodePlace {
  city: string;
  state: string;
}

/** `public/pincodes/{first two digits}.json`: state, city, then the last four digits. */
const REGION_DIGITS = 2;

const regions = new Map<string, Promise<unknown>>();

/** Returns undefined when it is unknown or the lookup fails. Never throws. */
export async function lookUpPincode(pincode: string): Promise<PincodePlace | undefined> {
  if (!/^[1-8]\d{5}$/.test(pincode)) return undefined;
  const region = await readRegion(pincode.slice(0, REGION_DIGITS));
  return placeIn(region, pincode.slice(REGION_DIGITS));
}

function readRegion(name: string): Promise<unknown> {
  const known = regions.get(name);
  if (known) return known;
  const reading = fetch(`/pincodes/${name}.json`)
    .then((response) => response.json() as Promise<unknown>)
    .catch(() => {
      // The next lookup in the region retries.
      regions.delete(name);
      return undefined;
    });
  regions.set(name, reading);
  return reading;
}

function placeIn(region: unknown, last: string): PincodePlace | undefined {
  if (!isJsonObject(region)) return undefined;
  for (const [state, cities] of Object.entries(region)) {
    if (!isJsonObject(cities)) continue;
    for (const [city, pincodes] of Object.entries(cities)) {
      if (typeof pincodes === 'string' && pincodes.split(' ').includes(last)) {
        return { city, state };
      }
    }
  }
  return undefined;
}
