import type { Request, Response } from 'express';

import type { Invoice } from '@kargha/domain/invoices/invoice';

import { findCaller } from '../http/caller.ts';
import { notFound } from '../http/errors.ts';
import { refuseExpiredLink } from '../orders/find-order-by-link.ts';
import { orderOfLink } from '../payments/links/tracking-link.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { isAdmin } from '../users/staff.ts';

/** What links of orders are told by: the shop's key and its clock. */
export type LinkContext = Pick<PaymentContext, 'ids' | 'now'>;

/**
 * Throws 404 for everybody but the owner, staff and who holds the link of the order: nobody learns that it exists. A link
 * of the order that has ended is told so, 410 link_expired.
 */
export async function refuseWithoutAccess(
  request: Request,
  { uid, orderId }: Pick<Invoice, 'uid' | 'orderId'>,
  signs: LinkContext,
): Promise<void> {
  const { token } = request.query;
  if (typeof token === 'string' && (await opensOrder(orderId, token, signs))) return;
  const caller = await findCaller(request);
  if (caller && (caller.uid === uid || (await isAdmin(caller)))) return;
  throw documentNotFound();
}

async function opensOrder(
  orderId: string,
  token: string,
  { ids, now }: LinkContext,
): Promise<boolean> {
  // Which order comes first: the end of a link to another one would say that this paper exists.
  const linked = await orderOfLink(ids, token);
  if (linked?.order.id !== orderId) return false;
  refuseExpiredLink(linked, now());
  return true;
}

/** Answers with the paper as a file that has its number for a name. */
export function sendPdf(response: Response, number: string, file: Buffer): void {
  response.type('application/pdf');
  response.set('Content-Disposition', `attachment; filename="${number.replaceAll('/', '-')}.pdf"`);
  response.send(file);
}

/** The id in the path; empty when it is none. */
export function documentIdOf(request: Request): string {
  const { id } = request.params;
  return typeof id === 'string' ? id : '';
}

/** The 404 not_found for papers that are not there and for those of others alike. */
export function documentNotFound() {
  return notFound('We could not find this document.');
}
