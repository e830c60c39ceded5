import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { PINCODE_RANGES } from '@kargha/domain/india/pincode-ranges';
import { pincodeProblem, stateOfPincode } from '@kargha/domain/india/pincode-state';

import { pincodeFiles } from './pincode-files.ts';
import { rangesByState } from './pincode-ranges.ts';
import { resolvePincodes } from './resolve-pincodes.ts';
import { readPostOffices, type PostOffice } from './post-offices.ts';

const PUBLIC = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../web/public/pincodes');
const places = resolvePincodes(readPostOffices());
const files = pincodeFiles(places);
const placeOf = (pincode: string) => {
  const place = places.find((one) => one.pincode === pincode);
  return place && `${place.city}, ${place.state}`;
};

test.each([
  ['411030', 'Pune, Maharashtra'],
  ['221001', 'Varanasi, Uttar Pradesh'],
  ['110001', 'New Delhi, Delhi'],
  ['110096', 'Delhi, Delhi'],
  ['400001', 'Mumbai, Maharashtra'],
  ['400050', 'Mumbai, Maharashtra'],
  ['560001', 'Bengaluru, Karnataka'],
  ['600001', 'Chennai, Tamil Nadu'],
  ['781001', 'Guwahati, Assam'],
  ['744101', 'Port Blair, Andaman and Nicobar Islands'],
  ['682555', 'Lakshadweep, Lakshadweep'],
])('%s is %s', (pincode, expected) => {
  expect(placeOf(pincode)).toBe(expected);
});

test.each([
  ['500001', 'Hyderabad, Telangana'],
  ['506003', 'Hanumakonda, Telangana'],
  ['504346', 'Mancherial, Telangana'],
  ['194101', 'Leh, Ladakh'],
  ['362520', 'Diu, Dadra and Nagar Haveli and Daman and Diu'],
  ['396210', 'Daman, Dadra and Nagar Haveli and Daman and Diu'],
  ['396230', 'Dadra and Nagar Haveli, Dadra and Nagar Haveli and Daman and Diu'],
  ['533464', 'Yanam, Puducherry'],
  ['673310', 'Mahe, Puducherry'],
  ['799001', 'West Tripura, Tripura'],
])('%s, corrected for changed states or errors in the data, is %s', (pincode, expected) => {
  expect(placeOf(pincode)).toBe(expected);
});

test('assigns no Telangana pincode to Andhra Pradesh, and every pincode a city', () => {
  const wrong = places.filter(
    ({ pincode, state }) => /^50[0-6]/.test(pincode) && state !== 'Telangana',
  );
  expect(wrong).toEqual([]);
  expect(places.filter(({ city }) => city === '')).toEqual([]);
  expect(places.length).toBeGreaterThan(19_000);
});

test('gives an office without a state that of its neighbours', () => {
  const office = (pincode: string, state: string, district: string): PostOffice => ({
    pincode,
    state,
    district,
    isBranch: false,
  });
  const offices = [office('411001', 'MAHARASHTRA', 'PUNE'), office('411074', 'NA', 'NA')];
  expect(resolvePincodes(offices)[1]).toEqual({
    pincode: '411074',
    city: 'Pune',
    state: 'Maharashtra',
  });
  expect(() => resolvePincodes([office('411001', 'BOMBAY', 'PUNE')])).toThrow('BOMBAY');
});

test('matches the committed files, which stay small', () => {
  expect(readdirSync(PUBLIC).sort()).toEqual([...files.keys()].sort());
  let total = 0;
  for (const [name, content] of files) {
    expect(readFileSync(path.join(PUBLIC, name), 'utf8'), name).toBe(content);
    expect(content.length, name).toBeLessThan(12_000);
    total += content.length;
  }
  expect(total).toBeLessThan(200_000);
});

test('knows the state of every pincode in the data and of no other', () => {
  expect(PINCODE_RANGES).toEqual(rangesByState(places));
  expect(places.filter(({ pincode, state }) => stateOfPincode(pincode) !== state)).toEqual([]);
  for (const unknown of ['799999', '900001', '012345', '68200', '']) {
    expect(stateOfPincode(unknown)).toBeUndefined();
  }
});

test('rejects a pincode of another state and accepts an unknown one', () => {
  const wrong = 'Pincode 682001 is in Kerala, not in Maharashtra';
  expect(pincodeProblem('682001', 'Maharashtra')?.text).toBe(wrong);
  expect(pincodeProblem('682001', 'Kerala')).toBeNull();
  expect(pincodeProblem('799999', 'Kerala')).toBeNull();
});
