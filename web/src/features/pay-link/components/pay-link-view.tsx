import type { ReactNode } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type { PayLinkOrder } from '@kargha/domain/payments/pay-link-endpoints';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths, trackingPath } from '#lib/addresses/paths.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { BottomBar } from '#ui/bottom-bar.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState, ErrorState } from '#ui/feedback/page-states.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { OrderLines } from '#ui/orders/order-lines.tsx';
import { OrderTotalsList } from '#ui/orders/order-totals-list.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';
import { TwoColumns } from '#ui/two-columns.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { payLinkTexts } from '../pay-link-texts.ts';
import { usePayLink } from '../state/use-pay-link.ts';

interface PayLinkViewProps {
  token: string;
  /** Throws an Error with a message for the buyer. */
  onPay: (order: PayLinkOrder) => Promise<'paid' | 'confirming' | 'cancelled'>;
  /** Called when the payment may have gone through, to wait for the result elsewhere. */
  onConfirming: (order: PayLinkOrder) => void;
  /** above the button */
  notice?: ReactNode;
}

export function PayLinkView({ token, onPay, onConfirming, notice }: PayLinkViewProps) {
  const texts = useTexts(payLinkTexts);
  const { data: order, error, keep, refetch } = usePayLink(token);
  const paying = useAction(async (opened: PayLinkOrder) => {
    const outcome = await onPay(opened);
    if (outcome === 'confirming') onConfirming(opened);
    if (outcome === 'cancelled') showToast({ tone: 'info', message: texts.cancelled });
    if (outcome !== 'paid') return;
    // The server confirmed the payment, even if reading the order again fails.
    keep({ ...opened, standing: 'paid', endsAt: null });
    await refetch();
  });
  if (!order) {
    return error ? (
      <Failed failure={errorMessage(error, '')} onTryAgain={() => void refetch()} />
    ) : (
      <Loading />
    );
  }
  return (
    <>
      <PayLinkStatus order={order} />
      <TwoColumns
        side={
          <Stack>
            <Surface>
              <Text variant="h3" component="h2" mb={2}>
                {texts.totals}
              </Text>
              <OrderTotalsList order={{ ...order, payment: NOTHING_REFUNDED }} />
              {order.standing === 'open' && (
                <Pay order={order} isBusy={paying.isBusy} onPay={() => void paying.start(order)}>
                  {notice}
                </Pay>
              )}
            </Surface>
          </Stack>
        }
      >
        <OrderContents order={order} />
      </TwoColumns>
    </>
  );
}

const NOTHING_REFUNDED = { captured: paise(0), refunded: paise(0) };

function PayLinkStatus({ order: { standing, trackingToken } }: { order: PayLinkOrder }) {
  const texts = useTexts(payLinkTexts);
  if (standing === 'open') return <Lead>{texts.lead}</Lead>;
  return standing === 'paid' ? (
    <EmptyState
      title={texts.paidTitle}
      action={
        <ButtonLink look="action" to={trackingPath(trackingToken)}>
          {texts.track}
        </ButtonLink>
      }
    >
      {texts.paidHint}
    </EmptyState>
  ) : (
    <EmptyState
      title={texts.endedTitle}
      action={
        <ButtonLink look="action" to={paths.contact}>
          {texts.contact}
        </ButtonLink>
      }
    >
      {texts.endedHint}
    </EmptyState>
  );
}

function OrderContents({ order: { number, lines, customer, address } }: { order: PayLinkOrder }) {
  const texts = useTexts(payLinkTexts);
  return (
    <Stack>
      <Surface>
        <Text variant="h2" mb={2}>
          {texts.orderTitle(number)}
        </Text>
        <VisuallyHidden>{texts.items}</VisuallyHidden>
        <OrderLines lines={lines} />
      </Surface>
      <Surface>
        <Text variant="h3" component="h2" mb={1}>
          {texts.deliverTo}
        </Text>
        <address>
          <strong>{customer.name}</strong>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </Surface>
    </Stack>
  );
}

interface PayProps {
  order: PayLinkOrder;
  isBusy: boolean;
  onPay: () => void;
  children: ReactNode;
}

function Pay({ order: { due, endsAt }, isBusy, onPay, children }: PayProps) {
  const texts = useTexts(payLinkTexts);
  return (
    <PaymentActions>
      {children}
      <BottomBar>
        <Button look="action" wide disabled={isBusy} onClick={onPay}>
          {isBusy ? texts.opening : texts.pay(formatPaise(due))}
        </Button>
      </BottomBar>
      {endsAt !== null && <p>{texts.reservedUntil(formatMoment(endsAt))}</p>}
      <p>{texts.securePayment}</p>
    </PaymentActions>
  );
}

function Failed({ failure, onTryAgain }: { failure: Sentence; onTryAgain: () => void }) {
  const texts = useTexts(payLinkTexts);
  return (
    <ErrorState
      title={failure || texts.failed}
      action={
        <Choices>
          <Button look="action" onClick={onTryAgain}>
            {texts.tryAgain}
          </Button>
          <ButtonLink to={paths.contact}>{texts.contact}</ButtonLink>
        </Choices>
      }
    />
  );
}

function Loading() {
  const texts = useTexts(payLinkTexts);
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton style={{ height: 420 }} />
    </>
  );
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& address': { display: 'grid', fontStyle: 'normal', overflowWrap: 'anywhere' },
}));

const Lead = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  color: theme.vars.palette.text.secondary,
}));

const PaymentActions = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  marginTop: spacing(3),
  '& > p': { color: vars.palette.text.secondary, fontSize: '0.875rem', textAlign: 'center' },
}));

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
}));
