import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { CustomerChange } from '@kargha/domain/people/customer';
import { customerEndpoints, type CustomerRow } from '@kargha/domain/people/customer-endpoints';
import { ApiError } from '#lib/server/api-client.ts';
import { callStaffApi } from '#session/state/staff-api.ts';
import { answerEndpoints, answerTo } from '#testing/answer-endpoints.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleCustomerRow } from '#testing/sample-customer.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { CustomerNotesForm } from './customer-notes-form.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const changeCustomer = vi.fn<(id: string, change: CustomerChange) => Promise<CustomerRow>>();

const ASHA = sampleCustomerRow({ tags: ['vip'], note: 'Likes indigo.', revision: 4 });

function Page() {
  const [customer, setCustomer] = useState(ASHA);
  return <CustomerNotesForm customer={customer} onSaved={setCustomer} />;
}

beforeEach(() => {
  answerEndpoints(vi.mocked(callStaffApi), [
    answerTo(customerEndpoints.change, async ({ params: { id = '' }, body }) => ({
      customer: await changeCustomer(id, body),
    })),
  ]);
  changeCustomer
    .mockReset()
    .mockImplementation((_id, { tags, note, revision }) =>
      Promise.resolve({ ...ASHA, tags: [...tags], note, revision: revision + 1 }),
    );
});

async function rewriteAndUndo() {
  await userEvent.clear(screen.getByLabelText('Note'));
  await userEvent.clear(screen.getByLabelText('Tags'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
}

test('restores tags and note with Undo', async () => {
  renderInShop(<Page />);
  await rewriteAndUndo();
  expect(await screen.findByText('Undone. Everything is as it was.')).toBeVisible();
  expect(changeCustomer.mock.calls).toEqual([
    ['asha', { tags: [], note: '', revision: 4 }],
    ['asha', { tags: ['vip'], note: 'Likes indigo.', revision: 5 }],
  ]);
  expect(screen.getByLabelText('Note')).toHaveValue('Likes indigo.');
});

test('does not undo what a colleague changed since', async () => {
  renderInShop(<Page />);
  const sentence = 'Someone else has just changed this.';
  changeCustomer
    .mockResolvedValueOnce({ ...ASHA, tags: [], note: '', revision: 5 })
    .mockRejectedValueOnce(new ApiError(sentence, { status: 409, code: 'stale' }));
  await rewriteAndUndo();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('');
});
