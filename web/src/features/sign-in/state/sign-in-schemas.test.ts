import { expect, test } from 'vitest';

import { signUpSchema } from './sign-in-schemas.ts';

const asha = {
  fullName: 'Asha Devi',
  email: 'asha@kargha.example',
  phone: '',
  role: 'customer',
  companyName: '',
  password: 'abcdef',
};

const messageOf = (changes: object) =>
  signUpSchema.validate({ ...asha, ...changes }).then(
    () => 'accepted',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

test.each([
  [{}, 'accepted'],
  [{ fullName: 'आशा देवी' }, 'accepted'],
  [{ fullName: 'A' }, 'Full name must be at least 2 characters'],
  [{ fullName: 'Asha 2' }, 'Full name can only contain letters and spaces'],
  [{ email: 'asha@' }, 'Please enter a valid email address'],
  [{ phone: '+919876543210' }, 'accepted'],
  [{ phone: '0987' }, 'Please enter a valid phone number'],
  [{ password: 'abcde' }, 'Password should be at least 6 characters long.'],
])('%j: %s', async (changes, message) => {
  expect(await messageOf(changes)).toBe(message);
});

test('nobody signs up as an administrator', async () => {
  expect(await messageOf({ role: 'admin' })).not.toBe('accepted');
});
