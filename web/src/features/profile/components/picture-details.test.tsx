import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-profile';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { PictureDetails } from './picture-details.tsx';

const { files, writeOwnFields } = vi.hoisted(() => ({
  files: {
    squarePicture: vi.fn<(file: File) => Promise<File | undefined>>(),
    storePicture: vi.fn<(uid: string, file: File) => Promise<{ path: string; address: string }>>(),
    forgetPicture: vi.fn<(path: string) => Promise<void>>(),
  },
  writeOwnFields: vi.fn<(fields: Partial<UserProfile>) => Promise<void>>(),
}));
vi.mock('../data/profile-picture.ts', async (original) => ({ ...(await original()), ...files }));
vi.mock('../data/profile-fields.ts', () => ({ writeOwnFields }));
vi.mock('../data/account-api.ts', () => ({}));
vi.mock('../data/account-security.ts', () => ({}));
vi.mock('../data/company-document.ts', () => ({}));
vi.mock('#lib/firebase/firebase-storage.ts', () => ({}));
vi.mock('#session/state/sign-in-actions.ts', () => ({ reloadProfile: () => Promise.resolve() }));

const SMALL = new File(['small'], 'picture', { type: 'image/webp' });
const address = (name: string) => `https://files.example/v0/b/shop/o/avatars%2Fasha%2F${name}?t=1`;
const phone = new File(['a photograph'], 'me.jpg', { type: 'image/jpeg' });

function Shown() {
  const profile = useSession(selectProfile);
  return profile ? <PictureDetails profile={profile} /> : null;
}

function show(avatar: string) {
  const profile = { uid: 'asha', fullName: 'Asha Devi', email: '', avatar } as UserProfile;
  useSession.setState({ status: 'signed-in', profile }, true);
  writeOwnFields.mockImplementation((fields) => {
    useSession.setState({ status: 'signed-in', profile: { ...profile, ...fields } });
    return Promise.resolve();
  });
  renderInShop(<Shown />);
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Profile picture'), { target: { files: [file] } });
const picture = () => document.querySelector('img')?.getAttribute('src');

beforeEach(() => {
  files.squarePicture.mockReset().mockResolvedValue(SMALL);
  files.forgetPicture.mockReset().mockResolvedValue(undefined);
  files.storePicture
    .mockReset()
    .mockResolvedValue({ path: 'avatars/asha/new.webp', address: address('new.webp') });
});

test('a chosen picture is made small, kept and shown; the one before it is deleted', async () => {
  show(address('old.webp'));
  choose(phone);
  expect(await screen.findByText('Your new picture is in the account menu too.')).toBeVisible();
  expect(files.squarePicture).toHaveBeenCalledWith(phone);
  expect(files.storePicture).toHaveBeenCalledWith('asha', SMALL);
  expect(picture()).toBe(address('new.webp'));
  expect(files.forgetPicture.mock.calls).toEqual([['avatars/asha/old.webp']]);
});

test('what is no picture, is of another kind or is too large is refused before it is sent', async () => {
  show('');
  const sentence = 'Please choose a JPEG, PNG or WebP picture of at most 2 MB.';
  choose(new File(['GIF89a'], 'me.gif', { type: 'image/gif' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  choose(phone);
  expect(await screen.findByText('Your new picture is in the account menu too.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'me.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  files.squarePicture.mockResolvedValueOnce(undefined);
  choose(phone);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(files.storePicture).toHaveBeenCalledTimes(1);
});

test('a picture that the profile cannot keep leaves no file behind, and the old one stays', async () => {
  show(address('old.webp'));
  writeOwnFields.mockRejectedValue(new Error('permission-denied'));
  choose(phone);
  expect(await screen.findByText('Failed to update profile')).toBeVisible();
  expect(picture()).toBe(address('old.webp'));
  expect(files.forgetPicture.mock.calls).toEqual([['avatars/asha/new.webp']]);
});

test('a removed picture makes way for the initials, and the keyboard stays where it was', async () => {
  show(address('old.webp'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByText('Your initials stand in its place.')).toBeVisible();
  expect(document.querySelector('[data-initials="AD"]')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose picture' })).toHaveFocus();
  expect(files.forgetPicture.mock.calls).toEqual([['avatars/asha/old.webp']]);
});

test('a picture that came with Google is nobody’s file to delete', async () => {
  show('https://lh3.googleusercontent.com/a/picture');
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByText('Your initials stand in its place.')).toBeVisible();
  expect(files.forgetPicture).not.toHaveBeenCalled();
});
