import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { inboxEndpoints, type InboxItem } from '@kargha/domain/reports/inbox-endpoints';
import { callStaffApi } from '#session/state/staff-api.ts';
import { answerEndpoints, answerTo } from '#testing/answer-endpoints.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { InboxPage } from './inbox-view.tsx';

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const LATE: InboxItem = {
  id: 'overdue_o1',
  kind: 'overdue',
  recordId: 'o1',
  title: 'KG-1: Asha Verma',
  detail: 'Placed. Ordered on 20 November.',
  since: new Date('2026-11-22T06:00:00Z'),
  due: new Date('2026-11-22T06:00:00Z'),
  orderId: 'o1',
  assignee: '',
  assigneeName: '',
  revision: 0,
};

const sent: object[] = [];
let item: InboxItem;

beforeEach(() => {
  signInStaff('orders');
  sent.length = 0;
  item = LATE;
  answerEndpoints(vi.mocked(callStaffApi), [
    answerTo(inboxEndpoints.list, () => ({ rows: [item], nextCursor: null })),
    answerTo(inboxEndpoints.summary, () => ({ isWanted: false })),
    answerTo(inboxEndpoints.people, () => ({
      people: [
        { uid: 'meera', name: 'Meera Iyer' },
        { uid: 'staff', name: 'Asha Verma' },
      ],
    })),
    answerTo(inboxEndpoints.assign, ({ body }): undefined => {
      sent.push(body);
      item = { ...item, assignee: body.assignee, assigneeName: '', revision: item.revision + 1 };
      return undefined;
    }),
    answerTo(inboxEndpoints.changeSummary, ({ body }) => {
      sent.push(body);
      return { isWanted: body.isWanted };
    }),
  ]);
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('takes an item and gives it back', async () => {
  renderInShop(<InboxPage />);
  const link = await screen.findByRole('link', { name: LATE.title });
  expect(link).toHaveAttribute('href', '/admin/orders/o1');
  await press(`Take ${LATE.title}`);
  await press(`Give back ${LATE.title}`);
  expect(await screen.findByRole('button', { name: `Take ${LATE.title}` })).toBeVisible();
  expect(sent).toEqual([
    { assignee: 'staff', revision: 0 },
    { assignee: '', revision: 1 },
  ]);
});

test('assigns an item to a colleague', async () => {
  renderInShop(<InboxPage />);
  await press(`Assign ${LATE.title}`);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await dialog.findByLabelText('Person'), 'Meera Iyer');
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Assigned to Meera Iyer')).toBeVisible();
  expect(sent).toEqual([{ assignee: 'meera', revision: 0 }]);
});

test('offers only the kinds that the role includes, and the summary', async () => {
  renderInShop(<InboxPage />);
  const kinds = within(await screen.findByLabelText('Kind')).getAllByRole('option');
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    'First 25 of each kind',
    'Undelivered parcel',
    'Overdue order',
    'Low stock',
  ]);
  await press('Email me a daily summary');
  expect(sent).toEqual([{ isWanted: true }]);
});
