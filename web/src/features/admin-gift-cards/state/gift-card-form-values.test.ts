import { expect, it } from 'vitest';

import { blankGiftCard, validateGiftCard, toGiftCardPayload } from './gift-card-form-values.ts';

const MESSAGES = {
  nameMissing: 'name',
  emailMissing: 'mail',
  invalidEmail: 'address',
  invalidAmount: 'amount',
  dayMissing: 'day',
};
const blank = blankGiftCard(new Date('2026-11-21T20:00:00Z'));
const values = { ...blank, customerName: ' Asha ', amount: '1500.50' };

it('expires in a year by the calendar in IST', () => {
  expect(blank.expiresOn).toBe('2027-11-22');
});

it('sends rupees as paise', () => {
  expect(toGiftCardPayload(values, 'request-1')).toMatchObject({
    requestId: 'request-1',
    customerName: 'Asha',
    amount: 150_050,
    sendMail: false,
  });
  expect(toGiftCardPayload({ ...values, amount: '1,00,000' }, 'request-1').amount).toBe(10_000_000);
});

it('requires name, value and expiry, and an email address only to send the code', () => {
  expect(validateGiftCard(values, MESSAGES)).toEqual({});
  expect(validateGiftCard({ ...blank, expiresOn: '' }, MESSAGES)).toEqual({
    customerName: 'name',
    amount: 'amount',
    expiresOn: 'day',
  });
  expect(validateGiftCard({ ...values, sendMail: true }, MESSAGES)).toEqual({
    customerEmail: 'mail',
  });
  expect(validateGiftCard({ ...values, customerEmail: 'asha' }, MESSAGES)).toEqual({
    customerEmail: 'address',
  });
});

it.each(['0', '0.99', '15,00', '100000.01', 'free', '-5', '1e3'])(
  'rejects %j as a value',
  (amount) => {
    expect(validateGiftCard({ ...values, amount }, MESSAGES)).toEqual({ amount: 'amount' });
  },
);
