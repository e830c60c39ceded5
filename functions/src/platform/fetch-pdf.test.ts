import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { fetchPdf } from './fetch-pdf.ts';
import { publicLookup } from './public-lookup.ts';

const ACCOUNT = { url: 'https://aggregator.example', email: 'a@b.example', password: 'secret' };
const LINK = 'https://files.example/label.pdf';

const resolve = vi.fn(() => Promise.resolve([{ address: '10.0.0.7', family: 4 }]));
beforeEach(() => resolve.mockClear());

test.each([
  'http://files.example/label.pdf',
  'http://169.254.169.254/computeMetadata/v1/',
  'https://169.254.169.254/computeMetadata/v1/',
  'https://localhost/label.pdf',
  'https://127.0.0.1/label.pdf',
  'https://0x0a000007/label.pdf',
  'https://[fd00::7]/label.pdf',
  'file:///etc/passwd',
  'label.pdf',
])('does not open the link %s of a label', async (link) => {
  const fetched = fetchPdf(ACCOUNT, link, publicLookup(resolve));
  await expect(fetched).rejects.toMatchObject({ failure: 'unknown', message: NOT_OPENED });
  expect(resolve).not.toHaveBeenCalled();
});

const NOT_OPENED = 'The courier aggregator sent a link that we do not open.';

test('does not open a link whose host name leads into a private network', async () => {
  const fetched = fetchPdf(ACCOUNT, LINK, publicLookup(resolve));
  await expect(fetched).rejects.toMatchObject({ failure: 'unknown', message: NOT_OPENED });
  expect(resolve).toHaveBeenCalledOnce();
});

const answer = vi.fn<RequestListener>();
const server = createServer(answer);
beforeAll(() => new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening)));
afterAll(() => server.close());

function fetchLocal(answers: RequestListener): Promise<Buffer> {
  answer.mockReset().mockImplementation(answers);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fetchPdf({ ...ACCOUNT, url }, `${url}/label.pdf`);
}

test('opens the link of a label without our token, and follows no redirect', async () => {
  const file = await fetchLocal((_request, response) => response.end('%PDF-1.7'));
  expect(String(file)).toBe('%PDF-1.7');
  expect(answer.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', url: '/label.pdf' });
  expect(answer.mock.calls[0]?.[0].headers).not.toHaveProperty('authorization');

  const redirected = fetchLocal((_request, response) =>
    response.writeHead(302, { location: '/other.pdf' }).end('%PDF-1.7'),
  );
  await expect(redirected).rejects.toThrow('The courier aggregator sent no PDF.');
  expect(answer).toHaveBeenCalledOnce();
});

test.each<[string, RequestListener]>([
  ['a page', (_request, response) => response.end('<html>%PDF-')],
  ['an error', (_request, response) => response.writeHead(404).end('%PDF-1.7')],
  ['more than 20 MB', (_request, response) => response.end(`%PDF-${'x'.repeat(21 * 1024 ** 2)}`)],
])('refuses %s where a label should be', async (_what, answers) => {
  await expect(fetchLocal(answers)).rejects.toThrow('The courier aggregator sent no PDF.');
});

test('says so when no answer comes', async () => {
  const fetched = fetchLocal((request) => request.destroy());
  await expect(fetched).rejects.toThrow('The courier aggregator did not respond.');
});
