import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { SecondFactor } from '@kargha/domain/people/second-factor';
import { ApiError } from '#lib/server/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleBuyer } from '#testing/sample-buyer.ts';

import { withFreshSignIn } from '../state/fresh-sign-in.ts';
import { verifySecondStep } from '../state/second-step.ts';
import { SecondStepDialog } from './second-step-form.tsx';
import { SecondStepGate } from './second-step-gate.tsx';

const SIGNED_IN = 1_795_680_000;

vi.mock('../state/sign-in-actions.ts', () => ({
  signedInAt: () => Promise.resolve(SIGNED_IN),
  reloadProfile: vi.fn(),
  signOut: vi.fn(),
  idToken: () => Promise.resolve('token'),
}));
vi.mock('../state/second-step.ts', async (load) => ({
  ...(await load<object>()),
  verifySecondStep: vi.fn(),
}));

const FACTOR: SecondFactor = { isSet: true, neededFrom: new Date('2026-01-01'), steps: [5] };
const open = (secondFactor?: SecondFactor) =>
  renderInShop(
    <SecondStepGate profile={{ ...sampleBuyer, role: 'admin', secondFactor }}>
      <p>Orders</p>
    </SecondStepGate>,
  );

beforeEach(() => vi.mocked(verifySecondStep).mockReset().mockResolvedValue(undefined));

test('opens at once without a second factor, and for a sign-in that has passed', async () => {
  const { unmount } = open();
  expect(screen.getByText('Orders')).toBeVisible();
  unmount();
  open({ ...FACTOR, steps: [5, SIGNED_IN] });
  expect(await screen.findByText('Orders')).toBeVisible();
});

test('asks for the code, and shows nothing of the back office before', async () => {
  open(FACTOR);
  await userEvent.type(await screen.findByLabelText('Code'), ' 123456 ');
  expect(screen.queryByText('Orders')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(verifySecondStep).toHaveBeenCalledWith('123456');
});

test('asks to set up an app when the days of grace are over, and reminds before', async () => {
  const { unmount } = open({ ...FACTOR, isSet: false });
  expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  expect(screen.queryByText('Orders')).toBeNull();
  unmount();
  open({ isSet: false, neededFrom: new Date('2099-01-05T06:00:00Z'), steps: [] });
  expect(await screen.findByText('Orders')).toBeVisible();
  expect(screen.getByText(/by 5 Jan 2099/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set up now' })).toHaveAttribute(
    'href',
    '/admin/profile',
  );
});

const refusal = (missing: string) =>
  new ApiError('Please enter the code from your authenticator app.', {
    status: 403,
    code: 'second_step_needed',
    details: { missing },
  });

test('asks once for the code that several calls need, then repeats them', async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(refusal('code'))
    .mockRejectedValueOnce(refusal('code'))
    .mockResolvedValue('ok');
  renderInShop(<SecondStepDialog />);
  const calls = Promise.all([withFreshSignIn(work), withFreshSignIn(work)]);
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await calls).toEqual(['ok', 'ok']);
  expect(verifySecondStep).toHaveBeenCalledOnce();
});

test('asks for no code where an app must be set up first', async () => {
  renderInShop(<SecondStepDialog />);
  const refused = refusal('set-up');
  await expect(withFreshSignIn(() => Promise.reject(refused))).rejects.toBe(refused);
  expect(screen.queryByLabelText('Code')).toBeNull();
});
