import type { ReactNode } from 'react';

import { unpaidInstalments } from '@kargha/domain/payments/instalment';
import { orderBalance } from '@kargha/domain/payments/order-balance';
import { formatPaise } from '@kargha/domain/money/money-format';
import { sumPaise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { orderPath } from '#lib/addresses/paths.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { InstalmentList } from '#ui/orders/instalment-list.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { invoicesTexts } from '../invoices-texts.ts';
import { readOpenOrders } from '../state/invoice-documents.ts';

interface DueListProps {
  uid: string;
  transfer?: (orderId: string) => ReactNode;
}

export function DueList({ uid, transfer }: DueListProps) {
  const texts = useTexts(invoicesTexts);
  const read = useServerQuery({
    queryKey: ['open-orders', uid],
    queryFn: () => readOpenOrders(uid),
  });
  if (read.error) {
    return (
      <Notice tone="error" title={texts.dueFailed}>
        <Button onClick={() => void read.refetch()}>{texts.tryAgain}</Button>
      </Notice>
    );
  }
  const openOrders = (read.data ?? []).filter((order) => orderBalance(order).balanceDue > 0);
  const [first] = openOrders;
  if (!first) return null;
  const all = sumPaise(openOrders.map((order) => orderBalance(order).balanceDue));
  return (
    <DueSection aria-label={texts.dueTitle}>
      <Text variant="h2">{texts.dueTitle}</Text>
      <p>{texts.dueTotal(formatPaise(all))}</p>
      <ul>
        {openOrders.map((order) => (
          <DueOrder key={order.id} order={order} />
        ))}
      </ul>
      {transfer?.(first.id)}
    </DueSection>
  );
}

function DueOrder({ order }: { order: ShownOrder }) {
  const texts = useTexts(invoicesTexts);
  return (
    <Surface as="li">
      <header>
        <Text variant="h3">{texts.dueOrder(order.number)}</Text>
        <ButtonLink look="action" to={orderPath(order.id)} aria-label={texts.payOn(order.number)}>
          {texts.pay}
        </ButtonLink>
      </header>
      {order.purchaseOrderNumber !== '' && <p>{texts.yourOrder(order.purchaseOrderNumber)}</p>}
      <InstalmentList order={{ ...order, instalments: unpaidInstalments(order) }} />
    </Surface>
  );
}

const DueSection = styled('section')(({ theme: { vars, spacing, breakpoints } }) => ({
  marginBottom: spacing(5),
  '& > ul': {
    display: 'grid',
    gap: spacing(2),
    marginTop: spacing(2),
    [breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  },
  '& header': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: spacing(1, 2),
    marginBottom: spacing(1.5),
    '& > *': { whiteSpace: 'nowrap' },
  },
  '& p': { color: vars.palette.text.secondary },
}));
