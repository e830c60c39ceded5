import { expect, test } from 'vitest';

import { DEFAULT_SETTINGS, readSettings } from './settings.ts';

test('uses defaults for missing and invalid settings', () => {
  expect(readSettings({})).toEqual(DEFAULT_SETTINGS);
  expect(readSettings({ holdMinutes: 0, openHoldsPerPerson: '9' })).toEqual(DEFAULT_SETTINGS);
  expect(readSettings({ holdMinutes: 20 }).holdMinutes).toBe(20);
});

test('reads the tax table and the closed state', () => {
  const { tax, maintenance } = readSettings({
    tax: { ratesEnabled: true, rates: [] },
    shopFront: { maintenance: { isOn: true, message: 'Stock-taking' } },
  });
  expect(tax.ratesEnabled).toBe(true);
  expect(maintenance).toEqual({ isOn: true, message: 'Stock-taking' });
});
