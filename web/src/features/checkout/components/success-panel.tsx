import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

import { formatPaise } from '@kargha/domain/money-format';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Surface } from '#ui/surface.tsx';
import { SumRow, Sums } from '#ui/sums.tsx';
import { TempleBorder } from '#ui/temple-border.tsx';

import { checkoutTexts } from '../checkout-texts.ts';
import type { CheckoutStep } from '../state/use-checkout.ts';

/** The third step. Its heading takes the focus, so that nobody misses it. */
export function SuccessPanel({ order }: { order: Extract<CheckoutStep, { step: 'success' }> }) {
  const texts = useTexts(checkoutTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Panel>
      <TempleBorder short />
      <Typography ref={heading} tabIndex={-1} variant="h2">
        {texts.successTitle}
      </Typography>
      <p>{texts.successHint(order.email)}</p>
      <Facts>
        <SumRow label={texts.orderNumber}>
          <strong>{order.orderNumber}</strong>
        </SumRow>
        <SumRow label={texts.paid}>{formatPaise(order.total)}</SumRow>
      </Facts>
      <Ways>
        <ButtonLink to={paths.home} look="action">
          {texts.continueShopping}
        </ButtonLink>
        <ButtonLink to={paths.trackOrder}>{texts.trackOrder}</ButtonLink>
      </Ways>
    </Panel>
  );
}

const Panel = styled(Surface)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(5),
  textAlign: 'center',
}));

const Facts = styled(Sums)({ width: 'min(100%, 22rem)' });

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1),
}));
