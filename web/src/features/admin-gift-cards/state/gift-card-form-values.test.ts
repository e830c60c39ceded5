import { expect, it } from 'vitest';

import { blankCard, cardErrors, sentCard } from './gift-card-form-values.ts';

const SAY = {
  noName: 'name',
  noEmail: 'mail',
  wrongEmail: 'address',
  wrongAmount: 'amount',
  noDay: 'day',
};
const blank = blankCard(new Date('2026-11-21T20:00:00Z'));
const typed = { ...blank, customerName: ' Asha ', amount: '1500.50' };

it('is good for a year by the calendar of India', () => {
  expect(blank.expiresOn).toBe('2027-11-22');
});

it('sends rupees as paise', () => {
  expect(sentCard(typed, 'request-1')).toMatchObject({
    requestId: 'request-1',
    customerName: 'Asha',
    amount: 150_050,
    sendMail: false,
  });
  expect(sentCard({ ...typed, amount: '1,00,000' }, 'request-1').amount).toBe(10_000_000);
});

it('needs a name, a value and a day; an address only for a mail', () => {
  expect(cardErrors(typed, SAY)).toEqual({});
  expect(cardErrors({ ...blank, expiresOn: '' }, SAY)).toEqual({
    customerName: 'name',
    amount: 'amount',
    expiresOn: 'day',
  });
  expect(cardErrors({ ...typed, sendMail: true }, SAY)).toEqual({ customerEmail: 'mail' });
  expect(cardErrors({ ...typed, customerEmail: 'asha' }, SAY)).toEqual({
    customerEmail: 'address',
  });
});

it.each(['0', '0.99', '15,00', '100000.01', 'free', '-5', '1e3'])(
  'takes %j for no value',
  (amount) => {
    expect(cardErrors({ ...typed, amount }, SAY)).toEqual({ amount: 'amount' });
  },
);
