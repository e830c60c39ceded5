import type { Request, Response } from 'express';

import type { Invoice } from '@kargha/domain/invoice';

import { callerOf } from '../http/caller.ts';
import { notFound } from '../http/errors.ts';
import { hashOf } from '../platform/keyed-ids.ts';
import { orderRef, readOrder } from '../records/order-record.ts';
import { isAdmin } from '../users/staff.ts';

/** Throws 404 for everybody but the owner, staff and who holds the link of the order: nobody learns that it exists. */
export async function refuseStrangers(
  request: Request,
  { uid, orderId }: Pick<Invoice, 'uid' | 'orderId'>,
): Promise<void> {
  const { token } = request.query;
  if (typeof token === 'string' && (await opensOrder(orderId, token))) return;
  const caller = await callerOf(request);
  if (caller && (caller.uid === uid || (await isAdmin(caller)))) return;
  throw unknownPaper();
}

async function opensOrder(orderId: string, token: string): Promise<boolean> {
  const order = readOrder(await orderRef(orderId).get());
  return order?.trackingTokenHashes.includes(hashOf(token)) ?? false;
}

/** Answers with the paper as a file that has its number for a name. */
export function sendPdf(response: Response, number: string, file: Buffer): void {
  response.type('application/pdf');
  response.set('Content-Disposition', `attachment; filename="${number.replaceAll('/', '-')}.pdf"`);
  response.send(file);
}

/** The id in the path; empty when it is none. */
export function paperIdOf(request: Request): string {
  const { id } = request.params;
  return typeof id === 'string' ? id : '';
}

/** The 404 not_found for papers that are not there and for those of others alike. */
export function unknownPaper() {
  return notFound('We could not find this paper.');
}
