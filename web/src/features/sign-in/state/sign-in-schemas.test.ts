import { expect, test } from 'vitest';
import type { Schema } from 'yup';

import { textOf } from '@kargha/domain/messages/sentence';
import { errorMessage } from '#lib/server/error-message.ts';

import {
  businessSignUpSchema,
  forgotSchema,
  isOtp,
  phoneSchema,
  signInSchema,
  signUpSchema,
} from './sign-in-schemas.ts';

const asha = {
  fullName: 'Asha Devi',
  email: 'asha@kargha.example',
  phone: '',
  role: 'customer',
  companyName: '',
  password: 'abcdef',
};
const rao = {
  ...asha,
  password: 'Kargha@123',
  confirmPassword: 'Kargha@123',
  companyName: 'Rao Weaves LLP',
  gstNumber: '27AAPFU0939F1ZV',
  accessCode: '',
  terms: true,
};

const messageOf = (schema: Schema, values: object) =>
  schema.validate(values).then(
    () => 'accepted',
    (error: unknown) => textOf(errorMessage(error, '')),
  );

test.each([
  [{ email: 'asha@', password: 'x' }, 'Please enter a valid email address'],
  [{ email: 'asha@kargha.example', password: '' }, 'Password is required'],
  [{ email: ' asha@kargha.example ', password: 'x' }, 'accepted'],
])('validates sign-in with %j: %s', async (values, message) => {
  expect(await messageOf(signInSchema, values)).toBe(message);
});

test.each([
  [{}, 'accepted'],
  [{ fullName: 'आशा देवी' }, 'accepted'],
  [{ fullName: 'A' }, 'Full name must be at least 2 characters'],
  [{ fullName: 'Asha 2' }, 'Full name can only contain letters and spaces'],
  [{ email: 'asha@' }, 'Please enter a valid email address'],
  [{ phone: '+919876543210' }, 'accepted'],
  [{ phone: '0987' }, 'Please enter a valid phone number'],
  [{ password: 'abcde' }, 'Password should be at least 6 characters long.'],
])('validates the sign-up page with %j: %s', async (changes, message) => {
  expect(await messageOf(signUpSchema, { ...asha, ...changes })).toBe(message);
});

test('rejects the administrator role', async () => {
  expect(await messageOf(signUpSchema, { ...asha, role: 'admin' })).not.toBe('accepted');
});

test.each([
  [{}, 'accepted'],
  [{ password: 'Ab@1', confirmPassword: 'Ab@1' }, 'Password must be at least 8 characters'],
  [{ password: 'KARGHA@123' }, 'Password must contain at least one lowercase letter'],
  [{ password: 'kargha@123' }, 'Password must contain at least one uppercase letter'],
  [{ password: 'Kargha@abc' }, 'Password must contain at least one number'],
  [{ password: 'Kargha1234' }, /^Password must contain at least one special character/],
  [{ confirmPassword: 'Kargha@124' }, "Passwords don't match"],
  [{ confirmPassword: '' }, "Passwords don't match"],
  [{ confirmPassword: undefined }, "Passwords don't match"],
  [{ password: '', confirmPassword: '' }, 'Password must be at least 8 characters'],
  [{ companyName: '  ' }, 'Company name is required for B2B customers'],
  [{ gstNumber: '' }, 'GST number is required for B2B customers'],
  [{ gstNumber: '27AAPFU0939F1ZW' }, /typing mistake/],
  [{ gstNumber: '27 aapfu0939f1zv' }, 'accepted'],
  [{ accessCode: 'KARG-HA12-SCHO' }, 'accepted'],
  [{ terms: false }, 'You must agree to the terms and conditions'],
])('validates the business sign-up with %j: %s', async (changes, message) => {
  const values = { ...rao, ...changes };
  const isOwnPassword = 'password' in changes && !('confirmPassword' in changes);
  if (isOwnPassword) values.confirmPassword = values.password;
  expect(await messageOf(businessSignUpSchema, values)).toEqual(
    message instanceof RegExp ? expect.stringMatching(message) : message,
  );
});

test.each([
  ['98765 43210', 'accepted'],
  ['+91 98765-43210', 'accepted'],
  ['', 'Please enter a valid phone number'],
  ['call me', 'Please enter a valid phone number'],
])('validates the phone number %j: %s', async (phone, message) => {
  expect(await messageOf(phoneSchema, { phone })).toBe(message);
});

test('requires a valid email for a new password', async () => {
  expect(await messageOf(forgotSchema, { email: 'asha' })).toBe(
    'Please enter a valid email address',
  );
});

test.each([
  ['123456', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
])('accepts the code %s: %s', (code, isTaken) => {
  expect(isOtp(code)).toBe(isTaken);
});
