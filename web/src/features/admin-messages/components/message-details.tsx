import { Link } from 'react-router-dom';

import type { TicketDetails } from '@kargha/domain/people/ticket-endpoints';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { Facts } from '#ui/facts.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';

import { adminMessagesTexts } from '../admin-messages-texts.ts';

export function MessageDetails({ ticket }: { ticket: TicketDetails }) {
  const texts = useTexts(adminMessagesTexts);
  const { name, email, phone, order, callAt, createdAt, answeredAt, closedAt } = ticket;
  const moment = (time: Date | null) => (time === null ? '' : formatMoment(time));
  return (
    <FormSection title={texts.about}>
      <Facts
        facts={[
          [texts.from, name],
          [texts.email, email && <a href={mailtoLink(ticket)}>{email}</a>],
          [texts.phone, phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>],
          [texts.callAt, moment(callAt)],
          [texts.order, order && <Link to={adminOrderPath(order.id)}>{order.number}</Link>],
          [texts.writtenAt, moment(createdAt)],
          [texts.answeredAt, moment(answeredAt)],
          [texts.closedAt, moment(closedAt)],
        ]}
      />
    </FormSection>
  );
}

/** The subject names the message, so that staff can find the reply. */
function mailtoLink({ email, number, subject }: TicketDetails): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(`[${number}] ${subject}`)}`;
}
