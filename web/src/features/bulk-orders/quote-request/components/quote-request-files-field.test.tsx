import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { QuoteForm, QuoteSubmission } from '@kargha/domain/quotes/quote-request';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleBuyer as buyer } from '#testing/sample-buyer.ts';

import { RequestForm } from './quote-request-form.tsx';

const { sendQuoteRequest, putRequestFile, dropRequestFile, writeServerDraft } = vi.hoisted(() => ({
  sendQuoteRequest: vi.fn<(form: QuoteForm, parts: QuoteSubmission) => Promise<void>>(),
  putRequestFile:
    vi.fn<(id: string, name: string, file: File, show: (share: number) => void) => Promise<void>>(),
  dropRequestFile: vi.fn<(id: string, name: string) => Promise<void>>(),
  writeServerDraft: vi.fn<(id: string, fields: object) => Promise<void>>(),
}));
vi.mock('../data/quote-api.ts', () => ({ sendQuoteRequest }));
vi.mock('#lib/firebase/firebase-products.ts', () => ({ readProducts: vi.fn() }));
vi.mock('#session/state/quote-uploads.ts', () => ({ putRequestFile, dropRequestFile }));
vi.mock('../data/quote-drafts-api.ts', () => ({
  readServerDraft: vi.fn(),
  writeServerDraft,
}));

const onSent = vi.fn<() => void>();

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  putRequestFile.mockResolvedValue();
  dropRequestFile.mockResolvedValue();
  writeServerDraft.mockResolvedValue();
  sendQuoteRequest.mockResolvedValue();
});

const open = () =>
  renderInShop(<RequestForm profile={buyer} onSent={onSent} onClose={vi.fn<() => void>()} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Logos and references', { selector: 'input' }), files);

test('uploads files, removes them and sends them with the request', async () => {
  open();
  await userEvent.type(screen.getByLabelText(/^Expected quantity/), '80');
  await choose(new File([PNG], 'logo.png'), new File([PNG], 'swatch.png'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove swatch.png' }));
  expect(dropRequestFile).toHaveBeenCalledWith(expect.any(String), 'swatch.png');
  await press('Submit Request');
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  const [, { requestId, files }] = sendQuoteRequest.mock.calls[0]!;
  expect(files).toEqual(['logo.png']);
  const [file, show] = [expect.any(File), expect.any(Function)];
  expect(putRequestFile).toHaveBeenCalledWith(requestId, 'logo.png', file, show);
  // The server accepts files for saved drafts only, so the draft is saved once before the first file.
  expect(writeServerDraft).toHaveBeenCalledOnce();
  const draft = { uid: 'u1', state: 'draft' };
  expect(writeServerDraft).toHaveBeenCalledWith(requestId, expect.objectContaining(draft));
  const [saved, sent] = [writeServerDraft, putRequestFile].map(
    ({ mock }) => mock.invocationCallOrder[0] ?? 0,
  );
  expect(saved).toBeLessThan(sent ?? 0);
}, 15_000);

test('shows upload progress and waits for it before sending', async () => {
  let arrive: (() => void) | undefined;
  putRequestFile.mockImplementation((_id, _name, _file, show) => {
    show(0.4);
    return new Promise((resolve) => {
      arrive = resolve;
    });
  });
  open();
  await choose(new File([PNG], 'logo.png'));
  const bar = await screen.findByRole('progressbar', { name: 'Uploading logo.png' });
  await vi.waitFor(() => expect(bar).toHaveAttribute('value', '0.4'));
  const submit = screen.getByRole('button', { name: 'Submit Request' });
  await vi.waitFor(() => expect(submit).toBeDisabled());
  arrive?.();
  await screen.findByRole('button', { name: 'Remove logo.png' });
  await vi.waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await vi.waitFor(() => expect(submit).toBeEnabled());
});

test('refuses a renamed program and a file that is too large before uploading', async () => {
  open();
  const large = new File([PNG], 'large.png');
  Object.defineProperty(large, 'size', { value: 1024 ** 3 });
  await choose(new File(['MZ program'], 'logo.png'), large);
  const refused = await screen.findByRole('alert');
  expect(refused).toHaveTextContent('The content of this file does not match its name.');
  await vi.waitFor(() => expect(refused).toHaveTextContent('A file can have at most 10 MB.'));
  expect(putRequestFile).not.toHaveBeenCalled();
  expect(writeServerDraft).not.toHaveBeenCalled();
});
