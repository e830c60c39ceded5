import type { QuoteRequest, QuoteRequestState, QuoteVersionState } from './quote.ts';

/** Who can take a step; the clock ends what is not answered. */
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

/** Where a request stands together with the latest offer that was sent; null when none was. */
export interface QuoteStatus {
  request: QuoteRequestState;
  offer: QuoteVersionState | null;
}

interface StepRow {
  by: readonly QuoteActor[];
  from: QuoteRequestState;
  offers: readonly (QuoteVersionState | null)[];
  /** where the request goes; it stays where it is without one */
  to?: QuoteRequestState;
  /** where the offer goes; likewise */
  offer?: QuoteVersionState;
}

const BUYER = ['buyer'] as const;
const STAFF = ['staff'] as const;
const BOTH = ['buyer', 'staff'] as const;
/** What an offer can be while the shop works on the next one. */
const UNDER_WORK = [null, 'buyer_changes', 'expired'] as const;
const ANSWERED = ['declined', 'accepted', 'converted'] as const;

/**
 * The one table of who may do what, for server and screens. An offer that was sent holds until its day: the shop can
 * only follow it with another version, and its buyer answers it once.
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

/** Where a step leads; null when this actor may not take it from here. */
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

/** Whether a button for this step has a place on the actor's screen. */
export function canTakeStep(status: QuoteStatus, step: QuoteStep, actor: QuoteActor): boolean {
  return nextQuoteStatus(status, step, actor) !== null;
}

/** Where a request stands at a moment: an offer past its day has expired, whether or not anybody wrote it down. */
export function quoteStatusAt(
  quote: Pick<QuoteRequest, 'state' | 'versionState' | 'validUntil'>,
  now: Date,
): QuoteStatus {
  const { state, versionState, validUntil } = quote;
  const isOver = versionState === 'sent' && (!validUntil || validUntil.getTime() <= now.getTime());
  return { request: state, offer: isOver ? 'expired' : versionState };
}

/** What becomes of an offer when the next version is sent. */
export function supersededState(state: QuoteVersionState): QuoteVersionState {
  return state === 'sent' || state === 'buyer_changes' ? 'superseded' : state;
}
