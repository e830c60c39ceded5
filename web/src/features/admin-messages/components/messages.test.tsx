import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { TICKET_STEPS, type TicketStep } from '@kargha/domain/people/ticket';
import {
  ticketEndpoints,
  type TicketDetails,
  type TicketRow,
} from '@kargha/domain/people/ticket-endpoints';
import { ApiError } from '#lib/server/api-client.ts';
import { callStaffApi } from '#session/state/staff-api.ts';
import { answerEndpoints, answerTo } from '#testing/answer-endpoints.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { MessagesPage } from './messages-view.tsx';
import { MessageDetailScreen } from './message-detail-screen.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

type Filter = Readonly<Record<string, string>>;
type Action = Pick<TicketDetails, 'number' | 'revision'> & { requestId: string };

const listMessages = vi.fn<(filter: Filter) => Promise<ReturnType<typeof page>>>();
const readMessage = vi.fn<(number: string) => Promise<TicketDetails>>();
const runStep = vi.fn<(action: Action, step: TicketStep) => Promise<TicketDetails>>();
const saveNote = vi.fn<(note: string) => Promise<TicketDetails>>();

const { list, find, saveNote: note } = ticketEndpoints;
const seen = ({ params: { number = '' } }: { params: { number?: string } }) => number;

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

const MESSAGE: TicketDetails = {
  number: 'T-7K2M9Q',
  kind: 'contact',
  name: 'Zoya Ansari',
  subject: 'Blouse & pico?',
  beginning: 'Does it come with a blouse piece?',
  message: 'Does it come with\na blouse piece?',
  state: 'open',
  createdAt: hoursAgo(1),
  answeredAt: null,
  closedAt: null,
  revision: 3,
  email: 'zoya@mail.example',
  phone: '+91 98765 43210',
  order: { id: 'o1', number: 'KG-ABCD1234' },
  callAt: null,
  note: '',
};
const page = (...rows: TicketRow[]) => ({ rows, nextCursor: null });

beforeEach(() => {
  vi.resetAllMocks();
  answerEndpoints(vi.mocked(callStaffApi), [
    answerTo(list, ({ query }) => listMessages(query)),
    answerTo(find, async (request) => ({ ticket: await readMessage(seen(request)) })),
    answerTo(note, async (request) => ({ ticket: await saveNote(request.body.note) })),
    ...TICKET_STEPS.map((step) =>
      answerTo(ticketEndpoints[step], async (request) => ({
        ticket: await runStep({ number: seen(request), ...request.body }, step),
      })),
    ),
  ]);
  listMessages.mockResolvedValue(page(MESSAGE));
  readMessage.mockResolvedValue(MESSAGE);
  runStep.mockImplementation((_action, step) =>
    Promise.resolve({ ...MESSAGE, revision: 4, state: step === 'answer' ? 'answered' : 'closed' }),
  );
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openMessage = () => renderInShop(<MessageDetailScreen number={MESSAGE.number} />);

test('lists open messages first, with sender and subject', async () => {
  renderInShop(<MessagesPage />);
  const link = await screen.findByRole('link', { name: 'T-7K2M9Q' });
  expect(link).toHaveAttribute('href', '/admin/messages/T-7K2M9Q');
  expect(listMessages).toHaveBeenLastCalledWith({ state: 'open' });
  const [, row] = screen.getAllByRole('row');
  for (const text of ['Message', 'Zoya Ansari', 'Blouse & pico?', MESSAGE.beginning, 'Open']) {
    expect(row).toHaveTextContent(text);
  }
  expect(row).not.toHaveTextContent('by');
});

test('shows the deadlines of a complaint and what is overdue', async () => {
  const complaint = { ...MESSAGE, kind: 'complaint' as const };
  listMessages.mockResolvedValue(
    page(
      complaint,
      { ...complaint, number: 'T-LATE', createdAt: hoursAgo(50) },
      { ...complaint, number: 'T-ANSW', state: 'answered', answeredAt: hoursAgo(0) },
    ),
  );
  renderInShop(<MessagesPage />);
  await screen.findByRole('link', { name: 'T-LATE' });
  const [, young, late, answered] = screen.getAllByRole('row');
  expect(young).toHaveTextContent(/Acknowledge by .+Resolve by .+/);
  expect(late).toHaveTextContent(/Overdue: acknowledge by .+Resolve by .+/);
  expect(answered).toHaveTextContent(/Resolve by/);
  expect(answered).not.toHaveTextContent(/acknowledge/i);
});

test('filters by view and type, and searches a number in all messages', async () => {
  renderInShop(<MessagesPage />);
  await screen.findByRole('link', { name: 'T-7K2M9Q' });
  listMessages.mockResolvedValue(page());
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Complaint');
  await press('Answered');
  expect(await screen.findByText('No messages found')).toBeVisible();
  expect(listMessages).toHaveBeenLastCalledWith({ state: 'answered', kind: 'complaint' });
  listMessages.mockResolvedValue(page(MESSAGE));
  await userEvent.type(screen.getByLabelText('Message number'), '7K2');
  expect(await screen.findByRole('link', { name: 'T-7K2M9Q' })).toBeVisible();
  const found = { kind: 'complaint', search: '7K2' };
  expect(listMessages).toHaveBeenLastCalledWith(found);
  await press('Overdue');
  await vi.waitFor(() => expect(listMessages).toHaveBeenLastCalledWith({ state: 'overdue' }));
  expect(screen.queryByLabelText('Type')).toBeNull();
});

test('opens a message with its full text and the sender’s contact links', async () => {
  openMessage();
  expect(await screen.findByText(/^Does it come with\s+a blouse piece\?$/)).toBeVisible();
  const path = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(path('zoya@mail.example')).toBe(
    'mailto:zoya@mail.example?subject=%5BT-7K2M9Q%5D%20Blouse%20%26%20pico%3F',
  );
  expect(path('+91 98765 43210')).toBe('tel:+919876543210');
  expect(path('KG-ABCD1234')).toBe('/admin/orders/o1');
});

test('marks a message as answered, then closes or reopens it', async () => {
  openMessage();
  await press('Mark as answered');
  expect(await screen.findByText('Message marked as answered')).toBeVisible();
  const [[action, step] = []] = runStep.mock.calls;
  expect([action?.number, action?.revision, step]).toEqual(['T-7K2M9Q', 3, 'answer']);
  expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await press('Close');
  expect(await screen.findByText('Message closed')).toBeVisible();
  expect(runStep.mock.calls[1]?.[0].revision).toBe(4);
});

test('repeats the same request after a lost response', async () => {
  runStep.mockRejectedValueOnce(new Error('offline'));
  openMessage();
  await press('Mark as answered');
  await press('Mark as answered');
  await screen.findByText('Message marked as answered');
  const [first, second] = runStep.mock.calls.map(([{ requestId }]) => requestId);
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(second).toBe(first);
});

test('reports a conflict with a colleague and reloads on request', async () => {
  const sentence = 'Someone else has just changed this message. It is now closed.';
  runStep.mockRejectedValueOnce(new ApiError(sentence, { status: 409, code: 'stale' }));
  openMessage();
  await press('Mark as answered');
  expect(await screen.findByText(sentence)).toBeVisible();
  readMessage.mockResolvedValue({ ...MESSAGE, state: 'closed', revision: 4 });
  await press('Load latest version');
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('saves a staff note and reports one that is too long', async () => {
  saveNote.mockImplementation((note) => Promise.resolve({ ...MESSAGE, note, revision: 4 }));
  openMessage();
  const note = await screen.findByLabelText('Note');
  await userEvent.click(note);
  await userEvent.paste('x'.repeat(501));
  await press('Save');
  expect(await screen.findByText('At most 500 characters.')).toBeVisible();
  expect(saveNote).not.toHaveBeenCalled();
  await userEvent.clear(note);
  await userEvent.type(note, 'Rang twice');
  await press('Save');
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect(saveNote.mock.calls).toEqual([['Rang twice']]);
});

test('keeps the typed note while the message is marked as answered', async () => {
  openMessage();
  await userEvent.type(await screen.findByLabelText('Note'), 'Rang twice');
  await press('Mark as answered');
  await screen.findByText('Message marked as answered');
  expect(screen.getByLabelText('Note')).toHaveValue('Rang twice');
});

test('says that the message of a closed account was deleted', async () => {
  readMessage.mockResolvedValue({
    ...MESSAGE,
    ...{ name: 'Closed account', message: '', email: '', phone: '', order: null },
  });
  openMessage();
  expect(await screen.findByText(/^The sender closed their account/)).toBeVisible();
  const main = within(screen.getByRole('region', { name: 'Details' }));
  expect(main.queryByRole('link')).toBeNull();
});

test('reports a message that fails to load and offers to retry', async () => {
  readMessage.mockRejectedValueOnce(
    new ApiError('We could not find this message.', { status: 404, code: 'not_found' }),
  );
  openMessage();
  expect(await screen.findByText('We could not find this message.')).toBeVisible();
  await press('Try Again');
  expect(await screen.findByRole('button', { name: 'Mark as answered' })).toBeVisible();
});
