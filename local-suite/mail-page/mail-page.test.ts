import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { CompanionServer } from '../companion-server/companion-server.ts';
import { startMailPage } from './mail-page.ts';
import { SmtpStandIn } from './smtp-stand-in.ts';
import { FakeFirestore } from './testing/fake-firestore.ts';

const firestore = new FakeFirestore();
const mailServer = new SmtpStandIn();
let page: CompanionServer;

beforeAll(async () => {
  await firestore.start();
  page = await startMailPage({
    port: 0,
    host: '127.0.0.1',
    firestoreHost: firestore.host,
    projectId: 'demo-kargha',
    mailServer,
  });
});

beforeEach(() => {
  firestore.documents.length = 0;
  firestore.status = undefined;
});

afterAll(async () => {
  await page.close();
  await firestore.close();
});

async function textAt(path: string): Promise<string> {
  return (await fetch(page.url + path)).text();
}

async function jsonAt(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(page.url + path);
  return { status: response.status, body: await response.json() };
}

const RECEIPT = {
  to: ['meera@kargha.example'],
  message: { subject: 'Your order KG-7Q2M4X1A', html: '<p>Thank you</p>', text: 'Thank you' },
};

test('shows a message when there are no emails', async () => {
  const text = await textAt('/');
  expect(text).toContain('No emails yet');
  expect(text).toContain('No email leaves this machine.');
  expect(await jsonAt('/api/mail')).toEqual({ status: 200, body: { mails: [] } });
});

test('lists all emails, newest first, over several Firestore pages', async () => {
  for (const hour of ['11', '13', '10', '12', '14']) {
    const message = { subject: `At ${hour}` };
    firestore.put(`m${hour}`, { ...RECEIPT, message }, `2026-11-21T${hour}:00:00.123456Z`);
  }
  const text = await textAt('/');
  const places = ['14', '13', '12', '11', '10'].map((hour) => text.indexOf(`At ${hour}`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('returns every email as JSON', async () => {
  firestore.put('order_1_receipt', {
    ...RECEIPT,
    from: 'Kargha <shop@kargha.example>',
    cc: 'one@kargha.example, two@kargha.example',
    createdAt: new Date('2026-11-20T08:30:00Z'),
    delivery: { state: 'SUCCESS', attempts: 1 },
  });
  const mail = {
    id: 'order_1_receipt',
    from: 'Kargha <shop@kargha.example>',
    to: ['meera@kargha.example'],
    cc: ['one@kargha.example', 'two@kargha.example'],
    bcc: [],
    replyTo: '',
    subject: 'Your order KG-7Q2M4X1A',
    html: '<p>Thank you</p>',
    text: 'Thank you',
    attachments: [],
    template: null,
    state: 'SUCCESS',
    error: '',
    createdAt: '2026-11-20T08:30:00.000Z',
  };
  expect(await jsonAt('/api/mail')).toEqual({ status: 200, body: { mails: [mail] } });
  expect(await jsonAt('/api/mail/order_1_receipt')).toEqual({ status: 200, body: { mail } });
  expect(await jsonAt('/api/mail/other')).toMatchObject({ status: 404 });
});

test("shows an email's addresses, its time in India, attachments and state", async () => {
  firestore.put('m', {
    ...RECEIPT,
    replyTo: 'help@kargha.example',
    message: { ...RECEIPT.message, attachments: [{ filename: 'invoice.pdf' }] },
    delivery: { state: 'ERROR', error: 'Mailbox is full' },
  });
  const text = await textAt('/mail/m');
  for (const shown of [
    'Your order KG-7Q2M4X1A',
    'meera@kargha.example',
    'help@kargha.example',
    'invoice.pdf',
    'Mailbox is full',
    '21 Nov 2026, 3:30 pm',
    'mail/m',
  ]) {
    expect(text).toContain(shown);
  }
});

test('shows the HTML of an email in a sandboxed frame and its text on its own page', async () => {
  firestore.put('m', RECEIPT);
  const html = await textAt('/mail/m');
  expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(html).toContain('&#60;p&#62;Thank you&#60;/p&#62;');
  expect(html).not.toContain('<p>Thank you</p>');
  expect(await textAt('/mail/m?view=text')).toContain('<pre class="mail-text">Thank you</pre>');
});

test('shows the text of an email without HTML', async () => {
  firestore.put('m', { to: 'a@kargha.example', message: { subject: 'Plain', text: 'Only text' } });
  expect(await textAt('/mail/m')).toContain('Only text');
  expect(await textAt('/mail/m?view=html')).toContain('This email has no HTML.');
});

test('shows the template and data of a templated email', async () => {
  firestore.put('m', {
    to: 'a@kargha.example',
    template: { name: 'welcome', data: { firstName: 'Meera', visits: 3 } },
  });
  expect(await textAt('/')).toContain('Template “welcome”');
  const text = await textAt('/mail/m?view=text');
  expect(text).toContain('&#34;firstName&#34;: &#34;Meera&#34;');
  expect(text).toContain('&#34;visits&#34;: 3');
});

test('shows an almost empty email', async () => {
  firestore.put('odd', { to: null, message: 'not a map', delivery: 7 });
  expect(await textAt('/')).toContain('(no subject)');
  expect(await textAt('/mail/odd')).toContain('no recipients');
});

test('escapes subjects and addresses', async () => {
  const evil = '<script>alert(1)</script>';
  firestore.put('m', { to: evil, message: { subject: evil, text: evil } });
  for (const path of ['/', '/mail/m', '/mail/m?view=text']) {
    expect(await textAt(path)).not.toContain('<script');
  }
});

test('shows an error and a retry link when Firestore does not answer', async () => {
  const lonely = await startMailPage({
    port: 0,
    host: '127.0.0.1',
    firestoreHost: '127.0.0.1:1',
    projectId: 'demo-kargha',
    mailServer: new SmtpStandIn(),
  });
  const response = await fetch(lonely.url);
  expect(response.status).toBe(502);
  const text = await response.text();
  expect(text).toContain('Firestore at 127.0.0.1:1 does not answer.');
  expect(text).toContain('Try again');
  await lonely.close();
});

test('reports errors of Firestore to people and programs', async () => {
  firestore.status = 503;
  expect(await textAt('/')).toContain(`Firestore at ${firestore.host} answered 503.`);
  expect(await jsonAt('/api/mail')).toEqual({
    status: 502,
    body: { error: `Firestore at ${firestore.host} answered 503.` },
  });
});

test('answers 404 for unknown emails and pages', async () => {
  expect((await fetch(`${page.url}/mail/none`)).status).toBe(404);
  expect((await fetch(`${page.url}/other`)).status).toBe(404);
});

test('denies access to pages of other sites', async () => {
  firestore.put('m', RECEIPT);
  const response = await fetch(`${page.url}/api/mail`, {
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(response.status).toBe(403);
  expect(await response.text()).not.toContain('KG-7Q2M4X1A');
});

test('shows programs what the mail server received, and lets them make it fail', async () => {
  const port = await mailServer.listen('127.0.0.1', 0);
  const shop = createTransport({ host: '127.0.0.1', port });
  const email = { from: 'orders@kargha.example', to: 'asha@kargha.example', text: 'Namaste' };
  const fail = (fault: object) =>
    fetch(`${page.url}/control/smtp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
  expect((await fail({ at: 'nowhere' })).status).toBe(400);
  await fail({ at: 'recipient', code: 550, text: '5.1.1 No such user', to: 'asha@' });
  await expect(shop.sendMail(email)).rejects.toThrow('5.1.1 No such user');
  await shop.sendMail({ ...email, messageId: '<one@kargha.example>' });
  const { body } = await jsonAt('/api/received');
  expect(body).toMatchObject({
    received: [{ messageId: '<one@kargha.example>', to: ['asha@kargha.example'] }],
  });
  await fetch(`${page.url}/control/smtp`, { method: 'DELETE' });
  expect(await jsonAt('/api/received')).toEqual({ status: 200, body: { received: [] } });
  await mailServer.close();
});
