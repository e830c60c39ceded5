/** Seconds since 1970, as in tokens. */
const SIGNED_IN = { auth_time: 0 };

/** The users of these tests with their token claims. `uid` is null for a visitor. */
export const ACTORS = {
  visitor: { uid: null, token: {} },
  /** Signed in without a profile. */
  stranger: { uid: 'stranger', token: { ...SIGNED_IN, email: 'stranger@example.com' } },
  /** A customer, who owns the customer documents here. */
  asha: { uid: 'asha', token: { ...SIGNED_IN, email: 'asha@example.com', email_verified: true } },
  ravi: { uid: 'ravi', token: { ...SIGNED_IN, email: 'ravi@example.com' } },
  /** A business buyer, who owns the quotes here. */
  meera: { uid: 'meera', token: { ...SIGNED_IN, email: 'meera@example.com' } },
  karan: {
    uid: 'karan',
    token: { ...SIGNED_IN, email: 'karan@example.com', phone_number: '+919812345678' },
  },
  leela: { uid: 'leela', token: { ...SIGNED_IN, email: 'leela@example.com' } },
  idle: { uid: 'idle', token: { ...SIGNED_IN, email: 'idle@example.com' } },
  /** An administrator who was signed out everywhere one second after this sign-in. */
  away: { uid: 'away', token: { ...SIGNED_IN, email: 'away@example.com' } },
  /** An administrator whose browser was signed out alone. */
  ended: { uid: 'ended', token: { ...SIGNED_IN, email: 'ended@example.com' } },
  /** An administrator who has not entered the code of the authenticator app in this sign-in. */
  codeless: { uid: 'codeless', token: { ...SIGNED_IN, email: 'codeless@example.com' } },
  /** An administrator who was demoted, and whose token still has the role. */
  demoted: {
    uid: 'demoted',
    token: { ...SIGNED_IN, email: 'demoted@example.com', role: 'admin', admin: true },
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
  'ended',
  'codeless',
  'demoted',
  'admin',
];
