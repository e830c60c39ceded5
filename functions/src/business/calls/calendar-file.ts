import { CALL_MINUTES } from '@kargha/domain/quotes/bulk-call';
import { SHOP_NAME } from '@kargha/domain/settings/shop-name';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

interface CalendarEntry {
  uid: string;
  start: Date;
  title: string;
  description: string;
  at: Date;
}

const LONGEST_LINE = 74;

/** A calendar file with one entry (RFC 5545). */
export function calendarFile({ uid, start, title, description, at }: CalendarEntry): string {
  const end = new Date(start.getTime() + CALL_MINUTES * MINUTE_MS);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SHOP_NAME}//Calls//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** 20261123T043000Z */
function stamp(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** At most 75 octets per line, without splitting a character. */
function folded(line: string): string {
  const rows: string[] = [''];
  for (const character of line) {
    const row = rows.at(-1) ?? '';
    if (Buffer.byteLength(row + character) > LONGEST_LINE) rows.push(` ${character}`);
    else rows[rows.length - 1] = row + character;
  }
  return rows.join('\r\n');
}
