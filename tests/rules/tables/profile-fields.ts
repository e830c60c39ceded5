import { ADDRESS, NOW, profileOf, PROFILES } from '../sample-profiles.ts';
import { companyCases } from './company-fields.ts';
import {
  missingFields,
  invalidTexts,
  invalidTimes,
  rightValues,
  wrongValues,
  type FieldCase,
  type Writing,
} from './field-case.ts';
import {
  change,
  OPTIONAL_FIELDS,
  newcomer,
  shortProfiles,
  storedProfile,
} from './incomplete-profiles.ts';
import {
  tenth,
  WRONG_ADDRESSES,
  WRONG_PHONES,
  WRONG_PICTURES,
  WRONG_PREFERENCES,
} from './invalid-values.ts';

/** Invisible characters: the first displays as "exe.png". */
const UNSEEN = ['\u202Egnp.exe', 'Asha\u0000', 'As\u200Bha', '\u2066Asha\u2069', '\uFEFFAsha'];
const UNSEEN_ADDRESSES = [
  [{ ...ADDRESS, name: '\u202Egnp.exe' }],
  [{ ...ADDRESS, line2: 'Mill\u200B Road' }],
  [ADDRESS, { ...ADDRESS, city: 'Pune\u0000' }],
];

const verified: Writing = { actor: 'asha', path: 'users/asha', right: profileOf('asha') };
const withPhone: Writing = {
  actor: 'karan',
  path: 'users/karan',
  right: profileOf('karan', { phone: '+919812345678' }),
};

const WRONG_AT_FIRST: Record<string, unknown[]> = {
  uid: ['asha', null, 7, ['stranger'], ''],
  id: ['asha', null, 7, ['stranger'], ''],
  email: ['asha@example.com', 'stranger@example.com ', '', null, 7, ['stranger@example.com']],
  fullName: [...invalidTexts(100), ...UNSEEN],
  phone: WRONG_PHONES,
  role: [
    'admin',
    'Admin',
    'ADMIN',
    ' admin',
    ['admin'],
    ['customer'],
    { admin: true },
    'owner',
    'customer,admin',
    '',
    null,
    true,
    7,
  ],
  avatar: WRONG_PICTURES,
  companyName: [...invalidTexts(120), ...UNSEEN],
  gstNumber: [null, 7, '12345', '29abcde1234f1z5', '29ABCDE1234F1Z5 ', ['29ABCDE1234F1Z5']],
  accessCodes: [['school'], [''], null, 'school', {}],
  isEmailVerified: [true, null, 'false', 0, [false]],
  isPhoneVerified: [true, null, 'false', 0, [false]],
  addresses: [...WRONG_ADDRESSES, ...UNSEEN_ADDRESSES],
  preferences: [...WRONG_PREFERENCES, { marketing: true, language: 'hi' }],
  isNewUser: [false, null, 'yes', 1],
  lastLogin: invalidTimes(),
  createdAt: invalidTimes(),
  updatedAt: invalidTimes(),
  // Fields that only the server writes, or unknown ones.
  suspended: [false, true],
  companyVerification: [null, { state: 'verified' }],
  admin: [true],
  roles: [['admin']],
  isAdmin: [true],
};

const RIGHT_AT_FIRST: Record<string, unknown[]> = {
  email: ['Stranger@Example.com'],
  role: ['customer', 'b2b_buyer'],
  phone: ['9876543210', '+919876543210'],
  avatar: ['https://pictures.example/a.jpg', 'http://pictures.example/a'],
  gstNumber: ['29ABCDE1234F1Z5'],
  addresses: [[ADDRESS], tenth(ADDRESS)],
  preferences: [{ language: 'hi' }, { marketing: false }],
  isNewUser: [true],
  fullName: ['', 'x'.repeat(100), 'श्री\u200Cमान', 'क्\u200Dष'],
};

const UNCHANGEABLE: Record<string, unknown[]> = {
  role: ['admin', 'b2b_buyer', 'Admin', ['admin'], null, '', { admin: true }],
  accessCodes: [[], ['school', 'firm'], ['firm'], null],
  gstNumber: ['29ABCDE1234F1Z5', null],
  isEmailVerified: [false, null, 'true'],
  isPhoneVerified: [true, null],
  email: ['ravi@example.com', 'ASHA@example.com', ''],
  uid: ['ravi', null],
  id: ['ravi', null],
  createdAt: [new Date(NOW.getTime() + 1000), null],
  isNewUser: [true, false],
  suspended: [false, true, null],
  companyVerification: [{ state: 'verified' }, null],
  admin: [true],
};

const WRONG_LATER: Record<string, unknown[]> = {
  fullName: [...invalidTexts(100), ...UNSEEN],
  phone: WRONG_PHONES,
  avatar: WRONG_PICTURES,
  companyName: [...invalidTexts(120), ...UNSEEN],
  addresses: [...WRONG_ADDRESSES.slice(0, 10), ...UNSEEN_ADDRESSES],
  // Marketing consent goes through the API, which logs it.
  preferences: [...WRONG_PREFERENCES, { marketing: true, language: 'en' }],
  lastLogin: invalidTimes(),
  updatedAt: invalidTimes(),
};

const RIGHT_LATER: Record<string, unknown[]> = {
  fullName: ['Asha D', 'श्री\u200Cमान'],
  phone: ['9876543210', ''],
  avatar: ['https://pictures.example/a.jpg'],
  companyName: ['Asha & Co'],
  addresses: [[ADDRESS], [], tenth(ADDRESS)],
  preferences: [{ marketing: false, language: 'en' }, { language: 'hi' }],
  lastLogin: [new Date(NOW.getTime() + 1000)],
  updatedAt: [new Date(NOW.getTime() + 1000)],
};

/** All editable fields in one write, with the maximum number of addresses. */
function everythingAtOnce(): FieldCase[] {
  const changed = Object.fromEntries(
    Object.entries(RIGHT_LATER).map(([field, [value]]) => [field, value]),
  );
  const right = { ...storedProfile, ...changed, phone: '9876543210' };
  return rightValues({ ...change, right }, { addresses: [tenth(ADDRESS)] });
}

function phoneCases(): FieldCase[] {
  const before = profileOf('karan', { phone: '9876543210', isPhoneVerified: true });
  const karan: Writing = { actor: 'karan', path: 'users/karan', before, right: before };
  return [
    ...wrongValues(karan, { phone: ['9800000000', ''] }),
    ...rightValues(karan, { phone: ['+919812345678'], fullName: ['Karan'] }),
  ];
}

/** No one writes another user's profile; a suspended user cannot write their own. */
function otherPeople(): FieldCase[] {
  const renamed = { ...storedProfile, fullName: 'X' };
  const before = { before: storedProfile, after: renamed, path: 'users/asha', allowed: false };
  const leela = PROFILES['users/leela'] ?? {};
  return [
    { ...before, actor: 'ravi', what: 'ravi renames asha' },
    { ...before, actor: 'admin', what: 'an administrator renames asha' },
    { ...before, actor: 'visitor', what: 'a visitor renames asha' },
    {
      what: 'a suspended person lifts the suspension',
      actor: 'leela',
      path: 'users/leela',
      before: leela,
      after: { ...leela, suspended: false },
      allowed: false,
    },
    {
      what: 'a person registers under another id',
      actor: 'stranger',
      path: 'users/ghost',
      after: profileOf('ghost', { email: 'stranger@example.com' }),
      allowed: false,
    },
  ];
}

/** Marketing consent changes only through the API; other preferences can change. */
function consentCases(): FieldCase[] {
  const agreed = profileOf('asha', { preferences: { marketing: true, language: 'en' } });
  const asha: Writing = { actor: 'asha', path: 'users/asha', before: agreed, right: agreed };
  return [
    ...wrongValues(asha, { preferences: [{ marketing: false, language: 'en' }, {}] }),
    ...rightValues(asha, { preferences: [{ marketing: true, language: 'hi' }] }),
  ];
}

export const PROFILE_FIELDS: FieldCase[] = [
  ...wrongValues(newcomer, WRONG_AT_FIRST),
  ...rightValues(newcomer, RIGHT_AT_FIRST),
  ...missingFields(newcomer, OPTIONAL_FIELDS),
  ...shortProfiles(),
  ...rightValues(verified, { isEmailVerified: [true, false] }),
  ...wrongValues(verified, { isEmailVerified: ['yes', 1], isPhoneVerified: [true] }),
  ...rightValues(withPhone, { isPhoneVerified: [true, false] }),
  ...wrongValues(withPhone, { isPhoneVerified: ['yes', 1] }),
  ...wrongValues(
    { ...withPhone, right: profileOf('karan', { phone: '+919800000000' }) },
    {
      isPhoneVerified: [true],
    },
  ),
  ...companyCases(),
  ...wrongValues(change, UNCHANGEABLE),
  ...wrongValues(change, WRONG_LATER),
  ...rightValues(change, RIGHT_LATER),
  ...missingFields(change),
  ...phoneCases(),
  ...consentCases(),
  ...otherPeople(),
  ...everythingAtOnce(),
];
