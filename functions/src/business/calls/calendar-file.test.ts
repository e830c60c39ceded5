import { expect, test } from 'vitest';

import { calendarFile } from './calendar-file.ts';

const entry = {
  uid: 'T-ABC123@kargha',
  start: new Date('2026-11-23T04:30:00.000Z'),
  title: 'Call with Kargha',
  description: 'Three hundred kurtas',
  at: new Date('2026-11-21T06:30:00.000Z'),
};

test('writes a calendar entry of half an hour', () => {
  const lines = calendarFile(entry).split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('UID:T-ABC123@kargha');
  expect(lines).toContain('DTSTART:20261123T043000Z');
  expect(lines).toContain('DTEND:20261123T050000Z');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

test('escapes typed text so that it cannot add lines or fields', () => {
  const description = 'Hello\r\nEND:VEVENT\r\nATTENDEE;X=1:mailto:a@b.example, and \\more';
  const lines = calendarFile({ ...entry, description }).split('\r\n');
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
  expect(lines.join('').replaceAll(' ', '')).toContain('Hello\\nEND:VEVENT\\nATTENDEE\\;X=1');
});

test('folds lines at 75 octets without splitting a character, in Devanagari too', () => {
  const description = 'हथकरघा '.repeat(40);
  const file = calendarFile({ ...entry, description });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(description);
});
