import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { addDays, indianDay } from '@kargha/domain/india/indian-day';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { TranslationsContext, type Translations } from '#lib/language/language.ts';
import { ErrorForPeople } from '#lib/server/error-message.ts';
import { useSession } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { giftCardPurchaseHindi } from '../gift-card-purchase-texts.hi.ts';
import { giftCardPurchaseTexts } from '../gift-card-purchase-texts.ts';
import { GiftCardPurchase } from './gift-card-purchase-form.tsx';

type OnPay = Parameters<typeof GiftCardPurchase>[0]['onPay'];

const onPay = vi.fn<OnPay>();

beforeEach(() => {
  onPay.mockReset();
  onPay.mockResolvedValue('paid');
  useSession.setState({ status: 'signed-out' }, true);
});

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const press = () => userEvent.click(screen.getByRole('button', { name: /^Pay/ }));

async function type(label: string, value: string) {
  await userEvent.clear(field(label));
  await userEvent.click(field(label));
  await userEvent.paste(value);
}

async function fill() {
  await type('Recipient’s name', 'Meera Nair');
  await type('Recipient’s email', 'meera@mail.example');
  await type('Your name', 'Asha Verma');
  await type('Your email', 'asha@mail.example');
  await type('Your phone', '98765 43210');
}

test('pays for a card with the chosen amount, and says that it is on its way', async () => {
  renderInShop(<GiftCardPurchase onPay={onPay} />);
  await fill();
  await type('Message', 'Happy birthday!');
  await userEvent.click(screen.getByRole('button', { name: '₹2,500' }));
  expect(screen.getByRole('button', { name: '₹2,500' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₹2,500' }));
  expect(await screen.findByText('Thank you, your gift card is paid.')).toHaveFocus();
  expect(
    screen.getByText(/getting it by email now\. We have emailed you the receipt/),
  ).toBeVisible();
  expect(onPay).toHaveBeenCalledExactlyOnceWith({
    requestId: expect.stringMatching(/^[\w-]{36}$/) as string,
    amount: 250_000,
    recipientName: 'Meera Nair',
    recipientEmail: 'meera@mail.example',
    message: 'Happy birthday!',
    deliverOn: '',
    buyerName: 'Asha Verma',
    buyerEmail: 'asha@mail.example',
    buyerPhone: '9876543210',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Buy another gift card' }));
  expect(field('Recipient’s name')).toHaveValue('');
});

test('shows what is missing at its field, focuses the first one and pays nothing', async () => {
  renderInShop(<GiftCardPurchase onPay={onPay} />);
  await press();
  for (const sentence of [
    'Please enter the name of the recipient.',
    'Please enter the email address of the recipient.',
    'Name is required',
    'Email is required',
    'Phone is required',
  ]) {
    expect(await screen.findByText(sentence)).toBeVisible();
  }
  expect(field('Recipient’s name')).toHaveFocus();
  expect(onPay).not.toHaveBeenCalled();
});

test.each([
  ['499', 'A gift card is worth ₹500 or more.'],
  ['10001', 'A gift card is worth ₹10,000 at most.'],
  ['999.50', 'Please enter whole rupees.'],
  ['many', 'Please choose an amount.'],
])('refuses the amount %s', async (typed, sentence) => {
  renderInShop(<GiftCardPurchase onPay={onPay} />);
  await fill();
  await type('Amount in', typed);
  await press();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(onPay).not.toHaveBeenCalled();
});

test('refuses a message with a link', async () => {
  renderInShop(<GiftCardPurchase onPay={onPay} />);
  await fill();
  await type('Message', 'Win at www.evil.example');
  await press();
  expect(await screen.findByText('Please write the message without links.')).toBeVisible();
  expect(onPay).not.toHaveBeenCalled();
});

test('says on which day the card is emailed', async () => {
  const day = addDays(indianDay(new Date()), 30);
  renderInShop(<GiftCardPurchase onPay={onPay} />);
  await fill();
  await type('Send on', day);
  await press();
  expect(await screen.findByText(/The recipient gets it by email on/)).toBeVisible();
  expect(onPay).toHaveBeenCalledWith(expect.objectContaining({ deliverOn: day }));
});

test('keeps what was typed when the window is closed, and pays the same card afterwards', async () => {
  onPay.mockResolvedValueOnce('cancelled');
  renderInShop(<GiftCardPurchase onPay={onPay} />);
  await fill();
  await press();
  expect(await screen.findByText(/You were not charged/)).toBeVisible();
  expect(field('Recipient’s name')).toHaveValue('Meera Nair');
  await press();
  const ids = onPay.mock.calls.map(([{ requestId }]) => requestId);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test('opens another payment for another amount', async () => {
  onPay.mockResolvedValue('cancelled');
  renderInShop(<GiftCardPurchase onPay={onPay} />);
  await fill();
  await press();
  await userEvent.click(screen.getByRole('button', { name: '₹5,000' }));
  await press();
  await vi.waitFor(() => expect(onPay).toHaveBeenCalledTimes(2));
  const [first, second] = onPay.mock.calls.map(([purchase]) => purchase);
  expect(second?.amount).toBe(500_000);
  expect(second?.requestId).not.toBe(first?.requestId);
});

test('shows why a payment failed, next to the button', async () => {
  onPay.mockRejectedValue(new ErrorForPeople('Payment failed. Please try again.'));
  renderInShop(<GiftCardPurchase onPay={onPay} />);
  await fill();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Payment failed. Please try again.');
  expect(field('Your name')).toHaveValue('Asha Verma');
});

test('does not call a payment paid that is still being confirmed', async () => {
  onPay.mockResolvedValue('confirming');
  renderInShop(<GiftCardPurchase onPay={onPay} />);
  await fill();
  await press();
  expect(await screen.findByText('We are confirming your payment.')).toBeVisible();
  expect(screen.queryByText(/is paid/)).toBeNull();
});

test('fills in the signed-in buyer without overwriting what was typed', async () => {
  renderInShop(<GiftCardPurchase onPay={onPay} />);
  await type('Your email', 'other@mail.example');
  const profile = {
    uid: 'u1',
    fullName: 'Asha Verma',
    email: 'asha@kargha.example',
    phone: '9876543210',
  } as UserProfile;
  act(() => useSession.setState({ status: 'signed-in', profile }, true));
  expect(await screen.findByDisplayValue('Asha Verma')).toBeVisible();
  expect(field('Your email')).toHaveValue('other@mail.example');
});

test('is in Hindi for Hindi readers', () => {
  const translations: Translations = new Map([[giftCardPurchaseTexts, giftCardPurchaseHindi]]);
  renderInShop(
    <TranslationsContext value={translations}>
      <GiftCardPurchase onPay={onPay} />
    </TranslationsContext>,
  );
  expect(screen.getByRole('button', { name: '₹1,000 का भुगतान करें' })).toBeVisible();
  expect(screen.getByLabelText(/^पाने वाले का नाम/)).toBeVisible();
});
