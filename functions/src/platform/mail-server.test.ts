import { expect, test } from 'vitest';

import { trustedMailServer } from './mail-server.ts';

test('sends only to this machine inside the emulator, and never to it outside', () => {
  const [local, live] = ['smtp://127.0.0.1:4102', 'smtps://post@smtp.loom.example:465'];
  expect(trustedMailServer(local, true)).toBe(local);
  expect(trustedMailServer(live, false)).toBe(live);
  expect(() => trustedMailServer(live, true)).toThrow('SMTP_URL must be');
  expect(() => trustedMailServer(local, false)).toThrow('SMTP_URL must be');
  expect(() => trustedMailServer('http://127.0.0.1', true)).toThrow('SMTP_URL must be');
  expect(() => trustedMailServer('post@loom.example', false)).toThrow('SMTP_URL must be');
});
