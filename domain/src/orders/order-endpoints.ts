import { boolean, object, optional, string, type InferOutput } from 'valibot';

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { count } from '../api/response-fields.ts';
import { changedOrder } from './changed-order.ts';
import {
  cancelSchema,
  helpSchema,
  linkedReasonSchema,
  shopperReasonSchema,
} from './order-requests.ts';
import { claimPlacedSchema, claimSchema } from './tracking-requests.ts';

const claimResult = object({
  /** guest orders that were added to the account */
  claimed: count,
  /** true when the mailbox must be proven first, by an emailed link */
  needsLink: boolean(),
});
export type ClaimResult = InferOutput<typeof claimResult>;

/** What shoppers do with their own orders. */
export const orderEndpoints = defineEndpoints('/api/orders', {
  claim: {
    method: 'POST',
    path: '/claim',
    does: 'Adds guest orders with the same email address to the account, once the mailbox is proven by Google or by the token of an emailed link.',
    who: 'person',
    body: claimSchema,
    response: claimResult,
    errors: ['link_expired', 'other_account', 'password_sign_in_needed'],
  },
  claimPlaced: {
    method: 'POST',
    path: '/claim-placed',
    does: 'Adds the order that this browser has just placed as a guest to the account, within a day.',
    who: 'person',
    body: claimPlacedSchema,
    response: object({ orderId: string() }),
    errors: ['not_found', 'claim_too_late'],
  },
  sendClaimLink: {
    method: 'POST',
    path: '/claim-link',
    does: 'Emails the link that proves the mailbox and adds the guest orders.',
    who: 'person',
    errors: ['email_not_verified'],
  },
  cancel: {
    method: 'POST',
    path: '/:id/cancel',
    does: 'Cancels an order that is not packed yet; staff send the revision that they saw.',
    who: 'person',
    body: cancelSchema,
    response: object({
      /** `isWaiting` is true when a second person must approve the refund first */
      order: object({ ...changedOrder.entries, isWaiting: optional(boolean()) }),
    }),
    errors: ['not_allowed', 'ask_us', 'stale', 'approval_waiting', 'gateway_unavailable'],
  },
  requestCancellation: {
    method: 'POST',
    path: '/:id/cancel-request',
    does: 'Asks staff to cancel an order that is packed or comes from an accepted offer.',
    who: 'person',
    body: shopperReasonSchema,
    response: object({ order: changedOrder }),
    errors: ['not_allowed'],
  },
  cancelByLink: {
    method: 'POST',
    path: '/track/cancel',
    does: 'Cancels an order that is not packed yet, with the link in our emails.',
    body: linkedReasonSchema,
    response: object({ order: changedOrder }),
    errors: ['link_expired', 'not_allowed', 'ask_us', 'gateway_unavailable'],
  },
  requestCancellationByLink: {
    method: 'POST',
    path: '/track/cancel-request',
    does: 'Asks staff to cancel an order that is packed or being made, with the link in our emails.',
    body: linkedReasonSchema,
    response: object({ order: changedOrder }),
    errors: ['link_expired', 'not_allowed'],
  },
  requestHelp: {
    method: 'POST',
    path: '/:id/help',
    does: 'Asks for help with an order and opens a ticket.',
    who: 'person',
    body: helpSchema,
    bodyBytes: FORM_BODY,
    response: object({ ticketNumber: string() }),
  },
});
