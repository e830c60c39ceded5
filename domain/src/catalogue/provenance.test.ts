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

test('a mark counts only with a number or an authorised user, and when somebody checked it', () => {
  expect(isVerified(mark)).toBe(true);
  expect(isVerified({ ...mark, labelNo: '', authorisedUser: 'Weavers’ society' })).toBe(true);
  expect(isVerified({ ...mark, labelNo: '' })).toBe(false);
  expect(isVerified({ ...mark, verifiedAt: null })).toBe(false);
});

test('the origin names what is known', () => {
  const place = { cluster: 'Sualkuchi', state: 'Assam' } as Provenance;
  expect(originOf(place)).toBe('Sualkuchi, Assam');
  expect(originOf({ ...place, cluster: '' })).toBe('Assam');
  expect(originOf(null)).toBe('');
});
