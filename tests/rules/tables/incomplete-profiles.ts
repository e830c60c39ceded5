import { ADDRESS, profileOf } from '../sample-profiles.ts';
import { rightValues, without, wrongValues, type FieldCase, type Writing } from './field-case.ts';
import { tenth } from './invalid-values.ts';

export const newcomer: Writing = {
  actor: 'stranger',
  path: 'users/stranger',
  right: profileOf('stranger'),
};

export const storedProfile = profileOf('asha', {
  accessCodes: ['school'],
  isEmailVerified: true,
  phone: '9800000011',
});
export const change: Writing = {
  actor: 'asha',
  path: 'users/asha',
  before: storedProfile,
  right: storedProfile,
};

/** Profile fields that spec §3 does not list. */
export const OPTIONAL_FIELDS = ['id', 'addresses', 'preferences'];

/** Profiles without optional fields can be created and updated. */
export function shortProfiles(): FieldCase[] {
  return [...plainProfiles(), ...olderProfiles()];
}

/** Profiles from before a field existed can be updated. */
function olderProfiles(): FieldCase[] {
  return [...OPTIONAL_FIELDS, 'lastLogin', 'updatedAt'].flatMap((field) => {
    const before = without([field], storedProfile);
    return rightValues({ ...change, before, right: before }, { fullName: [`without ${field}`] });
  });
}

/** A client that knows only the fields of spec §3 can create a profile. */
function plainProfiles(): FieldCase[] {
  const right = without(OPTIONAL_FIELDS, newcomer.right);
  const before = without(OPTIONAL_FIELDS, storedProfile);
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
