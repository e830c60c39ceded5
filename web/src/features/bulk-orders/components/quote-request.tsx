import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button } from '#ui/controls/button.tsx';

import { bulkOrdersTexts } from '../bulk-orders-texts.ts';
import { useQuoteRequest } from '../state/use-quote-request.ts';

const BusinessAccountDialog = lazy(async () => ({
  default: (await import('./business-account-dialog.tsx')).BusinessAccountDialog,
}));

/** Request a Quote, with whatever the person has to do before. */
export function QuoteRequest() {
  const texts = useTexts(bulkOrdersTexts);
  const { isAccountNeeded, request, signUpAsBuyer, dismiss } = useQuoteRequest();
  const isBuyer = useSession(selectProfile)?.role === 'b2b_buyer';
  const hint = useId();
  return (
    <Frame>
      <Button
        look="action"
        aria-describedby={isBuyer ? hint : undefined}
        onClick={() => void request()}
      >
        {texts.requestQuote}
      </Button>
      {isBuyer && <small id={hint}>{texts.quoteByMessage}</small>}
      {isAccountNeeded && (
        <Suspense fallback={null}>
          <BusinessAccountDialog onSignUp={() => void signUpAsBuyer()} onClose={dismiss} />
        </Suspense>
      )}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.75),
}));
