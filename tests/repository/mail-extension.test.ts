import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { EMAIL_MONTHS } from '../../domain/src/reports/retention.ts';

const SETTINGS = new Map(
  readFileSync('extensions/trigger-email.env', 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
);

interface Override {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
}

test('deletes emails after the months in the privacy notice', () => {
  expect(SETTINGS.get('TTL_EXPIRE_TYPE')).toBe('month');
  expect(SETTINGS.get('TTL_EXPIRE_VALUE')).toBe(String(EMAIL_MONTHS));
  const { fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
    fieldOverrides: Override[];
  };
  // The extension only writes the expiry time; Firestore's TTL policy deletes the email.
  const ttlFields = fieldOverrides.filter(({ ttl }) => ttl === true);
  expect(
    ttlFields.map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`),
  ).toContain(`${SETTINGS.get('MAIL_COLLECTION')} delivery.expireAt`);
});

test('keeps the password of the mail server in a secret, not in the file', () => {
  expect(SETTINGS.get('SMTP_PASSWORD')).toMatch(
    /^projects\/\$\{param:PROJECT_ID\}\/secrets\/[\w-]+\/versions\/latest$/,
  );
  expect(SETTINGS.get('SMTP_CONNECTION_URI')).not.toMatch(/^smtps?:\/\/[^@]*:[^@]*@/);
});

test('reads emails from Firestore in the same region', () => {
  expect(SETTINGS.get('DATABASE_REGION')).toBe('asia-south1');
});
