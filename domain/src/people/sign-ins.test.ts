import { expect, test } from 'vitest';

import { endSignIns, isSignInEnded, MAX_ENDED_SIGN_INS, signedInBrowsers } from './sign-ins.ts';

const used = (device: string, minute: number) => ({
  ...{ device, browser: 'Chrome', system: 'Android', country: '' },
  lastUsedAt: new Date(minute * 60_000),
});

test('groups the sign-ins of a browser, latest use first', () => {
  const signIns = { 100: used('a', 9), 200: used('b', 5), 300: used('a', 4), 400: used('', 1) };
  const browsers = signedInBrowsers({ signIns }, {});
  expect(browsers.map(({ id, signIns: all }) => [id, all])).toEqual([
    [300, [300, 100]],
    [200, [200]],
    [400, [400]],
  ]);
  expect(browsers[0]?.lastUsedAt).toEqual(new Date(9 * 60_000));
});

test('leaves out ended sign-ins', () => {
  const signIns = { 100: used('a', 1), 200: used('b', 2), 300: used('c', 3) };
  const browsers = signedInBrowsers({ signIns }, { sessionsValidFrom: 101, endedSignIns: [300] });
  expect(browsers.map(({ id }) => id)).toEqual([200]);
});

test('an ended sign-in never becomes valid again, however many follow', () => {
  let profile: { sessionsValidFrom?: number; endedSignIns?: number[] } = {};
  const ended: number[] = [];
  for (let second = 1; second <= 3 * MAX_ENDED_SIGN_INS; second++) {
    // Not in the order of their sign-ins.
    const signIn = 1000 + ((second * 37) % 151);
    ended.push(signIn);
    profile = endSignIns(profile, [signIn]);
    expect(profile.endedSignIns?.length).toBeLessThanOrEqual(MAX_ENDED_SIGN_INS);
    for (const one of ended) expect(isSignInEnded(profile, one)).toBe(true);
  }
  expect(isSignInEnded(profile, 2000)).toBe(false);
});

test.each([
  [{ sessionsValidFrom: 'x', endedSignIns: 'y' }, false],
  [{ sessionsValidFrom: 6, endedSignIns: null }, true],
  [{ endedSignIns: [5] }, true],
])('reads %o', (profile, isEnded) => {
  expect(isSignInEnded(profile, 5)).toBe(isEnded);
});
