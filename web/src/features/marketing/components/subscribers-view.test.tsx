import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { marketingEndpoints, type SubscriberRow } from '@kargha/domain/people/marketing-endpoints';
import { callStaffApi } from '#session/state/staff-api.ts';
import { answerEndpoints, answerTo } from '#testing/answer-endpoints.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { SubscribersView } from './subscribers-view.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const ASHA: SubscriberRow = {
  id: 's1',
  email: '+asha@mail.example',
  state: 'confirmed',
  consentText: 'I want to hear about new weaves.',
  consentAt: new Date('2026-11-01T06:00:00.000Z'),
  confirmedAt: new Date('2026-11-02T06:00:00.000Z'),
  unsubscribedAt: null,
  unsubscribeLink: 'https://shop.example/api/newsletter/unsubscribe?token=abc',
};

beforeEach(() => {
  answerEndpoints(vi.mocked(callStaffApi), [
    answerTo(marketingEndpoints.subscribers, () => ({ rows: [ASHA], nextCursor: null })),
  ]);
});

test('shows the consent of each subscriber', async () => {
  renderInShop(<SubscribersView />);
  expect(await screen.findByText('I want to hear about new weaves.')).toBeVisible();
  expect(screen.getByText('2 Nov 2026')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: '+asha@mail.example' })).toBeVisible();
});
