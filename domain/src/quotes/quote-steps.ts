import type { QuoteRequestState, QuoteVersionState } from './quote.ts';
import type { QuoteRequest } from './quote-schema.ts';

export const QUOTE_ACTORS = ['buyer', 'staff', 'clock'] as const;
export type QuoteActor = (typeof QUOTE_ACTORS)[number];

export const QUOTE_STEPS = [
  'submit',
  'withdraw',
  'review',
  'draft',
  'send',
  'close',
  'changes',
  'decline',
  'accept',
  'renew',
  'expire',
  'message',
] as const;
export type QuoteStep = (typeof QUOTE_STEPS)[number];

export interface QuoteStatus {
  request: QuoteRequestState;
  offer: QuoteVersionState | null;
}

interface StepRow {
  by: readonly QuoteActor[];
  from: QuoteRequestState;
  offers: readonly (QuoteVersionState | null)[];
  /** next state of the request; absent: it does not change */
  to?: QuoteRequestState;
  /** next state of the offer; absent: it does not change */
  offer?: QuoteVersionState;
}

const BUYER = ['buyer'] as const;
const STAFF = ['staff'] as const;
const BOTH = ['buyer', 'staff'] as const;
/** States of the latest offer while the shop works on the next one. */
const UNDER_WORK = [null, 'buyer_changes', 'expired'] as const;
const ANSWERED = ['declined', 'accepted', 'converted'] as const;

/**
 * The only table of who may do what, for server and screens. A sent offer is binding until it expires: the shop
 * can only send another version, and the buyer answers once.
 */
const TABLE: Record<QuoteStep, readonly StepRow[]> = {
  submit: [{ by: BUYER, from: 'draft', offers: [null], to: 'submitted' }],
  withdraw: [
    { by: BUYER, from: 'submitted', offers: [null], to: 'withdrawn' },
    { by: BUYER, from: 'in_review', offers: UNDER_WORK, to: 'withdrawn' },
  ],
  review: [{ by: STAFF, from: 'submitted', offers: [null], to: 'in_review' }],
  draft: [
    { by: STAFF, from: 'in_review', offers: UNDER_WORK },
    { by: STAFF, from: 'quoted', offers: ['sent', 'expired'] },
  ],
  send: [
    { by: STAFF, from: 'in_review', offers: UNDER_WORK, to: 'quoted', offer: 'sent' },
    { by: STAFF, from: 'quoted', offers: ['sent', 'expired'], to: 'quoted', offer: 'sent' },
  ],
  close: [
    { by: STAFF, from: 'submitted', offers: [null], to: 'closed' },
    { by: STAFF, from: 'in_review', offers: UNDER_WORK, to: 'closed' },
    { by: STAFF, from: 'quoted', offers: ['expired'], to: 'closed' },
  ],
  changes: [
    { by: BUYER, from: 'quoted', offers: ['sent'], to: 'in_review', offer: 'buyer_changes' },
  ],
  decline: [{ by: BUYER, from: 'quoted', offers: ['sent'], to: 'closed', offer: 'declined' }],
  accept: [{ by: BUYER, from: 'quoted', offers: ['sent'], to: 'closed', offer: 'converted' }],
  renew: [{ by: BUYER, from: 'quoted', offers: ['expired'], to: 'in_review' }],
  expire: [{ by: ['clock'], from: 'quoted', offers: ['sent'], offer: 'expired' }],
  message: [
    { by: BOTH, from: 'submitted', offers: [null] },
    { by: BOTH, from: 'in_review', offers: UNDER_WORK },
    { by: BOTH, from: 'quoted', offers: ['sent', 'expired'] },
    { by: BOTH, from: 'closed', offers: [...UNDER_WORK, ...ANSWERED] },
  ],
};

/** Returns null when this actor may not take the step. */
export function nextQuoteStatus(
  status: QuoteStatus,
  step: QuoteStep,
  actor: QuoteActor,
): QuoteStatus | null {
  const row = TABLE[step].find(
    ({ by, from, offers }) =>
      by.includes(actor) && from === status.request && offers.includes(status.offer),
  );
  return row ? { request: row.to ?? status.request, offer: row.offer ?? status.offer } : null;
}

export function canTakeStep(status: QuoteStatus, step: QuoteStep, actor: QuoteActor): boolean {
  return nextQuoteStatus(status, step, actor) !== null;
}

/** An offer past its last day is expired, even before that is stored. */
export function quoteStatusAt(
  quote: Pick<QuoteRequest, 'state' | 'versionState' | 'validUntil'>,
  now: Date,
): QuoteStatus {
  const { state, versionState, validUntil } = quote;
  const isOver = versionState === 'sent' && (!validUntil || validUntil.getTime() <= now.getTime());
  return { request: state, offer: isOver ? 'expired' : versionState };
}

export function supersededState(state: QuoteVersionState): QuoteVersionState {
  return state === 'sent' || state === 'buyer_changes' ? 'superseded' : state;
}
