import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { expectErrorToast } from '#testing/expect-error-toast.ts';
import { SignInFailure } from '#session/sign-in-failure.ts';
import { useSession } from '#session/state/session-store.ts';
import * as actions from '#session/state/sign-in-actions.ts';

import { AuthDialog } from '../../components/auth-dialog.tsx';

vi.mock('#session/state/sign-in-actions.ts', () => ({
  prepareSignIn: vi.fn(),
  sendPhoneCode: vi.fn(),
  verifyPhoneCode: vi.fn(),
}));

const person = userEvent.setup();

beforeEach(() => useSession.setState({ status: 'signed-out' }, true));
afterEach(() => vi.clearAllMocks());

function open() {
  renderInShop(<AuthDialog tab="signin" screen="auth" onClose={vi.fn()} />);
}

const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }));

test('requests the code with the invisible captcha', async () => {
  await openOtp();
  const [, place] = vi.mocked(actions.sendPhoneCode).mock.lastCall!;
  expect(place).toBeInstanceOf(HTMLElement);
  expect(place).toHaveAttribute('data-captcha');
});

test('shows an invalid number at its field and a failed code in a toast', async () => {
  vi.mocked(actions.sendPhoneCode).mockRejectedValueOnce(
    new SignInFailure('Invalid phone number format.'),
  );
  open();
  await press('Continue with Phone');
  await person.type(screen.getByLabelText('Phone'), 'call me');
  await press('Send OTP');
  expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
  expect(actions.sendPhoneCode).not.toHaveBeenCalled();
  await person.clear(screen.getByLabelText('Phone'));
  await person.type(screen.getByLabelText('Phone'), '9876543210');
  await press('Send OTP');
  await expectErrorToast('Error', 'Invalid phone number format.');
  expect(screen.queryByLabelText('One-time code')).toBeNull();
});

async function openOtp() {
  vi.mocked(actions.sendPhoneCode).mockResolvedValueOnce({ verificationId: 'v1' });
  open();
  await press('Continue with Phone');
  await person.type(screen.getByLabelText('Phone'), '9876543210');
  await press('Send OTP');
  return screen.findByLabelText('One-time code');
}

test('requires six digits and reports a wrong code', async () => {
  const field = await openOtp();
  expect(screen.getByText('OTP Sent!')).toBeVisible();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await person.type(field, '12a4');
  expect(field).toHaveValue('124');
  await press('Verify');
  await expectErrorToast('Invalid OTP', 'Please enter a 6-digit OTP code.');
  expect(field).toHaveAccessibleDescription('Please enter a 6-digit OTP code.');

  vi.mocked(actions.verifyPhoneCode).mockRejectedValue(
    new SignInFailure('Invalid verification code. Please try again.'),
  );
  await person.type(field, '567');
  await press('Verify');
  await expectErrorToast('Verification Failed', 'Invalid verification code. Please try again.');
});

test('allows a new code after 60 seconds', async () => {
  const start = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(start);
  const field = await openOtp();
  expect(screen.getByRole('button', { name: 'Resend OTP in 60 s' })).toBeDisabled();
  clock.mockReturnValue(start + 60_000);
  const resend = await screen.findByRole('button', { name: 'Resend OTP' }, { timeout: 3_000 });

  vi.mocked(actions.sendPhoneCode).mockRejectedValueOnce(
    new SignInFailure('SMS quota exceeded. Please try again later.'),
  );
  await person.click(resend);
  await expectErrorToast('Error', 'SMS quota exceeded. Please try again later.');
  await person.type(field, '123456');
  await press('Verify');
  await expectErrorToast('Error', 'Please request a new OTP.');
  expect(field).toHaveAccessibleDescription('Please request a new OTP.');
  expect(actions.verifyPhoneCode).not.toHaveBeenCalled();
});
