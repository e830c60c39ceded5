import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { HistoryRow } from '@kargha/domain/people/history-row';
import {
  userEndpoints,
  type UserRow,
  type UserWithHistory,
} from '@kargha/domain/people/user-endpoints';
import { ApiError } from '#lib/server/api-client.ts';
import { callStaffApi } from '#session/state/staff-api.ts';
import { answerEndpoints, answerTo } from '#testing/answer-endpoints.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';
import { asha, meera } from '#testing/sample-users.ts';

import { UsersView } from './users-view.tsx';

const { fetchStaffFile, saveFile } = vi.hoisted(() => ({
  fetchStaffFile: vi.fn<(path: string) => Promise<Blob>>(),
  saveFile: vi.fn<(name: string, content: Blob) => void>(),
}));
vi.mock('#session/state/staff-api.ts', () => ({ callStaffApi: vi.fn(), fetchStaffFile }));
vi.mock('#lib/files/save-file.ts', async (original) => ({ ...(await original()), saveFile }));

let users: UserRow[];
const readHistory = vi.fn<() => Promise<UserWithHistory>>();
const changeUser = vi.fn<(params: object, body: unknown) => Promise<UserRow>>();

beforeEach(() => {
  signInStaff('owner');
  vi.resetAllMocks();
  users = [asha, meera];
  readHistory.mockResolvedValue({ user: null, history: [] });
  const change = async ({ params, body }: { params: object; body: unknown }) => ({
    user: await changeUser(params, body),
  });
  const { list, history, changeRole, suspend, decideCompany } = userEndpoints;
  answerEndpoints(vi.mocked(callStaffApi), [
    answerTo(list, () => ({ users, nextCursor: null })),
    answerTo(history, () => readHistory()),
    ...[changeRole, suspend, decideCompany].map((endpoint) => answerTo(endpoint, change)),
  ]);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function manage(name: string): Promise<HTMLElement> {
  renderInShop(<UsersView renderCredit={() => null} />);
  await userEvent.click(await screen.findByRole('button', { name: `Manage ${name}` }));
  return screen.findByRole('dialog');
}

test('lists users with role, company and status, and shows the email for a missing name', async () => {
  renderInShop(<UsersView renderCredit={() => null} />);
  const row = (await screen.findByRole('button', { name: 'Manage meera@kargha.example' })).closest(
    'tr',
  )!;
  expect(row).toHaveTextContent('No name');
  expect(row).toHaveTextContent('B2B Buyer');
  expect(row).toHaveTextContent('Rao Weaves LLP');
  expect(row).toHaveTextContent('Pending verification');
  expect(row).toHaveTextContent('Active');
  expect(row).toHaveTextContent('Never');
});

test('searches and filters by role on the server, and says when no one is found', async () => {
  renderInShop(<UsersView renderCredit={() => null} />);
  await screen.findByText('Asha Devi');
  users = [];
  await userEvent.type(screen.getByLabelText('Search users'), ' ravi ');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'admin');
  expect(await screen.findByText('No users found')).toBeVisible();
  expect(callStaffApi).toHaveBeenLastCalledWith('/users?search=ravi&role=admin', { method: 'GET' });
});

test('changes a role with a reason and updates list and history', async () => {
  const changed: UserRow = { ...asha, role: 'admin' };
  changeUser.mockImplementation(() => {
    users = [changed, meera];
    return Promise.resolve(changed);
  });
  await manage('Asha Devi');
  expect(await screen.findByText('No changes to this account yet.')).toBeVisible();
  await press('Change role');
  const reasonDialog = await screen.findByRole('dialog', { name: 'Change the role of Asha Devi?' });
  await userEvent.click(within(reasonDialog).getByRole('button', { name: 'Change role' }));
  expect(await within(reasonDialog).findByText('Please give a reason')).toBeVisible();
  expect(changeUser).not.toHaveBeenCalled();

  const roleChange: HistoryRow = {
    id: 'h1',
    action: 'role.change',
    actor: 'ravi',
    actorName: 'Ravi Kumar',
    before: { role: 'customer' },
    after: { role: 'admin' },
    reason: 'Joins the staff.',
    at: new Date('2026-11-21T00:00:00Z'),
  };
  readHistory.mockResolvedValue({ user: changed, history: [roleChange] });
  await userEvent.selectOptions(within(reasonDialog).getByLabelText('New role'), 'admin');
  await userEvent.type(within(reasonDialog).getByLabelText('Reason'), ' Joins the staff. ');
  await userEvent.click(within(reasonDialog).getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Asha Devi is now Administrator.')).toBeVisible();
  const action = { role: 'admin', staffRoles: ['orders'], reason: 'Joins the staff.' };
  expect(changeUser).toHaveBeenCalledWith({ uid: 'asha' }, action);
  expect(await screen.findByText('Customer → Administrator')).toBeVisible();
  expect(screen.getByText('Joins the staff.')).toBeVisible();
  const row = screen.getByText('asha@kargha.example', { selector: 'th span' }).closest('tr');
  await waitFor(() => expect(row).toHaveTextContent('Administrator'));
});

test('keeps the dialog open when a changed role moves the person out of the filter', async () => {
  changeUser.mockImplementation(() => {
    users = [];
    return Promise.resolve(asha);
  });
  const dialog = await manage('Asha Devi');
  await press('Change role');
  const reasonDialog = await screen.findByRole('dialog', { name: 'Change the role of Asha Devi?' });
  await userEvent.type(within(reasonDialog).getByLabelText('Reason'), 'Joins the staff.');
  await userEvent.click(within(reasonDialog).getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('No users found')).toBeInTheDocument();
  expect(within(dialog).getByText('No changes to this account yet.')).toBeVisible();
});

test('shows a company that was submitted after the list was loaded, with its document', async () => {
  const { companyVerification } = meera;
  readHistory.mockResolvedValue({ user: { ...asha, companyVerification }, history: [] });
  const dialog = await manage('Asha Devi');
  expect(await within(dialog).findByRole('button', { name: 'Download document' })).toBeVisible();
});

test('approves a company with the number and time that staff saw', async () => {
  const submittedAt = '2026-11-20T06:30:00.000Z';
  const row = {
    ...meera,
    companyVerification: { ...meera.companyVerification!, submittedAt: new Date(submittedAt) },
  };
  users = [row];
  await manage(row.email);
  await press('Approve company');
  const reasonDialog = await screen.findByRole('dialog', { name: 'Approve Rao Weaves LLP?' });
  await userEvent.type(within(reasonDialog).getByLabelText('Reason'), 'Seen.');
  await userEvent.click(within(reasonDialog).getByRole('button', { name: 'Approve company' }));
  const { gstNumber } = meera;
  const action = { decision: 'approved', gstNumber, submittedAt, reason: 'Seen.' };
  await waitFor(() => expect(changeUser).toHaveBeenCalledWith({ uid: 'meera' }, action));
});

test('shows the server’s error in the dialog and changes nothing', async () => {
  changeUser.mockRejectedValue(
    new ApiError('The last administrator stays one.', { status: 409, code: 'last_admin' }),
  );
  await manage('Asha Devi');
  await press('Suspend');
  const reasonDialog = await screen.findByRole('dialog', { name: 'Suspend Asha Devi?' });
  await userEvent.type(within(reasonDialog).getByLabelText('Reason'), 'Left.');
  await userEvent.click(within(reasonDialog).getByRole('button', { name: 'Suspend' }));
  expect(await within(reasonDialog).findByText('The last administrator stays one.')).toBeVisible();
});

const OFFERED: [what: string, row: UserRow, buttons: string[]][] = [
  ['a shopper', asha, ['Change role', 'Suspend', 'Sign out everywhere']],
  [
    'a suspended user',
    { ...asha, suspended: true },
    ['Change role', 'Lift suspension', 'Sign out everywhere'],
  ],
  [
    'a pending company',
    meera,
    ['Change role', 'Approve company', 'Reject company', 'Suspend', 'Sign out everywhere'],
  ],
  [
    'a verified company',
    { ...meera, companyVerification: { ...meera.companyVerification!, state: 'verified' } },
    ['Change role', 'Reject company', 'Suspend', 'Sign out everywhere'],
  ],
  [
    'a rejected company',
    { ...meera, companyVerification: { ...meera.companyVerification!, state: 'rejected' } },
    ['Change role', 'Approve company', 'Suspend', 'Sign out everywhere'],
  ],
];

test.each(OFFERED)('offers the right actions for %s', async (_what, row, buttons) => {
  users = [row];
  const dialog = await manage(row.fullName || row.email);
  const offered = within(dialog)
    .getAllByRole('button')
    .map(({ textContent, ariaLabel }) => textContent || ariaLabel);
  expect(offered.filter((name) => buttons.includes(name ?? ''))).toEqual(buttons);
  for (const [, , names] of OFFERED) {
    for (const name of names.filter((one) => !buttons.includes(one))) {
      expect(offered).not.toContain(name);
    }
  }
});

test('downloads a company’s document, and says when that fails', async () => {
  fetchStaffFile.mockResolvedValueOnce(new Blob(['%PDF-']));
  fetchStaffFile.mockRejectedValueOnce(new Error('There is no document.'));
  await manage('meera@kargha.example');
  await press('Download document');
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith('certificate.pdf', expect.any(Blob)));
  expect(fetchStaffFile).toHaveBeenCalledWith('/users/meera/company-document');
  await press('Download document');
  expect(await screen.findByText('Failed to download the document.')).toBeVisible();
  expect(saveFile).toHaveBeenCalledOnce();
});

test('says when the history fails to load', async () => {
  readHistory.mockRejectedValue(new Error(''));
  await manage('Asha Devi');
  expect(await screen.findByText('Failed to load history')).toBeVisible();
});
