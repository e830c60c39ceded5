import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { MessageForm } from './message-form.tsx';

type WrittenMessage = Parameters<Parameters<typeof MessageForm>[0]['onSend']>[0];

const onSend = vi.fn<(message: WrittenMessage) => Promise<void>>();
const attach = vi.fn<(name: string, file: File, show: (share: number) => void) => Promise<void>>();
const detach = vi.fn<(name: string) => Promise<void>>();
const storeFor = vi.fn((_messageId: string) => ({ attach, detach }));

const words = {
  form: 'Write to us',
  about: 'About',
  aboutAll: 'Everything',
  message: 'Message',
  missing: 'Please write a message.',
  send: 'Send',
  files: 'Files',
  filesHint: 'At most 10 MB each.',
};

beforeEach(() => {
  vi.resetAllMocks();
  onSend.mockResolvedValue();
  attach.mockResolvedValue();
  detach.mockResolvedValue();
  storeFor.mockReturnValue({ attach, detach });
  renderInShop(<MessageForm words={words} lines={['Bowl']} storeFor={storeFor} onSend={onSend} />);
});

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Files', { selector: 'input' }), files);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('uploads files for one message and starts the next without them', async () => {
  await choose(new File([PNG], 'sketch.png'), new File([PNG], 'swatch.png'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove swatch.png' }));
  expect(detach).toHaveBeenCalledExactlyOnceWith('swatch.png');
  await userEvent.type(screen.getByLabelText('Message'), 'Like this.');
  await send();
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  const [first] = onSend.mock.calls[0]!;
  expect(first).toMatchObject({ text: 'Like this.', line: null, files: ['sketch.png'] });
  expect(storeFor).toHaveBeenCalledWith(first.messageId);
  expect(screen.queryByText('sketch.png')).toBeNull();
  await userEvent.type(screen.getByLabelText('Message'), 'And thank you.');
  await send();
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
  const [second] = onSend.mock.calls[1]!;
  expect(second.files).toEqual([]);
  expect(second.messageId).not.toBe(first.messageId);
});

test('does not send during an upload', async () => {
  const arrivals: (() => void)[] = [];
  attach.mockImplementation(() => new Promise((resolve) => arrivals.push(resolve)));
  await choose(new File([PNG], 'sketch.png'));
  expect(await screen.findByLabelText('Uploading sketch.png')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Message'), 'Like this.');
  await send();
  expect(onSend).not.toHaveBeenCalled();
  arrivals.forEach((arrive) => arrive());
  await screen.findByRole('button', { name: 'Remove sketch.png' });
  await send();
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce());
});

test('refuses a file of the wrong type or size before uploading', async () => {
  const large = new File([PNG], 'large.png');
  Object.defineProperty(large, 'size', { value: 1024 ** 3 });
  await choose(new File(['MZ program'], 'logo.png'), large);
  const refused = await screen.findByRole('alert');
  expect(refused).toHaveTextContent('The content of this file does not match its name.');
  await vi.waitFor(() => expect(refused).toHaveTextContent('A file can have at most 10 MB.'));
  expect(attach).not.toHaveBeenCalled();
});

test('keeps text and files of a message that failed', async () => {
  onSend.mockRejectedValueOnce(new Error('Too many attempts.'));
  await choose(new File([PNG], 'sketch.png'));
  await screen.findByRole('button', { name: 'Remove sketch.png' });
  await userEvent.type(screen.getByLabelText('Message'), 'Like this.');
  await send();
  expect(await screen.findByText('Too many attempts.')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('Like this.');
  await send();
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
  expect(onSend.mock.calls[1]).toEqual(onSend.mock.calls[0]);
});
