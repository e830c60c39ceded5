/** When: seconds since 1970, as tokens say it. */
const SIGNED_IN = { auth_time: 0 };

/** Who tries: the people of these tests, with what their token says. `uid` is null for a visitor. */
export const ACTORS = {
  visitor: { uid: null, token: {} },
  /** signed in, but without a profile */
  stranger: { uid: 'stranger', token: { ...SIGNED_IN, email: 'stranger@example.com' } },
  /** a customer, the owner of what customers own here */
  asha: { uid: 'asha', token: { ...SIGNED_IN, email: 'asha@example.com', email_verified: true } },
  ravi: { uid: 'ravi', token: { ...SIGNED_IN, email: 'ravi@example.com' } },
  /** a business buyer, the owner of the quotations here */
  meera: { uid: 'meera', token: { ...SIGNED_IN, email: 'meera@example.com' } },
  karan: {
    uid: 'karan',
    token: { ...SIGNED_IN, email: 'karan@example.com', phone_number: '+919812345678' },
  },
  /** a business buyer who is suspended; whatever has an owner here has a twin that is hers */
  leela: { uid: 'leela', token: { ...SIGNED_IN, email: 'leela@example.com' } },
  /** an administrator who is suspended */
  idle: { uid: 'idle', token: { ...SIGNED_IN, email: 'idle@example.com' } },
  /** an administrator who was signed out everywhere a second after this sign-in */
  away: { uid: 'away', token: { ...SIGNED_IN, email: 'away@example.com' } },
  /** was an administrator; the token has not heard of the end of it */
  former: {
    uid: 'former',
    token: { ...SIGNED_IN, email: 'former@example.com', role: 'admin', admin: true },
  },
  admin: { uid: 'boss', token: { ...SIGNED_IN, email: 'boss@example.com' } },
} as const;

export type Actor = keyof typeof ACTORS;

export const EVERYONE: readonly Actor[] = [
  'visitor',
  'stranger',
  'asha',
  'ravi',
  'meera',
  'karan',
  'leela',
  'idle',
  'away',
  'former',
  'admin',
];
