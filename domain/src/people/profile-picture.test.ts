import { expect, test } from 'vitest';

import { initialsOf, isProviderPicture, mayBeProfilePicture } from './profile-picture.ts';

test.each([
  ['Asha Devi', 'AD'],
  ['  Vani  Rao  Iyer ', 'VI'],
  ['asha', 'A'],
  ['किरण मेहता', 'किमे'],
  ['D’Souza (Maria)', 'DM'],
  ['— —', ''],
  ['', ''],
])('shortens %s to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

const MEGABYTE = 1024 * 1024;

test.each([
  ['image/jpeg', 1, true],
  ['image/png', 2 * MEGABYTE, true],
  ['image/webp', MEGABYTE, true],
  ['image/png', 2 * MEGABYTE + 1, false],
  ['image/png', 0, false],
  ['image/gif', 1, false],
  ['image/svg+xml', 1, false],
  ['', 1, false],
])('a file of type %s with %i bytes as a profile picture: %s', (type, size, allowed) => {
  expect(mayBeProfilePicture({ type, size })).toBe(allowed);
});

test('distinguishes sign-in provider pictures from uploads', () => {
  expect(isProviderPicture('https://lh3.googleusercontent.com/a/picture')).toBe(true);
  expect(isProviderPicture('https://graph.facebook.com/1/picture')).toBe(true);
  expect(isProviderPicture('https://googleusercontent.com.evil.example/x')).toBe(false);
  expect(isProviderPicture('https://firebasestorage.googleapis.com/v0/b/shop/o/a')).toBe(false);
  expect(isProviderPicture('')).toBe(false);
});
