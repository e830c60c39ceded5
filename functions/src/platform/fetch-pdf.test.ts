import { afterAll, afterEach, expect, test, vi } from 'vitest';

import { fetchPdf } from './shiprocket-call.ts';

const ACCOUNT = { url: 'https://aggregator.example', email: '', password: '' };
const LINK = 'https://files.example/label.pdf';

const answer = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', answer);
afterEach(() => answer.mockReset());
afterAll(() => vi.unstubAllGlobals());

test.each([
  'http://files.example/label.pdf',
  'http://169.254.169.254/computeMetadata/v1/',
  'https://localhost/label.pdf',
  'https://127.0.0.1/label.pdf',
  'file:///etc/passwd',
  'label.pdf',
])('does not open the link %s of a label', async (link) => {
  await expect(fetchPdf(ACCOUNT, link)).rejects.toMatchObject({ failure: 'unknown' });
  expect(answer).not.toHaveBeenCalled();
});

test('opens the link of a label without our token, and follows no redirect', async () => {
  answer.mockResolvedValue(new Response('%PDF-1.7'));
  expect(String(await fetchPdf(ACCOUNT, LINK))).toBe('%PDF-1.7');
  const [[address, init] = []] = answer.mock.calls;
  expect(address).toBe(LINK);
  expect(init).toMatchObject({ method: 'GET', redirect: 'error' });
  expect(init).not.toHaveProperty('headers');
});

test.each([
  ['a page', new Response('<html>%PDF-')],
  ['an error', new Response('%PDF-1.7', { status: 404 })],
])('refuses %s where a label should be', async (_what, response) => {
  answer.mockResolvedValue(response);
  await expect(fetchPdf(ACCOUNT, LINK)).rejects.toThrow('The courier aggregator sent no PDF.');
});
