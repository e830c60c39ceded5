import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { ordersTexts } from '../orders-texts.ts';
import { requestClaimLink } from '../state/use-order-pages.ts';

export function GuestOrders() {
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
