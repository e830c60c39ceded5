import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyFace, FailedFace } from '#ui/feedback/faces.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Surface } from '#ui/surface.tsx';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import { selectOrders, type ListedOrder, type OrderFilter } from '../state/listed-order.ts';
import { useLiveOrders } from '../state/use-live-orders.ts';
import { OrderTools } from './order-tools.tsx';
import { OrdersTable } from './orders-table.tsx';

/** The order list in whichever of its states it is. */
export function OrdersView() {
  const texts = useTexts(adminOrdersTexts);
  const orders = useLiveOrders();

  if (orders.status === 'failed') {
    return (
      <FailedFace
        title={orders.message}
        action={
          <Button look="action" onClick={() => window.location.reload()}>
            {texts.tryAgain}
          </Button>
        }
      />
    );
  }
  if (orders.status === 'loading') return <LoadingOrders />;
  if (orders.data.length === 0) {
    return (
      <EmptyFace title={texts.emptyTitle} action={null}>
        {texts.emptyHint}
      </EmptyFace>
    );
  }
  return <ListedOrders orders={orders.data} />;
}

function ListedOrders({ orders }: { orders: ListedOrder[] }) {
  const texts = useTexts(adminOrdersTexts);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<OrderFilter>('all');
  const shown = selectOrders(orders, search, filter);
  const id = useId();
  return (
    <>
      <OrderTools
        search={search}
        onSearch={setSearch}
        filter={filter}
        onFilter={setFilter}
        shown={shown}
      />
      <Sheet as="section" aria-labelledby={id}>
        <Typography id={id} variant="h2">
          {texts.title}
        </Typography>
        <p>{texts.subtitle}</p>
        <p role="status">{texts.shown(shown.length)}</p>
        {shown.length > 0 ? (
          <OrdersTable orders={shown} labelledBy={id} />
        ) : (
          <EmptyFace title={texts.noneTitle} action={null}>
            {texts.noneHint}
          </EmptyFace>
        )}
      </Sheet>
    </>
  );
}

function LoadingOrders() {
  const texts = useTexts(adminOrdersTexts);
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton style={{ height: 48, marginBottom: 24 }} />
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} style={{ height: 52, marginBottom: 8 }} />
      ))}
    </>
  );
}

const Sheet = styled(Surface)(({ theme }) => ({
  '& > p': { color: theme.vars.palette.text.secondary },
}));
