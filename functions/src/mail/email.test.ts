import { expect, test } from 'vitest';

import { composeEmail } from './email.ts';
import { callEmail } from '../business/calls/request-call.ts';

const TYPED = 'Asha <b>Rao</b>';

test('greets by name, signs with the shop name and escapes what was typed', () => {
  const { to, text, html } = composeEmail(
    { name: TYPED, email: 'asha@mail.example', isEmailProven: true },
    'About it',
    ['One line\nand another', { text: 'See it', address: 'https://shop.example/?a=1&b=2' }],
  );
  expect(to).toBe('asha@mail.example');
  expect(text).toBe(
    `Namaste ${TYPED},\n\nOne line\nand another\n\nSee it: https://shop.example/?a=1&b=2\n\nKargha`,
  );
  expect(html).toContain('Namaste Asha &lt;b&gt;Rao&lt;/b&gt;,');
  expect(html).toContain('One line<br>and another');
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=2"');
});

test('lists pieces with pictures and amounts, in HTML and as text', () => {
  const { text, html } = composeEmail({ email: 'asha@mail.example' }, 'About it', [
    {
      items: [
        { title: '2 × Saree', picture: 'https://shop.example/saree.webp', amount: '₹5,000' },
        { title: '1 × Stole', details: 'Made to order', picture: 'javascript:alert(1)' },
      ],
    },
    { amounts: [{ label: 'Total', amount: '₹6,000', isTotal: true }] },
    { label: 'Deliver to', text: 'Pune {{title}}' },
  ]);
  expect(text).toBe(
    'Namaste,\n\n2 × Saree, ₹5,000\n1 × Stole, Made to order\n\nTotal: ₹6,000\n\nDeliver to: Pune {{title}}\n\nKargha',
  );
  expect(html).toContain('src="https://shop.example/saree.webp"');
  expect(html).not.toContain('javascript:');
  expect(html).toContain('Pune {{title}}');
  expect(html.match(/\{\{\w+\}\}/g)).toEqual(['{{title}}']);
});

test('greets in Hindi who chose it', () => {
  const { text, html } = composeEmail({ email: 'asha@mail.example', language: 'hi' }, 'बात', []);
  expect(text).toBe('नमस्ते,\n\nKargha');
  expect(html).toContain('lang="hi"');
  expect(html).toContain('हमें यहाँ लिखिए।');
});

test('stays below 60 kB with thirty pieces', () => {
  const items = Array.from({ length: 30 }, () => ({
    title: '2 × Kanjivaram silk saree with a woven border',
    picture: `https://shop.example/${'a'.repeat(120)}.webp`,
    amount: '₹25,000',
  }));
  const { html } = composeEmail({ email: 'asha@mail.example' }, 'About it', [{ items }]);
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
});

test('repeats neither the name nor other typed text at an unproven address', () => {
  const { text, html } = composeEmail({ name: TYPED, email: 'asha@mail.example' }, 'About it', [
    'It is here.',
    { label: 'Reason', typed: 'Call 98765 43210' },
  ]);
  expect(text).toBe('Namaste,\n\nIt is here.\n\nKargha');
  expect(html).not.toMatch(/Asha|98765/);
});

test('attaches the calendar file to a call confirmation, and repeats no name', () => {
  const call = {
    name: TYPED,
    company: '',
    email: 'asha@mail.example',
    phone: '9876543210',
    start: new Date('2026-11-23T04:30:00Z'),
    topic: '',
  };
  const { text, html, attachments } = callEmail('T-7K2M9Q', call, 'BEGIN:VCALENDAR');
  expect(text + html).not.toContain('Asha');
  expect(text).toContain('T-7K2M9Q');
  expect(attachments).toEqual([
    { filename: 'kargha-call.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' },
  ]);
  const hindi = callEmail('T-7K2M9Q', { ...call, language: 'hi' }, 'BEGIN:VCALENDAR');
  expect(hindi.text).toContain('सोमवार, 23 नवंबर को सुबह 10:00 बजे (भारतीय समय)');
});

test.each([
  'Your refund waits at https://evil.example/pay',
  'See evil.example',
  'See ｅｖｉｌ．example',
  'Write to help@evil.example',
  'Call +91 98765 43210',
  'Call 98765-43210 now',
  'Call ९८७६५४३२१०',
])('removes links and phone numbers from “%s”, even at a proven address', (typed) => {
  const to = { name: typed, email: 'asha@mail.example', isEmailProven: true };
  const { text, html } = composeEmail(to, 'About it', [{ label: 'Reason', typed }]);
  expect(text).toContain('Reason: ');
  expect(text).not.toMatch(/evil|\p{Nd}{3}/u);
  expect(html).not.toMatch(/evil|98765|９८७६५|९८७६५/u);
});

test('repeats ordinary text at a proven address as it was typed', () => {
  const typed = 'Wrong colour. I wanted 2 pieces of size 38, for Rs. 1,250 each.';
  const to = { name: 'Asha R. Rao', email: 'asha@mail.example', isEmailProven: true };
  expect(composeEmail(to, 'About it', [{ label: 'Reason', typed }]).text).toBe(
    `Namaste Asha R. Rao,\n\nReason: ${typed}\n\nKargha`,
  );
});
