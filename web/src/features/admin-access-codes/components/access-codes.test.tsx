import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/server/api-client.ts';
import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { AccessCodesView } from './access-codes-view.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const answer = vi.mocked(callStaffApi);
const school = {
  id: 'a1',
  label: 'Uniform of the hill school',
  companyName: 'Hill School',
  last4: 'N4PD',
  maxUses: 600,
  uses: 12,
  active: true,
  // The end of 30 November in IST.
  expiresAt: '2099-11-30T18:29:59.999Z',
  createdAt: '2026-11-20T06:00:00Z',
  opens: ['School kurta', 'School shawl'],
  opensMore: true,
};

function withRows(rows: readonly object[], post: () => object = () => ({})) {
  answer.mockImplementation((_path, call) =>
    call?.method === 'POST'
      ? Promise.resolve().then(() => ({ ...post() }))
      : Promise.resolve({ rows: [...rows], nextCursor: null }),
  );
}

beforeEach(() => {
  answer.mockReset();
});

async function openForm() {
  renderInShop(<AccessCodesView />);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Create code' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Create code' }));
  await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus());
  return {
    dialog,
    make: () => userEvent.click(dialog.getByRole('button', { name: 'Create code' })),
  };
}

test('shows products, company, uses, expiry and status of a code', async () => {
  withRows([
    school,
    { ...school, id: 'a2', label: 'Spent', uses: 600, companyName: '' },
    { ...school, id: 'a3', label: 'Over', expiresAt: '2026-01-31T18:29:59.999Z' },
    { ...school, id: 'a4', label: 'Stopped', active: false, opens: [], opensMore: false },
  ]);
  renderInShop(<AccessCodesView />);
  const row = await screen.findByRole('row', { name: /hill school/ });
  for (const text of ['•••• •••• N4PD', 'School kurta', 'and more', 'Hill School', '12 of 600']) {
    expect(row).toHaveTextContent(text);
  }
  expect(row).toHaveTextContent('30 Nov 2099');
  const states = { hill: 'Active', Spent: 'Used up', Over: 'Expired', Stopped: 'Disabled' };
  for (const [name, state] of Object.entries(states)) {
    const line = screen.getByRole('row', { name: new RegExp(name) });
    expect(within(line).getByText(state)).toBeVisible();
  }
  const stopped = screen.getByRole('row', { name: /Stopped/ });
  expect(stopped).toHaveTextContent('No active products yet');
  expect(within(stopped).queryByRole('button')).toBeNull();
});

test('searches codes on the server and offers to clear a search without results', async () => {
  withRows([]);
  renderInShop(<AccessCodesView />, '/?search=hill');
  expect(await screen.findByText('No access codes found')).toBeVisible();
  expect(answer).toHaveBeenCalledWith('/access-codes?search=hill', { method: 'GET' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No access codes yet')).toBeVisible();
});

test('shows why the list failed to load and retries', async () => {
  answer.mockRejectedValue(new Error('The shop is away.'));
  renderInShop(<AccessCodesView />);
  expect(await screen.findByText('The shop is away.')).toBeVisible();
  withRows([school]);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Hill School')).toBeVisible();
});

test('shows missing fields of an empty form and sends nothing', async () => {
  withRows([]);
  const { dialog, make } = await openForm();
  await make();
  for (const sentence of [
    'Enter a name for the code',
    'Enter how often the code can be used',
    'Enter when the code expires',
  ]) {
    expect(await dialog.findByText(sentence)).toBeVisible();
  }
  expect(dialog.getByLabelText('Name')).toHaveFocus();
  expect(answer).not.toHaveBeenCalledWith(
    '/access-codes',
    expect.not.objectContaining({ method: 'GET' }),
  );
});

test('shows a new code once, lets staff copy it, and closes only with its button', async () => {
  withRows([school], () => ({ code: '8X2M-Q7WZ-N4PD', accessCode: school }));
  const { dialog, make } = await openForm();
  await userEvent.type(dialog.getByLabelText('Name'), ' Uniform ');
  await userEvent.type(dialog.getByLabelText('Maximum number of people'), '600');
  await userEvent.type(dialog.getByLabelText('Expiry date'), '2099-11-30');
  await make();
  expect(await screen.findByText('8X2M-Q7WZ-N4PD')).toBeVisible();
  expect(answer).toHaveBeenCalledWith('/access-codes', {
    method: 'POST',
    body: {
      label: 'Uniform',
      companyName: '',
      maxUses: 600,
      expiresAt: new Date('2099-11-30T18:29:59.999Z'),
    },
  });
  expect(screen.getByText(/you cannot see it again/)).toBeVisible();
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('Code copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('8X2M-Q7WZ-N4PD');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('8X2M-Q7WZ-N4PD')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I have saved the code' }));
  await waitFor(() => expect(screen.queryByText('8X2M-Q7WZ-N4PD')).toBeNull());
});

test('shows the server’s message at its field and keeps the form', async () => {
  const sentence = 'The expiry date must be in the future';
  withRows([], () => {
    const details = { expiresAt: sentence };
    throw new ApiError(sentence, { status: 400, code: 'invalid', details });
  });
  const { dialog, make } = await openForm();
  await userEvent.type(dialog.getByLabelText('Name'), 'Uniform');
  await userEvent.type(dialog.getByLabelText('Maximum number of people'), '6');
  await userEvent.type(dialog.getByLabelText('Expiry date'), '2020-01-01');
  await make();
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(dialog.getByLabelText('Expiry date')).toHaveAttribute('aria-invalid', 'true');
  expect(dialog.getByLabelText('Name')).toHaveValue('Uniform');
});

test('says who keeps access before disabling a code', async () => {
  const rows = [school];
  withRows(rows, () => {
    rows[0] = { ...school, active: false };
    return { accessCode: rows[0] };
  });
  renderInShop(<AccessCodesView />);
  const name = 'Disable Uniform of the hill school';
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: `${name}?` });
  expect(dialog).toHaveTextContent('12 people who redeemed it keep access to its products');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('Access code disabled')).toBeVisible();
  expect(answer).toHaveBeenCalledWith('/access-codes/a1/disable', { method: 'POST' });
  const row = screen.getByRole('row', { name: /hill school/ });
  expect(await within(row).findByText('Disabled')).toBeVisible();
  expect(row).toHaveTextContent('School kurta');
});
