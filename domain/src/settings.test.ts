import { expect, test } from 'vitest';

import { DEFAULT_SETTINGS, readSettings } from './settings.ts';

test('settings that are missing or senseless keep their defaults', () => {
  expect(readSettings({})).toEqual(DEFAULT_SETTINGS);
  expect(readSettings({ holdMinutes: 0, openHoldsPerPerson: '9' })).toEqual(DEFAULT_SETTINGS);
  expect(readSettings({ holdMinutes: 20 }).holdMinutes).toBe(20);
});
