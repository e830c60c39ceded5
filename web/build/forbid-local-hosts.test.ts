import { expect, test } from 'vitest';

import { findLocalHosts } from './forbid-local-hosts.ts';

const built = (text: string) => findLocalHosts([{ fileName: 'assets/index.js', text }]);

test.each([
  ['the Firestore emulator', 'connect(db,"127.0.0.1",8080)'],
  ['the Auth emulator', 'connect(auth,"http://localhost:9099")'],
  ['the payment sandbox', 'src="http://pay.test:4100/v1/checkout.js"'],
  ["the suite's project", 'projectId:"demo-kargha"'],
  ['a loopback address of IPv6', 'fetch("http://[::1]/x")'],
])('finds %s in a build', (_what, text) => {
  expect(built(text)[0]).toContain('assets/index.js contains');
});

test('accepts a build with public hosts only', () => {
  expect(built('src="https://checkout.razorpay.com/v1/checkout.js";w=1280;t="10:30"')).toEqual([]);
});
