import { describe, expect, test } from 'vitest';

import { ANONYMOUS_BUYER, reviewerName } from './reviewer-name.ts';

describe('reviewerName', () => {
  test.each([
    ['Asha Verma', 'Asha'],
    ['  Zoya   Ansari ', 'Zoya'],
    ['प्रिया शर्मा', 'प्रिया'],
    ['— Meera', 'Meera'],
    ['Asha\u202Egnirts', 'Ashagnirts'],
    ['A\u0000sha\tVerma', 'Asha'],
    ['क्\u200Dष Rao', 'क्\u200Dष'],
  ])('turns %j into %j', (fullName, shown) => {
    expect(reviewerName(fullName)).toBe(shown);
  });

  test('has at most thirty whole characters', () => {
    expect(reviewerName('a'.repeat(80))).toBe('a'.repeat(30));
    expect(reviewerName('𑄌'.repeat(80))).toBe('𑄌'.repeat(30));
  });

  test.each(['', '   ', '12345', '\u202E'])(
    'is anonymous without a name in the profile: %j',
    (name) => {
      expect(reviewerName(name)).toBe(ANONYMOUS_BUYER);
    },
  );
});
