import { expect, test } from 'vitest';

import { MAX_PROFILES, withProfile } from './measurement-profiles.ts';

const mother = { name: 'Amma', values: { bust: 920, waist: 800 } };

test('adds a profile, and replaces the values of one with the same name', () => {
  const both = withProfile([mother], { name: 'Me', values: { bust: 880 } });
  expect(both.map(({ name }) => name)).toEqual(['Me', 'Amma']);
  expect(withProfile(both, { name: 'Amma', values: { bust: 930 } })).toEqual([
    { name: 'Amma', values: { bust: 930, waist: 800 } },
    { name: 'Me', values: { bust: 880 } },
  ]);
});

test('keeps a bounded number, the newest first', () => {
  const many = Array.from({ length: MAX_PROFILES }, (_, at) => ({ name: `P${at}`, values: {} }));
  const all = withProfile(many, mother);
  expect(all).toHaveLength(MAX_PROFILES);
  expect(all[0]).toEqual(mother);
});
