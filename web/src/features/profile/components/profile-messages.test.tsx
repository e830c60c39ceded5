import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { SESSION_MESSAGES, SignInFailure } from '#session/sign-in-failure.ts';
import * as session from '#session/state/sign-in-actions.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import * as actions from '../state/profile-actions.ts';
import { DetailsSection } from './details-section.tsx';
import { SecuritySection } from '../security/components/security-section.tsx';

vi.mock('#session/state/sign-in-actions.ts', () => ({ sendPasswordReset: vi.fn() }));
vi.mock('../state/profile-actions.ts', () => ({
  linkMethod: vi.fn(),
  syncVerifiedEmail: vi.fn(() => Promise.resolve()),
  linkedMethods: () => ['google.com'],
  resendVerification: vi.fn(),
  saveProfileFields: vi.fn(),
  syncProfile: vi.fn(() => Promise.resolve()),
  unlinkMethod: vi.fn(),
}));

const asha = {
  fullName: 'Asha Devi',
  email: 'asha@kargha.example',
  phone: '',
  role: 'customer',
  avatar: '',
  isEmailVerified: false,
  isPhoneVerified: false,
} as UserProfile;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.mocked(session.sendPasswordReset).mockResolvedValue(undefined);
  vi.mocked(actions.resendVerification).mockResolvedValue(undefined);
});

test('resends the verification email', async () => {
  renderInShop(<DetailsSection profile={asha} />);
  await press('Resend verification email');
  expect(await screen.findByText('Verification email sent!')).toBeVisible();
});

test('reports a change that could not be saved', async () => {
  vi.mocked(actions.saveProfileFields).mockRejectedValue(new Error('permission-denied'));
  renderInShop(<DetailsSection profile={asha} />);
  await press('Save');
  expect(await screen.findByText('Failed to update profile')).toBeVisible();
});

test('says that no one is signed in after signing out in another tab', async () => {
  vi.mocked(actions.saveProfileFields).mockRejectedValue(
    new SignInFailure(SESSION_MESSAGES.notSignedIn),
  );
  renderInShop(<DetailsSection profile={asha} />);
  await press('Save');
  expect(await screen.findByText('No user is currently signed in')).toBeVisible();
});

test('emails a link to set a password', async () => {
  renderInShop(<SecuritySection email={asha.email} />);
  await press('Email me a link');
  expect(await screen.findByText('Reset email sent!')).toBeVisible();
  expect(session.sendPasswordReset).toHaveBeenCalledWith(asha.email);
});
