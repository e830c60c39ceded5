import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Surface } from '#ui/surface.tsx';

import { checkoutTexts } from '../checkout-texts.ts';
import type { CheckoutStep } from '../state/use-checkout.ts';

interface PaymentProgressProps {
  payment: Extract<CheckoutStep, { step: 'payment' }>;
  onBack: () => void;
  onCheckAgain: () => void;
}

/** The second step: what is happening to the payment, and the way back. */
export function PaymentProgress({ payment, onBack, onCheckAgain }: PaymentProgressProps) {
  const texts = useTexts(checkoutTexts);
  const { stage } = payment;
  return (
    <Panel>
      {stage === 'unconfirmed' ? (
        <Notice tone="warning" title={texts.unconfirmedTitle}>
          <p>{texts.unconfirmedHint}</p>
        </Notice>
      ) : (
        <>
          <Typography variant="h2">{texts.paymentTitle}</Typography>
          <Spinner label={texts.stages[stage]} />
        </>
      )}
      {stage === 'unconfirmed' && (
        <Button look="action" onClick={onCheckAgain}>
          {texts.checkAgain}
        </Button>
      )}
      {stage !== 'verifying' && <Button onClick={onBack}>{texts.backToInfo}</Button>}
    </Panel>
  );
}

const Panel = styled(Surface)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  '& > [role="status"]': { minHeight: '12rem' },
}));
