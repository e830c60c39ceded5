import type { RequestHandler } from 'express';

import type { AbuseKind } from '@kargha/domain/reports/ops';

import { recordAbuse } from '../../mail/alarms/record-abuse.ts';

/** What a 429 of these routes means. */
const REFUSED_AS: readonly [RegExp, AbuseKind][] = [
  [/^\/razorpay\/create-order$/, 'reservations_refused'],
  [/^\/cart\/price$/, 'codes_guessed'],
  [/^\/access-codes\/redeem$/, 'codes_guessed'],
  [/^\/pay-links\//, 'codes_guessed'],
  [/^\/orders\/track$/, 'codes_guessed'],
  [/^\/orders\/[^/]+\/cancel$/, 'cancel_cycles'],
];

/** Counts refused requests after the response: possible abuse raises an alarm. */
export function watchRefusals(now: () => Date): RequestHandler {
  return ({ path }, response, next) => {
    response.once('finish', () => {
      const kind = refusalOf(response.statusCode, path);
      if (kind) void recordAbuse(kind, now());
    });
    next();
  };
}

function refusalOf(status: number, path: string): AbuseKind | null {
  if (status === 401 || status === 403) return 'callers_refused';
  if (status !== 429) return null;
  return REFUSED_AS.find(([route]) => route.test(path))?.[1] ?? null;
}
