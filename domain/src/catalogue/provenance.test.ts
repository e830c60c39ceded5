import { expect, test } from 'vitest';

import { isVerified, originOf, type Provenance, type TrustMark } from './provenance.ts';

const mark: TrustMark = {
  scheme: 'handloom_mark',
  labelNo: 'HM-104',
  authorisedUser: '',
  giName: '',
  verifyUrl: '',
  verifiedBy: 'Meera',
  verifiedAt: new Date('2026-01-05'),
};

test('counts a mark with a number or authorised user and a verification', () => {
  expect(isVerified(mark)).toBe(true);
  expect(isVerified({ ...mark, labelNo: '', authorisedUser: 'Weavers’ society' })).toBe(true);
  expect(isVerified({ ...mark, labelNo: '' })).toBe(false);
  expect(isVerified({ ...mark, verifiedAt: null })).toBe(false);
});

test('lists what is known of the provenance', () => {
  const place = { cluster: 'Sualkuchi', state: 'Assam' } as Provenance;
  expect(originOf(place)).toBe('Sualkuchi, Assam');
  expect(originOf({ ...place, cluster: '' })).toBe('Assam');
  expect(originOf(null)).toBe('');
});
