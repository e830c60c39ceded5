import { expect, test } from 'vitest';

import * as deployed from './index.ts';
import { SENDING_FUNCTIONS } from './platform/mail-server.ts';

interface Endpoint {
  region?: string[];
  availableMemoryMb?: unknown;
  maxInstances?: unknown;
  concurrency?: unknown;
  timeoutSeconds?: unknown;
  secretEnvironmentVariables?: { key: string }[];
}

const endpoints = Object.entries(deployed).map(([name, fn]) => ({
  name,
  endpoint: (fn as unknown as { __endpoint: Endpoint }).__endpoint,
}));

/** Seconds of scheduled and queued jobs that read or call a lot; no request waits for them. */
const LONG_JOBS: Record<string, number> = {
  reconcilePayments: 1800,
  checkIntegrity: 1800,
  bookParcels: 300,
  continueExport: 540,
  runExports: 540,
};

test('runs every function in Mumbai with cost limits', () => {
  expect(endpoints.length).toBeGreaterThan(5);
  for (const { name, endpoint } of endpoints) {
    expect(endpoint.region, name).toEqual(['asia-south1']);
    expect(endpoint.maxInstances, name).toEqual(expect.any(Number));
    expect(endpoint.availableMemoryMb, name).toEqual(expect.any(Number));
    expect(endpoint.concurrency, name).toEqual(expect.any(Number));
  }
});

test('limits request functions to the timeout of Hosting', () => {
  for (const { name, endpoint } of endpoints) {
    const maxSeconds = LONG_JOBS[name] ?? 60;
    expect(endpoint.timeoutSeconds, name).toEqual(expect.any(Number));
    expect(endpoint.timeoutSeconds, name).toBeLessThanOrEqual(maxSeconds);
  }
});

test('divides the rate of the mail server among all functions that know its password', () => {
  const sending = endpoints.filter(({ endpoint: { secretEnvironmentVariables: secrets } }) =>
    secrets?.some(({ key }) => key === 'SMTP_PASSWORD'),
  );
  expect(sending).toHaveLength(SENDING_FUNCTIONS);
  for (const { endpoint, name } of sending) expect(endpoint.maxInstances, name).toBe(1);
});
