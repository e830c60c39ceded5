import type { TicketKind } from '@kargha/domain/people/contact-message';
import { textOf } from '@kargha/domain/records/stored-record';

import { composeEmail } from '../../mail/email.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import { settingsRef } from '../../records/settings-record.ts';
import type { TicketRecord } from '../../records/ticket-record.ts';

export type ShopNotification = Pick<
  TicketRecord,
  'number' | 'kind' | 'subject' | 'message' | 'name' | 'email' | 'phone' | 'orderId'
>;

/**
 * Queues an email about a ticket to the shop's address; a complaint also goes to the Grievance Officer (Consumer
 * Protection (E-Commerce) Rules 2020, rule 4(5)). Sends nothing while the settings have no address. Reads before it
 * writes.
 */
export async function notifyShop(
  transaction: Transaction,
  ticket: ShopNotification,
): Promise<void> {
  const settings = await transaction.get(settingsRef());
  const shop = textOf(settings.get('legal.email'));
  const officer = textOf(settings.get('legal.grievanceOfficer.email'));
  const id = `ticket_${ticket.number}`;
  if (shop !== '') queueEmail(transaction, `${id}_shop`, ticketEmail(ticket, shop));
  if (ticket.kind !== 'complaint' || officer === '' || officer === shop) return;
  queueEmail(transaction, `${id}_officer`, ticketEmail(ticket, officer));
}

function ticketEmail(ticket: ShopNotification, to: string): Mail {
  const { number, kind, subject, message, name, email, phone, orderId } = ticket;
  const orderLink = { text: 'View order', address: `${shopAddress()}/admin/orders/${orderId}` };
  const ticketLink = {
    text: 'View message in the back office',
    address: `${shopAddress()}/admin/messages/${number}`,
  };
  const contact = [email, phone].filter((one) => one !== '').join(', ');
  return {
    ...composeEmail({ email: to }, `${TITLES[kind]} ${number}: ${subject}`, [
      `${name} (${contact}) has written to the shop.`,
      message,
      ...(orderId === null ? [] : [orderLink]),
      `Please reply to ${email}, mention ${number}, and mark the message as answered.`,
      ticketLink,
    ]),
    about: email,
  };
}

const TITLES: Record<TicketKind, string> = {
  contact: 'Message',
  complaint: 'Complaint',
  call: 'Call',
};
