/** Who tries: the people of these tests, with what their token says. `uid` is null for a visitor. */
export const ACTORS = {
  visitor: { uid: null, token: {} },
  /** signed in, but without a profile */
  stranger: { uid: 'stranger', token: { email: 'stranger@example.com' } },
  /** a customer, the owner of what customers own here */
  asha: { uid: 'asha', token: { email: 'asha@example.com', email_verified: true } },
  ravi: { uid: 'ravi', token: { email: 'ravi@example.com' } },
  /** a business buyer, the owner of the quotations here */
  meera: { uid: 'meera', token: { email: 'meera@example.com' } },
  karan: { uid: 'karan', token: { email: 'karan@example.com', phone_number: '+919812345678' } },
  /** a business buyer who is suspended; whatever has an owner here has a twin that is hers */
  leela: { uid: 'leela', token: { email: 'leela@example.com' } },
  /** an administrator who is suspended */
  idle: { uid: 'idle', token: { email: 'idle@example.com' } },
  /** was an administrator; the token has not heard of the end of it */
  former: { uid: 'former', token: { email: 'former@example.com', role: 'admin', admin: true } },
  admin: { uid: 'boss', token: { email: 'boss@example.com' } },
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
  'former',
  'admin',
];
