import { getStorage } from 'firebase-admin/storage';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, test } from 'vitest';

import { amountInWords } from '@kargha/domain/money/amount-in-words';
import { formatPaise } from '@kargha/domain/money/money-format';
import { MAX_QUOTE_FILE_BYTES } from '@kargha/domain/quotes/quote-files';

import { suiteApp } from '../../suite-app.ts';
import { exists } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { type Person, signUp } from '../sample-people.ts';
import {
  acceptOfferAs,
  staffQuotes,
  PUNE_GSTIN,
  storedQuote,
  storedVersion,
  submitted,
  verifiedBuyer,
  offerLineInput,
  offerInput,
} from '../staff-quotes.ts';
import { quoteForm } from '../sample-quote-form.ts';

isolateDatabase();
const shop = isolatedShop();
const staff = createBeforeAll(() => signUp('admin'));
let buyer: Person;
beforeEach(async () => {
  buyer = await verifiedBuyer();
});

async function quotationText(id: string, { token }: Person, query = ''): Promise<string> {
  const file = await shop.download(`/quotes/${id}/pdf${query}`, { token });
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toContain('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text;
}

test('prints parties, numbers, place of supply, lines, tax and total in words', async () => {
  const quotes = staffQuotes(shop, staff);
  const id = await submitted(shop, buyer);
  const lines = [
    offerLineInput({ discountPercent: 10, customisation: 'With your logo' }),
    offerLineInput({
      description: 'Cotton bag',
      hsnCode: '4202',
      taxPercent: 5,
      unitPrice: 12_345,
    }),
  ];
  await quotes.offer(id, offerInput({ lines, overallDiscount: 50_000 }));
  await acceptOfferAs(shop, id, buyer);
  const { totals } = (await storedVersion(id, 1))!;
  const text = await quotationText(id, buyer);
  const facts = [
    'Quotation',
    `Q-${id.slice(0, 8).toUpperCase()}-1`,
    `GSTIN ${PUNE_GSTIN}`,
    'Maharashtra (27)',
    'Between states',
    'Your PO number PO/2026/42',
    'Khadi kurta',
    'With your logo',
    '6211',
    '4202',
    '100 PCS',
    'IGST',
    '50% advance / 50% on delivery',
    'Lead time 21 days',
    'Colours may vary by a shade.',
    amountInWords(totals.total),
    formatPaise(totals.total).replace('₹', ''),
  ];
  for (const words of facts) expect(text).toContain(words);
  const printed = (amount: number) =>
    (amount / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });
  for (const amount of [totals.subtotal, totals.discount, totals.igst, totals.shipping]) {
    expect(text).toContain(printed(amount));
  }
});

test('gives the PDF to the buyer once it is sent, and to staff before', async () => {
  const quotes = staffQuotes(shop, staff);
  const id = await submitted(shop, buyer);
  await quotes.offer(id);
  await quotes.write(id, offerInput({ leadTimeDays: 35 }));
  expect(await quotationText(id, buyer)).toContain('Lead time 21 days');
  const early = await shop.get(`/quotes/${id}/pdf?version=2`, { token: buyer.token });
  expect(early).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await quotationText(id, staff, '?version=2')).toContain('Draft, not sent');
  const rival = await verifiedBuyer();
  expect((await shop.get(`/quotes/${id}/pdf`, { token: rival.token })).status).toBe(404);
  expect((await shop.get(`/quotes/${id}/pdf`)).status).toBe(401);
  const customer = await signUp('customer');
  expect((await shop.get(`/quotes/${id}/pdf`, { token: customer.token })).status).toBe(403);
});

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const PROGRAM = Buffer.from('MZ\u0090\u0000 this is a program');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const stored = (path: string) => getStorage(suiteApp()).bucket().file(path);

async function upload(requestId: string, name: string, content: Buffer): Promise<void> {
  const path = `quotes/${buyer.uid}/${requestId}/${name}`;
  await stored(path).save(content, { resumable: false });
}

const send = (form: object, { token } = buyer) => shop.post('/quotes', form, { token });

test('gives files of a request to buyer and staff, as downloads only', async () => {
  const form = { ...quoteForm(), files: ['logo.png', 'लोगो.svg'] };
  await upload(form.requestId, 'logo.png', PNG);
  await upload(form.requestId, 'लोगो.svg', SVG);
  expect((await send(form)).status).toBe(200);
  const folder = `quotes/${buyer.uid}/${form.requestId}`;
  expect((await storedQuote(form.requestId))?.files).toEqual([
    `${folder}/logo.png`,
    `${folder}/लोगो.svg`,
  ]);
  const path = `/quotes/${form.requestId}/files`;
  for (const { token } of [buyer, staff]) {
    const drawing = await shop.download(`${path}/${encodeURIComponent('लोगो.svg')}`, { token });
    expect(drawing.headers.get('content-type')).toBe('application/octet-stream');
    expect(drawing.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(drawing.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await drawing.arrayBuffer())).toEqual(SVG);
  }
  const rival = await verifiedBuyer();
  expect((await shop.get(`${path}/logo.png`, { token: rival.token })).status).toBe(404);
  const { token } = buyer;
  expect((await shop.get(`${path}/other.png`, { token })).status).toBe(404);
  const escape = `${path}/${encodeURIComponent('../../../invoices/x.pdf')}`;
  expect((await shop.get(escape, { token })).status).toBe(404);
});

test.each([
  [
    'a program that was renamed',
    'logo.png',
    PROGRAM,
    'The content of this file does not match its name.',
  ],
  ['a program', 'setup.exe', PROGRAM, 'Please attach images, PDF, AI, EPS or SVG files.'],
  ['a file of more than 10 MB', 'big.png', bigPicture(), 'A file can have at most 10 MB.'],
  ['an empty file', 'empty.png', Buffer.alloc(0), 'This file is empty.'],
])('refuses and deletes %s', async (_case, name, bytes, why) => {
  const form = { ...quoteForm(), files: [name] };
  await upload(form.requestId, name, bytes);
  const { status, body } = await send(form);
  expect(status).toBe(400);
  expect(body.error).toContain(why);
  expect(await exists(`quotes/${form.requestId}`)).toBe(false);
  const [there] = await stored(`quotes/${buyer.uid}/${form.requestId}/${name}`).exists();
  expect(there).toBe(false);
});

test('refuses to attach a missing file or someone else’s', async () => {
  const form = { ...quoteForm(), files: ['logo.png'] };
  await upload(form.requestId, 'logo.png', PNG);
  const rival = await verifiedBuyer();
  expect((await send(form, rival)).body.error).toContain('This file was not uploaded.');
  const elsewhere = { ...quoteForm(), files: [`../${form.requestId}/logo.png`] };
  expect((await send(elsewhere)).body.code).toBe('invalid');
});

function bigPicture(): Buffer {
  return Buffer.concat([PNG, Buffer.alloc(MAX_QUOTE_FILE_BYTES)]);
}
