import Typography from '@mui/material/Typography';

import { useTexts } from '#lib/language/language.ts';
import { paths, trackingPath } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';

import { checkoutTexts } from '../checkout-texts.ts';
import { usePaymentResult, type PaymentUpdate } from '../state/use-payment-result.ts';
import { WaitingPanel } from './payment-progress.tsx';
import { StepList } from './step-list.tsx';
import { SuccessPanel } from './success-panel.tsx';

interface PaymentResultProps extends Pick<Parameters<typeof usePaymentResult>[1], 'onPaid'> {
  orderId: string;
  trackingToken: string;
}

/** Where a payment leads back to when nobody could wait for it: only what the server says counts. */
export function PaymentResult({ orderId, trackingToken, onPaid }: PaymentResultProps) {
  const { news, askAgain } = usePaymentResult({ orderId, trackingToken }, { onPaid });
  return (
    <>
      <StepList current={news.kind === 'paid' ? 'success' : 'payment'} />
      <News news={news} trackingToken={trackingToken} onAskAgain={askAgain} />
    </>
  );
}

interface NewsProps {
  news: PaymentUpdate;
  trackingToken: string;
  onAskAgain: () => void;
}

function News({ news, trackingToken, onAskAgain }: NewsProps) {
  const texts = useTexts(checkoutTexts);
  switch (news.kind) {
    case 'paid':
      return <SuccessPanel orderNumber={news.orderNumber} trackingToken={trackingToken} />;
    case 'patience':
      return (
        <WaitingPanel>
          <Typography variant="h2">{texts.patienceTitle}</Typography>
          <p>{texts.patienceHint(news.orderNumber)}</p>
          <ButtonLink to={trackingPath(trackingToken)} look="action">
            {texts.trackOrder}
          </ButtonLink>
        </WaitingPanel>
      );
    case 'failed':
      return <TryAgain title={news.message} hint={texts.notChargedHint} />;
    case 'unknown':
      return <TryAgain title={texts.unknownTitle} hint={texts.unknownHint} />;
    case 'confirming':
      return news.isSlow ? <StillOpen onAskAgain={onAskAgain} /> : <Confirming />;
  }
}

function Confirming() {
  const texts = useTexts(checkoutTexts);
  return (
    <WaitingPanel>
      <Typography variant="h2">{texts.confirmingTitle}</Typography>
      <Spinner label={texts.confirmingHint} />
    </WaitingPanel>
  );
}

function StillOpen({ onAskAgain }: { onAskAgain: () => void }) {
  const texts = useTexts(checkoutTexts);
  return (
    <WaitingPanel>
      <Notice tone="warning" title={texts.unconfirmedTitle}>
        <p>{texts.unconfirmedHint}</p>
      </Notice>
      <Button look="action" onClick={onAskAgain}>
        {texts.checkAgain}
      </Button>
      <ButtonLink to={paths.home}>{texts.continueShopping}</ButtonLink>
    </WaitingPanel>
  );
}

function TryAgain({ title, hint }: { title: string; hint: string }) {
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
