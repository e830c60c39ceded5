import type { Request, Response } from 'express';

import type { Invoice } from '@kargha/domain/invoices/invoice';
import { orderMessages } from '@kargha/domain/messages/order-messages';

import { findCaller } from '../../http/caller.ts';
import { notFound } from '../../http/errors.ts';
import { refuseExpiredLink } from '../../money/links/find-order-by-link.ts';
import { orderOfLink } from '../../money/links/order-tracking-link.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { isAllowed } from '../../people/users/staff.ts';

export type LinkContext = Pick<PaymentContext, 'ids' | 'now'>;
/** Invoices and credit notes are also registered at the tax portal. */
export type DocumentContext = LinkContext & Pick<PaymentContext, 'taxPortal'>;

/**
 * Throws 404 for everyone but the owner, staff and holders of the order's link, so that no one learns that the
 * document exists. An expired link of the order gets 410 link_expired.
 */
export async function refuseWithoutAccess(
  { request, token }: { request: Request; token?: string | undefined },
  { uid, orderId }: Pick<Invoice, 'uid' | 'orderId'>,
  linkContext: LinkContext,
): Promise<void> {
  if (token !== undefined && (await opensOrder(orderId, token, linkContext))) return;
  const caller = await findCaller(request);
  if (caller && (caller.uid === uid || (await isAllowed(caller, 'invoices.read')))) return;
  throw documentNotFound();
}

async function opensOrder(
  orderId: string,
  token: string,
  { ids, now }: LinkContext,
): Promise<boolean> {
  // Compare the order first: a 410 for another order's link would reveal that this document exists.
  const linked = await orderOfLink(ids, token);
  if (linked?.order.id !== orderId) return false;
  refuseExpiredLink(linked, now());
  return true;
}

export function sendPdf(response: Response, number: string, file: Buffer): void {
  response.type('application/pdf');
  response.set('Content-Disposition', `attachment; filename="${number.replaceAll('/', '-')}.pdf"`);
  response.send(file);
}

export function documentNotFound() {
  return notFound(orderMessages.document_not_found());
}
