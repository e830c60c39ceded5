import { ADDRESS, profileOf } from '../sample-profiles.ts';
import { rightValues, without, wrongValues, type FieldCase, type Writing } from './field-case.ts';
import { tenth } from './invalid-values.ts';

/** Somebody who has no profile yet. */
export const newcomer: Writing = {
  actor: 'stranger',
  path: 'users/stranger',
  right: profileOf('stranger'),
};

/** What stands in the profile of asha, who changes it. */
export const standing = profileOf('asha', {
  accessCodes: ['school'],
  isEmailVerified: true,
  phone: '9800000011',
});
export const change: Writing = {
  actor: 'asha',
  path: 'users/asha',
  before: standing,
  right: standing,
};

/** What a profile has beside the fields of spec §3. */
export const MAY_LACK = ['id', 'addresses', 'preferences'];

/** Profiles that lack what others have: they are made, and can be changed. */
export function shortProfiles(): FieldCase[] {
  return [...plainProfiles(), ...olderProfiles()];
}

/** Profiles of before a field was there can still be changed. */
function olderProfiles(): FieldCase[] {
  return [...MAY_LACK, 'lastLogin', 'updatedAt'].flatMap((field) => {
    const before = without([field], standing);
    return rightValues({ ...change, before, right: before }, { fullName: [`without ${field}`] });
  });
}

/** A program that knows the fields of spec §3 alone makes a profile with them; what is ours can follow. */
function plainProfiles(): FieldCase[] {
  const right = without(MAY_LACK, newcomer.right);
  const before = without(MAY_LACK, standing);
  const later: Writing = { ...change, before, right: before };
  return [
    ...rightValues({ ...newcomer, right }, { fullName: ['the fields of spec §3 alone'] }),
    ...rightValues(later, {
      addresses: [[ADDRESS], tenth(ADDRESS)],
      preferences: [{ language: 'hi' }],
    }),
    ...wrongValues(later, { id: ['asha', 'ravi'], preferences: [{ marketing: true }] }),
  ];
}
