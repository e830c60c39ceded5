import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { checkoutTexts } from '../../checkout-texts.ts';
import type { Stage } from '../state/start-payment.ts';

interface PaymentProgressProps {
  stage: Stage;
  onBack: () => void;
}

export function PaymentProgress({ stage, onBack }: PaymentProgressProps) {
  const texts = useTexts(checkoutTexts);
  return (
    <WaitingPanel>
      <Text variant="h2">{texts.paymentTitle}</Text>
      <Spinner label={texts.stages[stage]} />
      {stage !== 'verifying' && <Button onClick={onBack}>{texts.backToInfo}</Button>}
    </WaitingPanel>
  );
}

export const WaitingPanel = styled(Surface)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  textAlign: 'center',
  '& > [role="status"]': { minHeight: '12rem' },
}));
