import { cartOf, profileOf, PROFILES, measurementsOf, wishlistOf } from '../sample-profiles.ts';
import { STAFF_READ, type AccessCase } from './access-case.ts';

const rename = { fullName: 'Another Name' };

const profile = (uid: string, owner: 'asha' | 'meera' | 'leela' | 'idle'): AccessCase => ({
  name: `the profile of ${uid}`,
  target: { path: `users/${uid}`, data: PROFILES[`users/${uid}`] ?? {}, change: rename },
  table:
    owner === 'asha' || owner === 'meera' ? { [owner]: 'get update', ...STAFF_READ } : STAFF_READ,
});

export const PEOPLE: AccessCase[] = [
  profile('asha', 'asha'),
  profile('meera', 'meera'),
  profile('leela', 'leela'),
  profile('idle', 'idle'),
  {
    name: "an administrator's own profile",
    target: { path: 'users/boss', data: PROFILES['users/boss'] ?? {}, change: rename },
    table: { admin: 'get list update' },
  },
  {
    name: 'the profile of someone who is new',
    target: {
      path: 'users/unknown',
      data: profileOf('stranger'),
      change: rename,
      created: 'users/stranger',
    },
    table: { stranger: 'create', admin: 'get list' },
  },
  {
    name: 'something under a profile',
    target: { path: 'users/asha/notes/n1', data: { text: 'x' } },
    table: {},
  },
  {
    name: "the cart in asha's account",
    target: {
      path: 'users/asha/private/cart',
      data: cartOf(),
      change: { lines: [] },
      created: 'users/asha/private/cart',
    },
    table: { asha: 'get create update' },
  },
  {
    name: "the wishlist in asha's account",
    target: {
      path: 'users/asha/private/wishlist',
      data: wishlistOf(),
      change: { items: [] },
      created: 'users/asha/private/wishlist',
    },
    table: { asha: 'get create update' },
  },
  {
    name: "the saved measurements in asha's account",
    target: {
      path: 'users/asha/private/measurements',
      data: measurementsOf(),
      change: { profiles: [] },
      created: 'users/asha/private/measurements',
    },
    table: { asha: 'get create update' },
  },
  {
    name: 'the cart of a suspended person',
    target: { path: 'users/leela/private/cart', data: cartOf(), change: { lines: [] } },
    table: {},
  },
  {
    name: 'the profile of staff who have not entered their code',
    target: { path: 'users/codeless', data: PROFILES['users/codeless'] ?? {}, change: rename },
    table: { codeless: 'get update', ...STAFF_READ },
  },
  {
    name: 'the profile of staff whose browser was signed out',
    target: { path: 'users/ended', data: PROFILES['users/ended'] ?? {}, change: rename },
    table: STAFF_READ,
  },
  {
    name: 'the second factor of an administrator',
    target: {
      path: 'users/boss/private/secondFactor',
      data: { secret: 'x', pendingSecret: null, lastStep: 0, recoveryCodes: ['y'] },
      created: 'users/boss/private/secondFactor',
    },
    table: {},
  },
  {
    name: 'the browsers of a person',
    target: {
      path: 'users/asha/private/signIns',
      data: { signIns: {}, devices: [] },
      created: 'users/asha/private/signIns',
    },
    table: {},
  },
  {
    name: 'any other private document',
    target: { path: 'users/asha/private/notes', data: cartOf() },
    table: {},
  },
];
