import { deleteApp } from 'firebase-admin/app';
import { afterEach, expect, test, vi } from 'vitest';

import { projectApp } from './project-app.ts';

afterEach(() => vi.unstubAllEnvs());

async function quotaProjectAfter(configured: string | undefined): Promise<string | undefined> {
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', configured);
  await deleteApp(projectApp('loom-shop'));
  return process.env.GOOGLE_CLOUD_QUOTA_PROJECT;
}

test('uses the project as quota project for user credentials', async () => {
  expect(await quotaProjectAfter(undefined)).toBe('loom-shop');
});

test('keeps a quota project that is already set', async () => {
  expect(await quotaProjectAfter('loom-billing')).toBe('loom-billing');
});
