import type { TicketKind } from '@kargha/domain/people/contact-message';
import { textOf } from '@kargha/domain/records/stored-record';

import { composeEmail } from '../mail/email.ts';
import type { Transaction } from '../platform/firestore.ts';
import { shopAddress } from '../platform/shop-address.ts';
import { queueEmail, type Mail } from '../records/mail-record.ts';
import { settingsRef } from '../records/settings-record.ts';
import type { TicketRecord } from '../records/ticket-record.ts';

/** A ticket, as far as the people of the shop have to know it to answer. */
export type ShopNotification = Pick<
  TicketRecord,
  'number' | 'kind' | 'subject' | 'message' | 'name' | 'email' | 'phone' | 'orderId'
>;

/**
 * Queues a letter to the shop's own address with what somebody asks of it; a complaint goes to the Grievance Officer as
 * well (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)). Nobody is told while the settings name no address.
 * Reads before it writes.
 */
export async function notifyShop(
  transaction: Transaction,
  ticket: ShopNotification,
): Promise<void> {
  const settings = await transaction.get(settingsRef());
  const shop = textOf(settings.get('legal.email'));
  const officer = textOf(settings.get('legal.grievanceOfficer.email'));
  const id = `ticket_${ticket.number}`;
  if (shop !== '') queueEmail(transaction, `${id}_shop`, notice(ticket, shop));
  if (ticket.kind !== 'complaint' || officer === '' || officer === shop) return;
  queueEmail(transaction, `${id}_officer`, notice(ticket, officer));
}

function notice(ticket: ShopNotification, to: string): Mail {
  const { number, kind, subject, message, name, email, phone, orderId } = ticket;
  const order = { words: 'The order', address: `${shopAddress()}/admin/orders/${orderId}` };
  const desk = {
    words: 'The message in the back office',
    address: `${shopAddress()}/admin/messages/${number}`,
  };
  const reach = [email, phone].filter((way) => way !== '').join(', ');
  return {
    ...composeEmail({ email: to }, `${TITLES[kind]} ${number}: ${subject}`, [
      `${name} (${reach}) has written to the shop.`,
      message,
      ...(orderId === null ? [] : [order]),
      `Please answer at ${email}, name ${number}, and mark it as answered.`,
      desk,
    ]),
    about: email,
  };
}

const TITLES: Record<TicketKind, string> = {
  contact: 'Message',
  complaint: 'Complaint',
  call: 'Call',
};
