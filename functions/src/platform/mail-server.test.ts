import { expect, test } from 'vitest';

import { SmtpStandIn } from '../../../local-suite/mail-page/smtp-stand-in.ts';

import { mailServer, SENDING_FUNCTIONS, trustedMailServer } from './mail-server.ts';

test('sends only to this machine inside the emulator, and never to it outside', () => {
  const [local, live] = ['smtp://127.0.0.1:4102', 'smtps://post@smtp.loom.example:465'];
  expect(trustedMailServer(local, true)).toBe(local);
  expect(trustedMailServer(live, false)).toBe(live);
  expect(() => trustedMailServer(live, true)).toThrow('SMTP_URL must be');
  expect(() => trustedMailServer(local, false)).toThrow('SMTP_URL must be');
  expect(() => trustedMailServer('http://127.0.0.1', true)).toThrow('SMTP_URL must be');
  expect(() => trustedMailServer('post@loom.example', false)).toThrow('SMTP_URL must be');
});

test('all functions together send no more emails in a second than the server accepts', async () => {
  const standIn = new SmtpStandIn();
  const url = `smtp://127.0.0.1:${await standIn.listen('127.0.0.1', 0)}`;
  const settings = { url, password: '', from: 'orders@kargha.example', replyTo: '' };
  const perSecond = 30;
  const servers = Array.from({ length: SENDING_FUNCTIONS }, () =>
    mailServer({ ...settings, perSecond: perSecond / SENDING_FUNCTIONS }),
  );
  const email = {
    subject: 'Your order',
    text: 'It ships.',
    html: '',
    headers: {},
    attachments: [],
  };
  const perServer = 11;
  const start = Date.now();
  await Promise.all(
    servers.flatMap((server, place) =>
      Array.from({ length: perServer }, (_, index) =>
        server.send({ ...email, to: ['asha@kargha.example'], messageId: `<${place}-${index}@k>` }),
      ),
    ),
  );
  const seconds = (Date.now() - start) / 1000;
  expect(standIn.received).toHaveLength(SENDING_FUNCTIONS * perServer);
  // The first email of each function needs not wait.
  expect((standIn.received.length - SENDING_FUNCTIONS) / seconds).toBeLessThanOrEqual(perSecond);
  for (const server of servers) server.close();
  await standIn.close();
});
