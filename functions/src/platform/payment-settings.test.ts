import { expect, test } from 'vitest';

import { trustedGateway } from './payment-settings.ts';

const LIVE = 'https://api.razorpay.com';

test('uses only Razorpay in a deployment', () => {
  expect(trustedGateway(LIVE, false)).toBe(LIVE);
  for (const address of [
    'http://127.0.0.1:4100',
    'https://api.razorpay.com.evil.example',
    '',
    'x',
  ]) {
    expect(() => trustedGateway(address, false)).toThrow('RAZORPAY_BASE_URL');
  }
});

test('accepts a local server in the emulator', () => {
  for (const address of [
    'http://127.0.0.1:4100',
    'http://localhost:4100',
    'http://[::1]:4100',
    LIVE,
  ]) {
    expect(trustedGateway(address, true)).toBe(address);
  }
});

test('rejects other hosts in the emulator in any spelling', () => {
  for (const address of [
    'http://10.0.0.7:4100',
    'http://127.0.0.1.evil.example',
    'http://127.0.0.1@evil.example',
    'ftp://127.0.0.1',
    'https://evil.example/127.0.0.1',
  ]) {
    expect(() => trustedGateway(address, true)).toThrow('RAZORPAY_BASE_URL');
  }
});
