import { expect, test } from 'vitest';

import { QUOTE_REQUEST_STATES, QUOTE_VERSION_STATES } from './quote.ts';
import {
  nextQuoteStatus,
  canTakeStep,
  QUOTE_ACTORS,
  QUOTE_STEPS,
  supersededState,
  quoteStatusAt,
} from './quote-steps.ts';

/** Every cell that is allowed, written out by hand: actor, step, where it is taken, where it leads. */
const ALLOWED = new Map([
  ['buyer submit draft/none', 'submitted/none'],
  ['buyer withdraw submitted/none', 'withdrawn/none'],
  ['buyer withdraw in_review/none', 'withdrawn/none'],
  ['buyer withdraw in_review/buyer_changes', 'withdrawn/buyer_changes'],
  ['buyer withdraw in_review/expired', 'withdrawn/expired'],
  ['staff review submitted/none', 'in_review/none'],
  ['staff draft in_review/none', 'in_review/none'],
  ['staff draft in_review/buyer_changes', 'in_review/buyer_changes'],
  ['staff draft in_review/expired', 'in_review/expired'],
  ['staff draft quoted/sent', 'quoted/sent'],
  ['staff draft quoted/expired', 'quoted/expired'],
  ['staff send in_review/none', 'quoted/sent'],
  ['staff send in_review/buyer_changes', 'quoted/sent'],
  ['staff send in_review/expired', 'quoted/sent'],
  ['staff send quoted/sent', 'quoted/sent'],
  ['staff send quoted/expired', 'quoted/sent'],
  ['staff close submitted/none', 'closed/none'],
  ['staff close in_review/none', 'closed/none'],
  ['staff close in_review/buyer_changes', 'closed/buyer_changes'],
  ['staff close in_review/expired', 'closed/expired'],
  ['staff close quoted/expired', 'closed/expired'],
  ['buyer changes quoted/sent', 'in_review/buyer_changes'],
  ['buyer decline quoted/sent', 'closed/declined'],
  ['buyer accept quoted/sent', 'closed/converted'],
  ['buyer renew quoted/expired', 'in_review/expired'],
  ['clock expire quoted/sent', 'quoted/expired'],
  ...['buyer', 'staff'].flatMap((actor) =>
    [
      'submitted/none',
      'in_review/none',
      'in_review/buyer_changes',
      'in_review/expired',
      'quoted/sent',
      'quoted/expired',
      'closed/none',
      'closed/buyer_changes',
      'closed/expired',
      'closed/declined',
      'closed/accepted',
      'closed/converted',
    ].map((at) => [`${actor} message ${at}`, at] as const),
  ),
] as const);

const CELLS = QUOTE_STEPS.flatMap((step) =>
  QUOTE_ACTORS.flatMap((actor) =>
    QUOTE_REQUEST_STATES.flatMap((request) =>
      [null, ...QUOTE_VERSION_STATES].map((offer) => ({ step, actor, request, offer })),
    ),
  ),
);

test('allows exactly the steps of the table for every actor and status', () => {
  const found = new Map<string, string>();
  for (const { step, actor, request, offer } of CELLS) {
    const next = nextQuoteStatus({ request, offer }, step, actor);
    expect(canTakeStep({ request, offer }, step, actor)).toBe(next !== null);
    if (!next) continue;
    const cell = `${actor} ${step} ${request}/${offer ?? 'none'}`;
    found.set(cell, `${next.request}/${next.offer ?? 'none'}`);
  }
  expect(CELLS).toHaveLength(12 * 3 * 6 * 9);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(ALLOWED));
});

test('expires a sent offer by the clock, and one without a date at once', () => {
  const now = new Date('2026-11-21T06:00:00Z');
  const sent = { state: 'quoted', versionState: 'sent' } as const;
  const at = (validUntil: Date | null) => quoteStatusAt({ ...sent, validUntil }, now).offer;
  expect(at(new Date(now.getTime() + 1))).toBe('sent');
  expect(at(now)).toBe('expired');
  expect(at(null)).toBe('expired');
});

test('keeps an accepted offer after its last day', () => {
  const past = new Date('2026-11-20T06:00:00Z');
  const ordered = { state: 'closed', versionState: 'converted', validUntil: past } as const;
  expect(quoteStatusAt(ordered, new Date('2026-11-21T06:00:00Z')).offer).toBe('converted');
});

test('supersedes an open version and keeps answered ones', () => {
  expect(supersededState('sent')).toBe('superseded');
  expect(supersededState('buyer_changes')).toBe('superseded');
  for (const kept of ['expired', 'declined', 'converted'] as const) {
    expect(supersededState(kept)).toBe(kept);
  }
});
