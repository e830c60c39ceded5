import { expect, test } from 'vitest';

import { trustedGateway } from './payment-settings.ts';

const LIVE = 'https://api.razorpay.com';

test('a deployment talks to Razorpay and to nobody else', () => {
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

test('the emulator may talk to a server on the same machine', () => {
  for (const address of [
    'http://127.0.0.1:4100',
    'http://localhost:4100',
    'http://[::1]:4100',
    LIVE,
  ]) {
    expect(trustedGateway(address, true)).toBe(address);
  }
});

test('the emulator talks to no other machine, however the address is dressed', () => {
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
