import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { PictureDetails } from './picture-details.tsx';

const { api, squarePicture, reloadProfile } = vi.hoisted(() => ({
  api: {
    putPicture: vi.fn<(picture: File, token: string) => Promise<void>>(),
    deletePicture: vi.fn<(token: string) => Promise<void>>(),
  },
  squarePicture: vi.fn<(file: File) => Promise<File | undefined>>(),
  reloadProfile: vi.fn<() => Promise<void>>(),
}));
vi.mock('../data/profile-picture.ts', () => ({ squarePicture }));
vi.mock('../data/profile-fields.ts', () => ({}));
vi.mock('../data/account-api.ts', () => api);
vi.mock('../security/data/account-security.ts', () => ({
  freshToken: () => Promise.resolve('token'),
}));
vi.mock('#session/state/sign-in-actions.ts', () => ({ reloadProfile }));

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
  // The server writes the picture's URL to the profile, which is then read again.
  let stored = avatar;
  api.putPicture.mockImplementation(() => Promise.resolve(void (stored = address('new.webp'))));
  api.deletePicture.mockImplementation(() => Promise.resolve(void (stored = '')));
  reloadProfile.mockImplementation(() => {
    useSession.setState({ status: 'signed-in', profile: { ...profile, avatar: stored } });
    return Promise.resolve();
  });
  renderInShop(<Shown />);
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Profile picture'), { target: { files: [file] } });
const picture = () => document.querySelector('img')?.getAttribute('src');

beforeEach(() => {
  vi.resetAllMocks();
  squarePicture.mockResolvedValue(SMALL);
});

test('resizes, saves and shows a chosen picture', async () => {
  show(address('old.webp'));
  choose(phone);
  expect(
    await screen.findByText('Your new picture also appears in the account menu.'),
  ).toBeVisible();
  expect(squarePicture).toHaveBeenCalledWith(phone);
  expect(api.putPicture).toHaveBeenCalledWith(SMALL, 'token');
  expect(picture()).toBe(address('new.webp'));
});

test('refuses wrong or large files before uploading', async () => {
  show('');
  const sentence = 'Please choose a JPEG, PNG or WebP picture of up to 2 MB.';
  choose(new File(['GIF89a'], 'me.gif', { type: 'image/gif' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  choose(phone);
  expect(
    await screen.findByText('Your new picture also appears in the account menu.'),
  ).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'me.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  squarePicture.mockResolvedValueOnce(undefined);
  choose(phone);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(api.putPicture).toHaveBeenCalledOnce();
});

test('keeps the old picture when saving fails', async () => {
  show(address('old.webp'));
  api.putPicture.mockRejectedValue(new Error('permission-denied'));
  choose(phone);
  expect(await screen.findByText('Failed to update profile')).toBeVisible();
  expect(picture()).toBe(address('old.webp'));
});

test('shows initials after removal and keeps the focus', async () => {
  show(address('old.webp'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByText('We show your initials instead.')).toBeVisible();
  expect(document.querySelector('[data-initials="AD"]')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose picture' })).toHaveFocus();
});
