import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { AccountGate } from '#session/components/account-gate.tsx';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState, ErrorState } from '#ui/feedback/page-states.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/page.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useAction } from '#ui/toasts/use-action.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { ordersTexts } from '../orders-texts.ts';
import { useOrderPages, requestClaimLink } from '../state/use-order-pages.ts';
import { OrderCard } from './order-card.tsx';

export function OrdersPage() {
  return (
    <AccountGate>
      <OwnOrders />
    </AccountGate>
  );
}

function OwnOrders() {
  const texts = useTexts(ordersTexts);
  const [search] = useSearchParams();
  const uid = useSession((session) => selectProfile(session)?.uid);
  return (
    <Page title={texts.title} lead={texts.lead}>
      {uid && <OrderList key={uid} uid={uid} link={search.get('claim') ?? ''} />}
    </Page>
  );
}

interface OrderListProps {
  uid: string;
  /** token of the emailed link that adds guest orders; '' without one */
  link: string;
}

function OrderList({ uid, link }: OrderListProps) {
  const list = useOrderPages(uid, link);
  return (
    <>
      <Orders list={list} />
      {list.needsLink && <GuestOrders />}
    </>
  );
}

function GuestOrders() {
  const texts = useTexts(ordersTexts);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, start } = useAction(async () => {
    await requestClaimLink();
    setAsked(true);
  });
  return (
    <Aside aria-label={texts.guestTitle}>
      <p role="status">{isAsked ? texts.guestSent : texts.guestHint}</p>
      {!isAsked && (
        <Button aria-disabled={isBusy || undefined} onClick={() => void start()}>
          {texts.emailGuestLink}
        </Button>
      )}
    </Aside>
  );
}

const Aside = styled('section')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1.5),
  marginTop: spacing(3),
  color: vars.palette.text.secondary,
}));

function Orders({ list }: { list: ReturnType<typeof useOrderPages> }) {
  const texts = useTexts(ordersTexts);
  const { status, rows } = list;

  if (status === 'failed' && list.more !== 'failed') {
    return (
      <ErrorState
        title={texts.failed}
        action={
          <Button look="action" onClick={list.reload}>
            {texts.tryAgain}
          </Button>
        }
      />
    );
  }
  if (rows.length === 0) {
    if (status === 'loading') return <LoadingOrders />;
    return (
      <EmptyState
        title={texts.emptyTitle}
        action={
          <ButtonLink to={paths.products} look="action">
            {texts.toProducts}
          </ButtonLink>
        }
      >
        {texts.emptyHint}
      </EmptyState>
    );
  }
  return (
    <>
      <Cards>
        {rows.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </Cards>
      {list.hasMore && <OlderOrdersButton list={list} />}
    </>
  );
}

/** Keeps a failed attempt visible next to the button. */
function OlderOrdersButton({
  list: { status, more, loadMore },
}: {
  list: ReturnType<typeof useOrderPages>;
}) {
  const texts = useTexts(ordersTexts);
  const isReading = status === 'loading' || more === 'loading';
  return (
    <>
      {more === 'failed' && <p role="alert">{texts.failed}</p>}
      <Button aria-disabled={isReading || undefined} onClick={() => void loadMore()}>
        {isReading ? texts.reading : texts.more}
      </Button>
    </>
  );
}

function LoadingOrders() {
  const texts = useTexts(ordersTexts);
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Cards aria-hidden="true">
        {[0, 1, 2, 3].map((row) => (
          <li key={row}>
            <Skeleton style={{ height: 148 }} />
          </li>
        ))}
      </Cards>
    </>
  );
}

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(3),
}));
