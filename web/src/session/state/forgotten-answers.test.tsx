import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useServerQuery } from '#lib/reading/server-state.ts';

import { publishForThisVisit } from './session-store.ts';

const read = vi.fn<() => Promise<string>>();

beforeEach(() => void read.mockReset());

const person = (uid: string) => ({ uid }) as UserProfile;

function Orders() {
  const { data } = useServerQuery({ queryKey: ['orders'], queryFn: read });
  return <p>{data ?? 'Loading'}</p>;
}

test.each([
  ['after sign-out', () => publishForThisVisit()],
  ['when someone else signs in', () => undefined],
])('the next person sees nothing of the previous one %s', async (_, leave) => {
  act(() => publishForThisVisit(person('asha')));
  read.mockResolvedValue('Orders of Asha');
  const { unmount } = render(<Orders />);
  expect(await screen.findByText('Orders of Asha')).toBeInTheDocument();
  unmount();

  act(leave);
  act(() => publishForThisVisit(person('binod')));
  read.mockReturnValue(new Promise(() => undefined));
  render(<Orders />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
});

test('an answer that arrives after sign-out is dropped', async () => {
  act(() => publishForThisVisit(person('asha')));
  let answer: (orders: string) => void = () => undefined;
  read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { unmount } = render(<Orders />);
  unmount();
  act(() => publishForThisVisit());
  answer('Orders of Asha');
  read.mockReturnValue(new Promise(() => undefined));
  render(<Orders />);
  await act(() => Promise.resolve());
  expect(screen.queryByText('Orders of Asha')).toBeNull();
});
