import type { ReactNode } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';

import { useTexts } from '#lib/language/language.ts';
import { paths, trackingPath } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Text } from '#ui/text.tsx';

import { checkoutTexts } from '../../checkout-texts.ts';
import { lastOrderOf } from '../state/last-order.ts';
import { usePaymentResult, type PaymentUpdate } from '../state/use-payment-result.ts';
import { WaitingPanel } from '../../payment/components/payment-progress.tsx';
import { CheckoutSteps } from '../../components/checkout-steps.tsx';
import { SuccessPanel } from './order-success.tsx';

/** Offers guests an account for the order. */
export type AccountFor = (placed: {
  trackingToken: string;
  name?: string;
  email?: string | undefined;
}) => ReactNode;

interface PaymentResultProps extends Pick<Parameters<typeof usePaymentResult>[1], 'onPaid'> {
  orderId: string;
  trackingToken: string;
  accountFor?: AccountFor;
}

export function PaymentResult({ orderId, trackingToken, accountFor, onPaid }: PaymentResultProps) {
  const { update, checkAgain } = usePaymentResult({ orderId, trackingToken }, { onPaid });
  return (
    <>
      <CheckoutSteps current={update.kind === 'paid' ? 'success' : 'payment'} />
      <UpdatePanel
        update={update}
        trackingToken={trackingToken}
        account={accountFor?.({ trackingToken, email: lastOrderOf(orderId)?.email })}
        onCheckAgain={checkAgain}
      />
    </>
  );
}

interface UpdatePanelProps {
  update: PaymentUpdate;
  trackingToken: string;
  account: ReactNode;
  onCheckAgain: () => void;
}

function UpdatePanel({ update, trackingToken, account, onCheckAgain }: UpdatePanelProps) {
  const texts = useTexts(checkoutTexts);
  switch (update.kind) {
    case 'paid':
      return (
        <SuccessPanel
          orderNumber={update.orderNumber}
          trackingToken={trackingToken}
          account={account}
        />
      );
    case 'under-review':
      return (
        <WaitingPanel>
          <Text variant="h2">{texts.underReviewTitle}</Text>
          <p>{texts.underReviewHint(update.orderNumber)}</p>
          <ButtonLink to={trackingPath(trackingToken)} look="action">
            {texts.trackOrder}
          </ButtonLink>
        </WaitingPanel>
      );
    case 'failed':
      return <TryAgain title={update.message} hint={texts.notChargedHint} />;
    case 'unknown':
      return <TryAgain title={texts.unknownTitle} hint={texts.unknownHint} />;
    case 'confirming':
      return update.isSlow ? <StillOpen onCheckAgain={onCheckAgain} /> : <Confirming />;
  }
}

function Confirming() {
  const texts = useTexts(checkoutTexts);
  return (
    <WaitingPanel>
      <Text variant="h2">{texts.confirmingTitle}</Text>
      <Spinner label={texts.confirmingHint} />
    </WaitingPanel>
  );
}

function StillOpen({ onCheckAgain }: { onCheckAgain: () => void }) {
  const texts = useTexts(checkoutTexts);
  return (
    <WaitingPanel>
      <Notice tone="warning" title={texts.unconfirmedTitle}>
        <p>{texts.unconfirmedHint}</p>
      </Notice>
      <Button look="action" onClick={onCheckAgain}>
        {texts.checkAgain}
      </Button>
      <ButtonLink to={paths.home}>{texts.continueShopping}</ButtonLink>
    </WaitingPanel>
  );
}

function TryAgain({ title, hint }: { title: Sentence; hint: string }) {
  const texts = useTexts(checkoutTexts);
  return (
    <ErrorState
      title={title}
      action={
        <ButtonLink to={paths.checkout} look="action">
          {texts.backToInfo}
        </ButtonLink>
      }
    >
      {hint}
    </ErrorState>
  );
}
