import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { retryDays } from '@kargha/domain/couriers/delivery-choice';
import { renderInShop } from '#testing/render-in-shop.tsx';

import type { SendAnswer } from './delivery-answer-dialog.tsx';
import { FailedDeliveryNotice } from './failed-delivery.tsx';

const QUESTION = { attempt: 1, reason: 'Door locked', choice: '', day: '' };
const inTime = () => new Date(Date.now() + 3_600_000);

function show(changes: object = {}, onAnswer?: SendAnswer) {
  const failedDelivery = { ...QUESTION, answerBy: inTime(), ...changes };
  const parcel = { awb: 'HS123', failedDelivery };
  renderInShop(<FailedDeliveryNotice parcel={parcel} state="Karnataka" onAnswer={onAnswer} />);
}

test('sends the chosen day', async () => {
  const onAnswer = vi.fn<SendAnswer>(() => Promise.resolve());
  show({}, onAnswer);
  expect(screen.getByText(/Door locked/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Choose what happens next' }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = retryDays(new Date())[2] ?? '';
  await userEvent.selectOptions(dialog.getByLabelText('Delivery day'), day);
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ choice: 'retry', day, phone: '' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('sends only a phone number when the address stays', async () => {
  const onAnswer = vi.fn<SendAnswer>(() => Promise.resolve());
  show({}, onAnswer);
  await userEvent.click(screen.getByRole('button', { name: 'Choose what happens next' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /another address/ }));
  await userEvent.type(dialog.getByLabelText(/Phone number/), '9845012345');
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  const sent = { choice: 'address', day: '', phone: '9845012345' };
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(sent);
});

test('asks for the link in the email where nothing proves that it is the customer', () => {
  show();
  expect(screen.getByText(/open the link in our email/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [{ choice: 'retry', day: '2026-11-28' }, 'You chose delivery on Sat, 28 Nov'],
  [{ choice: 'retry' }, 'The courier will try again.'],
  [{ choice: 'address' }, 'You chose another address or phone number'],
  [{ choice: 'return' }, 'You chose to send the parcel back'],
  [{}, 'The time to choose is over'],
])('shows an answer: %j', (answer, text) => {
  show({ ...answer, answerBy: null }, () => Promise.resolve());
  expect(screen.getByText(new RegExp(text))).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
