import type { ReactNode } from 'react';

import {
  ageOf,
  CREDIT_DAYS,
  dueDate,
  unpaidInstalments,
  type Instalment,
} from '@kargha/domain/payments/instalment';
import { formatPaise } from '@kargha/domain/money/money-format';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';

import { Tag, type TagTone } from '../tag.tsx';
import { styled } from '../theme/styled.ts';
import { instalmentTexts } from './instalment-texts.ts';

interface InstalmentListProps {
  order: Pick<ShownOrder, 'state' | 'stateTimes' | 'instalments' | 'invoiceNumber'>;
  action?: (part: Instalment) => ReactNode;
}

export function InstalmentList({ order, action }: InstalmentListProps) {
  const texts = useTexts(instalmentTexts);
  const owed = unpaidInstalments(order);
  return (
    <List>
      {order.instalments.map((part) => (
        <li key={part.id}>
          <strong>{formatPaise(part.amount)}</strong>
          <InstalmentTag part={part} order={order} />
          <p>{part.cause ? texts.byCause[part.cause] : shareOf(part, texts)}</p>
          <InstalmentFacts part={part} order={order} />
          {part.credited !== undefined && <p>{texts.takenOff(formatPaise(part.credited))}</p>}
          {part.reduced !== undefined && <p>{texts.takenOut(formatPaise(part.reduced))}</p>}
          {owed.includes(part) && action?.(part)}
        </li>
      ))}
    </List>
  );
}

function shareOf({ share, due }: Instalment, texts: (typeof instalmentTexts)['en']): string {
  return `${share === 100 ? texts.whole : texts.share(share)} ${texts.when[due]}`;
}

interface PartProps {
  part: Instalment;
  order: InstalmentListProps['order'];
}

function InstalmentTag({ part, order }: PartProps) {
  const texts = useTexts(instalmentTexts);
  const { tone, status } = statusOf(part, order);
  return <Tag tone={tone}>{texts[status]}</Tag>;
}

function InstalmentFacts({ part, order }: PartProps) {
  const texts = useTexts(instalmentTexts);
  const { state, due } = part;
  if (state === 'paid') return <PaidFacts part={part} />;
  if (due === 'now' || state === 'credited') return null;
  const day = dueDate(part, order);
  if (day) return <p>{texts.dueOn(formatDay(day))}</p>;
  return <p>{due === 'on_date' ? texts.afterInvoice(CREDIT_DAYS) : texts.afterDelivery}</p>;
}

function PaidFacts({ part }: { part: Instalment }) {
  const texts = useTexts(instalmentTexts);
  const { paymentId, receiptNumber, refundVouchers = [] } = part;
  return (
    <p>
      {texts.reference(paymentId ?? '')}
      {receiptNumber && <span>{texts.receipt(receiptNumber)}</span>}
      {refundVouchers.map(({ number, amount }) => (
        <span key={number}>{texts.refunded(number, formatPaise(amount))}</span>
      ))}
    </p>
  );
}

/** An advance is due at once but never overdue: nothing has been delivered yet. */
function statusOf(
  part: Instalment,
  order: InstalmentListProps['order'],
): { tone: TagTone; status: 'paid' | 'credited' | 'due' | 'overdue' | 'later' } {
  if (part.state !== 'due') return { tone: 'done', status: part.state };
  if (part.due === 'now') return { tone: 'waiting', status: 'due' };
  const day = dueDate(part, order);
  if (!day) return { tone: 'idle', status: 'later' };
  if (part.due === 'on_delivery') return { tone: 'offer', status: 'due' };
  const isOverdue = ageOf(day, new Date()) !== 'not_due';
  return isOverdue ? { tone: 'offer', status: 'overdue' } : { tone: 'waiting', status: 'later' };
}

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: spacing(0.5, 2),
    paddingTop: spacing(1.5),
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& strong': { fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' },
  '& p': { gridColumn: '1 / -1', color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& p > span': { display: 'block' },
  '& button': { gridColumn: '1 / -1', justifySelf: 'start' },
}));
