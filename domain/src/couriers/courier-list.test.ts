import { expect, test } from 'vitest';

import { DEFAULT_COURIERS, readCourierList, trackingUrlOf } from './courier-list.ts';
import { couriersSchema, readCourierSettings } from './courier-settings.ts';

test('writes the tracking number into the link of its courier, in any case', () => {
  const couriers = [{ name: 'Hamsa', trackingUrl: 'https://hamsa.example/{awb}?n={awb}' }];
  expect(trackingUrlOf(couriers, ' hamsa ', 'A/1')).toBe('https://hamsa.example/A%2F1?n=A%2F1');
  expect(trackingUrlOf(couriers, 'Other', 'A1')).toBe('');
});

test('has the default list until staff save one, even an empty one', () => {
  expect(readCourierList(undefined)).toEqual(DEFAULT_COURIERS);
  expect(readCourierList([])).toEqual([]);
});

test('accepts its own defaults, and refuses links without a place and couriers that are there twice', () => {
  const settings = readCourierSettings(undefined);
  expect(couriersSchema.isValidSync(settings)).toBe(true);
  const withCouriers = (...couriers: object[]) => ({ ...settings, couriers });
  const link = 'https://hamsa.example/track';
  expect(() =>
    couriersSchema.validateSync(withCouriers({ name: 'Hamsa', trackingUrl: link })),
  ).toThrow('Write {awb} in the link, where the tracking number goes');
  const twice = withCouriers(
    { name: 'Hamsa', trackingUrl: '' },
    { name: 'HAMSA', trackingUrl: '' },
  );
  expect(() => couriersSchema.validateSync(twice)).toThrow('A courier is in the list twice');
});
