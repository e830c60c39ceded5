import { expect, test } from 'vitest';

import { recordActivity, presenceAt } from './activity.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

test('warns 25 minutes after the last activity', () => {
  recordActivity(NOON);
  expect(presenceAt(NOON)).toEqual({ phase: 'here', checkInMs: 25 * MINUTE });
});

test('the warning counts down the last five of thirty minutes', () => {
  recordActivity(NOON);
  expect(presenceAt(NOON + 25 * MINUTE - 1).phase).toBe('here');
  expect(presenceAt(NOON + 25 * MINUTE)).toEqual({ phase: 'warned', secondsLeft: 300 });
  expect(presenceAt(NOON + 30 * MINUTE - 1)).toEqual({ phase: 'warned', secondsLeft: 1 });
});

test('ends the session after thirty minutes, also after sleep', () => {
  recordActivity(NOON);
  expect(presenceAt(NOON + 30 * MINUTE).phase).toBe('gone');
  expect(presenceAt(NOON + 24 * 60 * MINUTE).phase).toBe('gone');
});

test('starts the time now without a recorded activity', () => {
  expect(presenceAt(NOON).phase).toBe('here');
  expect(presenceAt(NOON + 30 * MINUTE).phase).toBe('gone');
});

test.each(['yesterday', '', String(NOON + MINUTE)])(
  'ignores a recorded activity of %j',
  (noted) => {
    localStorage.setItem('kargha.last-activity', noted);
    expect(presenceAt(NOON)).toEqual({ phase: 'here', checkInMs: 25 * MINUTE });
  },
);
