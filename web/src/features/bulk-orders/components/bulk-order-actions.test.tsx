import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { CallRequest } from '@kargha/domain/quotes/bulk-call';
import { callDays, callSlots } from '@kargha/domain/quotes/bulk-call';
import { saveFile } from '#lib/files/save-file.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import type { RequestedCall } from '../call/state/call-actions.ts';
import { BulkOrderActions } from './bulk-order-actions.tsx';

const { requestCall, fetchCatalogue } = vi.hoisted(() => ({
  requestCall: vi.fn<(wish: CallRequest) => Promise<RequestedCall>>(),
  fetchCatalogue: vi.fn<() => Promise<Blob>>(),
}));
vi.mock('../state/bulk-order-actions.ts', () => ({ fetchCatalogue }));
vi.mock('../call/state/call-actions.ts', () => ({ requestCall }));
vi.mock('#lib/files/save-file.ts', () => ({ saveFile: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
});

async function openForm() {
  renderInShop(<BulkOrderActions />);
  await userEvent.click(screen.getByRole('button', { name: 'Schedule a Call' }));
  await screen.findByRole('dialog', { name: 'Schedule a Call' });
}

async function fillIn() {
  const fields = { 'Your name': 'Meera Nair', Email: 'meera@malhar.example', Phone: '9876543210' };
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  }
}

test('books a call and offers a calendar file', async () => {
  requestCall.mockResolvedValue({ ticketNumber: 'T-ABC123', calendar: 'BEGIN:VCALENDAR' });
  await openForm();
  const days = callDays(new Date());
  await userEvent.selectOptions(screen.getByLabelText('Day'), days[1]!);
  const [, second] = callSlots(days[1]!);
  await userEvent.selectOptions(screen.getByLabelText('Time (India)'), second!.toISOString());
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Book call' }));
  expect(await screen.findByText(/T-ABC123/)).toBeVisible();
  expect(requestCall.mock.calls[0]?.[0]).toMatchObject({
    name: 'Meera Nair',
    start: second,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(saveFile).toHaveBeenCalledWith('kargha-call.ics', expect.any(Blob));
});

test('shows missing fields and sends nothing', async () => {
  await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Book call' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(requestCall).not.toHaveBeenCalled();
});

test('shows the server’s refusal and keeps what was typed', async () => {
  requestCall.mockRejectedValue(new Error('Too many attempts. Please try again in 60 minutes.'));
  await openForm();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Book call' }));
  expect(await screen.findByText(/Too many attempts/)).toBeVisible();
  expect(screen.getByLabelText('Your name')).toHaveValue('Meera Nair');
});

test('downloads the catalogue, or says that it failed', async () => {
  fetchCatalogue.mockResolvedValueOnce(new Blob(['%PDF']));
  fetchCatalogue.mockRejectedValueOnce(new Error('The shop is away.'));
  renderInShop(<BulkOrderActions />);
  const button = screen.getByRole('button', { name: 'Download Catalog' });
  await userEvent.click(button);
  expect(saveFile).toHaveBeenCalledWith('kargha-bulk-catalogue.pdf', expect.any(Blob));
  await userEvent.click(button);
  expect(await screen.findByText('The shop is away.')).toBeVisible();
});
