import { expect, test } from 'vitest';

import { tailoringIdOf } from '../shopping/tailoring-choice.ts';
import { choiceOf, servicesDays } from '../shopping/requested-cart-lines.ts';
import { tailoringInputSchema } from './tailoring-input.ts';
import { STANDARD_MEASUREMENTS } from './standard-measurements.ts';
import {
  fromMillimetres,
  servicesPrice,
  tailoringFor,
  tailoringProblem,
  toMillimetres,
} from './tailoring.ts';

const service = (id: string, measurements: string[] = []) => ({
  ...{ id, name: id, nameHindi: '', price: 950, makingDays: 6, measurements },
});
const TAILORING = {
  measurements: STANDARD_MEASUREMENTS.filter(({ id }) => ['waist', 'bust'].includes(id)),
  services: [service('blouse', ['bust']), service('fall')],
};
const saree = { tailoring: TAILORING };
const problem = (choice: Parameters<typeof tailoringProblem>[1]) =>
  tailoringProblem(saree, choice)?.kind ?? null;

test('accepts exactly the measurements that the product and the chosen services need', () => {
  expect(problem({ measurements: { waist: 760 } })).toBeNull();
  expect(problem({ services: ['fall'], measurements: { waist: 760 } })).toBeNull();
  expect(problem({ services: ['blouse'], measurements: { waist: 760, bust: 920 } })).toBeNull();
  expect(problem({})).toBe('measurement_missing');
  expect(problem({ services: ['blouse'], measurements: { waist: 760 } })).toBe(
    'measurement_missing',
  );
  expect(problem({ measurements: { waist: 760, bust: 920 } })).toBe('measurement_unknown');
  expect(problem({ services: ['zip'], measurements: { waist: 760 } })).toBe('service_gone');
});

test.each([
  [549, 'measurement_limits'],
  [550, null],
  [1300, null],
  [1301, 'measurement_limits'],
])('checks the limits of a waist of %i mm', (waist, expected) => {
  expect(problem({ measurements: { waist } })).toBe(expected);
});

test('needs nothing for a product as it is, and refuses a choice for it', () => {
  expect(tailoringProblem({}, {})).toBeNull();
  expect(tailoringProblem({ tailoring: null }, { services: ['fall'] })?.kind).toBe('service_gone');
  expect(tailoringFor({}, {})).toBeUndefined();
});

test('adds up prices and days of the services, and keeps a snapshot', () => {
  const choice = { services: ['blouse', 'fall'], measurements: { waist: 760, bust: 920 } };
  const kept = tailoringFor(saree, choice);
  expect(servicesPrice(saree, choice.services)).toBe(190_000);
  expect(kept && servicesDays(kept)).toBe(12);
  expect(kept && choiceOf(kept)).toEqual(choice);
});

test('converts between units and millimetres without drifting', () => {
  for (const value of [32, 32.5, 36.1])
    expect(fromMillimetres(toMillimetres(value, 'in'), 'in')).toBe(value);
  expect(toMillimetres(76.5, 'cm')).toBe(765);
});

test('identifies the same choice in any order, and different bodies as different', () => {
  const one = { services: ['a', 'b'], measurements: { waist: 760, bust: 920 } };
  const turned = { services: ['b', 'a'], measurements: { bust: 920, waist: 760 } };
  expect(tailoringIdOf(one)).toBe(tailoringIdOf(turned));
  expect(tailoringIdOf(one)).toMatch(/^[0-9a-f]{16}$/);
  expect(tailoringIdOf({ ...one, measurements: { waist: 761, bust: 920 } })).not.toBe(
    tailoringIdOf(one),
  );
  expect([tailoringIdOf({}), tailoringIdOf({ services: [], measurements: {} })]).toEqual([
    undefined,
    undefined,
  ]);
});

test.each([
  [{ ...TAILORING, services: [service('zip', ['hips'])] }, 'A service asks for a measurement'],
  [{ ...TAILORING, services: [service('fall'), service('fall')] }, 'Two services'],
  [{ measurements: [{ ...STANDARD_MEASUREMENTS[0], min: 140, max: 70 }] }, 'The lower limit'],
])('refuses a form in which parts do not fit together', (sent, message) => {
  expect(() => tailoringInputSchema.validateSync(sent)).toThrow(message);
});

test('accepts a complete form, and null for a product as it is', () => {
  expect(tailoringInputSchema.validateSync(TAILORING)).toEqual(TAILORING);
  expect(tailoringInputSchema.validateSync(null)).toBeNull();
});
