import { describe, expect, it } from 'vitest';

import { callDays, callRequestSchema, callSlots, isCallSlot } from './bulk-call.ts';
import { sentencesOf } from '../testing/sentences-of.ts';

/** A Saturday, noon in India. */
const NOW = new Date('2026-11-21T06:30:00.000Z');

describe('call slots', () => {
  it('start tomorrow, for two weeks, without Sundays', () => {
    const days = callDays(NOW);
    expect(days[0]).toBe('2026-11-23');
    expect(days.at(-1)).toBe('2026-12-05');
    expect(days).not.toContain('2026-11-29');
    expect(days).toHaveLength(12);
  });

  it('count days in IST', () => {
    expect(callDays(new Date('2026-11-22T18:29:00.000Z'))[0]).toBe('2026-11-23');
    expect(callDays(new Date('2026-11-22T18:31:00.000Z'))[0]).toBe('2026-11-24');
  });

  it('are every half hour from ten to six IST', () => {
    const slots = callSlots('2026-11-23').map((slot) => slot.toISOString());
    expect(slots[0]).toBe('2026-11-23T04:30:00.000Z');
    expect(slots.at(-1)).toBe('2026-11-23T12:00:00.000Z');
    expect(slots).toHaveLength(16);
  });

  it.each([
    ['2026-11-23T04:30:00.000Z', true],
    ['2026-11-23T04:31:00.000Z', false],
    ['2026-11-23T04:00:00.000Z', false],
    ['2026-11-23T12:30:00.000Z', false],
    ['2026-11-22T04:30:00.000Z', false],
    ['2026-11-21T08:30:00.000Z', false],
    ['2027-11-23T04:30:00.000Z', false],
    ['1970-01-01T00:00:00.000Z', false],
  ])('%s: %s', (start, allowed) => {
    expect(isCallSlot(new Date(start), NOW)).toBe(allowed);
  });
});

describe('call form', () => {
  const right = {
    name: 'Meera Nair',
    email: 'meera@malhar.example',
    phone: '+91 98765 43210',
    start: '2026-11-23T04:30:00.000Z',
  };

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ email: 'meera' }, 'Please enter a valid email address'],
    [{ phone: '12' }, 'Please enter a valid phone number'],
    [{ start: 'soon' }, 'Please choose a time'],
    [{ topic: 'x'.repeat(1001) }, 'Topic can have at most 1,000 characters'],
    [{ admin: true }, 'Unknown field.'],
  ])('with %o is refused', (wrong, sentence) => {
    expect(sentencesOf(callRequestSchema, { ...right, ...wrong })).toContain(sentence);
  });
});
