import { beforeEach, expect, test, vi } from 'vitest';

import { useSession } from './session-store.ts';
import { whileAllowed, type AccessEnd } from './while-allowed.ts';

const { recheckProfile, signOut, showToast } = vi.hoisted(() => ({
  recheckProfile: vi.fn<(uid: string) => Promise<unknown>>(),
  signOut: vi.fn<() => Promise<void>>(),
  showToast: vi.fn<(toast: object) => void>(),
}));
vi.mock('../data/recheck-profile.ts', () => ({ recheckProfile }));
vi.mock('./sign-in-actions.ts', () => ({ signOut }));
vi.mock('#ui/toasts/toasts.ts', () => ({ showToast }));

const ASHA = { uid: 'asha', role: 'admin' };
const MESSAGE = 'Your access has changed. Please sign in again.';

beforeEach(() => {
  vi.resetAllMocks();
  signOut.mockResolvedValue();
  useSession.setState({ status: 'signed-in', profile: ASHA } as never, true);
});

/** Follows three documents, which the rules then refuse at the same time. Returns why each ended. */
async function refuseThree(): Promise<AccessEnd[]> {
  const ends: AccessEnd[] = [];
  const refusals: (() => void)[] = [];
  for (let count = 0; count < 3; count += 1) {
    whileAllowed(
      (onRefused) => {
        refusals.push(onRefused);
        return () => undefined;
      },
      (why) => ends.push(why),
    );
  }
  for (const refuse of refusals) refuse();
  await expect.poll(() => ends).toHaveLength(3);
  return ends;
}

test('takes over a changed role and asks once for all listeners of the page', async () => {
  recheckProfile.mockResolvedValue({ ...ASHA, role: 'customer' });
  await refuseThree();
  expect(recheckProfile).toHaveBeenCalledOnce();
  expect(useSession.getState()).toMatchObject({ profile: { role: 'customer' } });
  expect(signOut).not.toHaveBeenCalled();
});

test('signs out with a message when the profile is refused too', async () => {
  recheckProfile.mockResolvedValue('refused');
  await refuseThree();
  expect(signOut).toHaveBeenCalledOnce();
  expect(showToast.mock.calls).toEqual([[{ tone: 'error', message: MESSAGE }]]);
});

test('tells a page that remains that it is refused', async () => {
  recheckProfile.mockResolvedValue(ASHA);
  expect(await refuseThree()).toEqual(['refused', 'refused', 'refused']);
  expect(signOut).not.toHaveBeenCalled();
});

test('signs no one out while the profile cannot be read, and tells the page', async () => {
  recheckProfile.mockResolvedValue('unread');
  expect(await refuseThree()).toEqual(['unread', 'unread', 'unread']);
  expect(signOut).not.toHaveBeenCalled();
  expect(showToast).not.toHaveBeenCalled();
});

test('reports no end to a page that has been left', async () => {
  recheckProfile.mockResolvedValue(ASHA);
  const ended = vi.fn<() => void>();
  let refuse: () => void = vi.fn<() => void>();
  const stop = whileAllowed((onRefused) => {
    refuse = onRefused;
    return () => undefined;
  }, ended);
  refuse();
  stop();
  await refuseThree();
  expect(ended).not.toHaveBeenCalled();
});
