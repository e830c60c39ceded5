import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { laterPart } from '#ui/feedback/later-part.tsx';

import { bulkOrdersTexts } from '../bulk-orders-texts.ts';
import { useQuoteRequest } from '../state/use-quote-request.ts';
import { useWantedDraft } from '../state/use-wanted-draft.ts';

const BusinessAccountDialog = laterPart(
  async () => (await import('./business-account-dialog.tsx')).BusinessAccountDialog,
  { lost: 'over' },
);
const RequestForm = laterPart(async () => (await import('./request-form.tsx')).RequestForm, {
  lost: 'over',
});

interface QuoteRequestProps {
  /** Opens the draft that the page's address names; of several buttons on a page only one does. */
  continuesDraft?: boolean;
}

/** Request a Quote, with whatever the person has to do before. */
export function QuoteRequest({ continuesDraft = false }: QuoteRequestProps) {
  const texts = useTexts(bulkOrdersTexts);
  const { isAccountNeeded, isFormOpen, request, openForm, signUpAsBuyer, dismiss } =
    useQuoteRequest();
  const profile = useSession(selectProfile);
  useWantedDraft(continuesDraft ? profile : undefined, openForm);
  const [isSent, setIsSent] = useState(false);
  return (
    <Frame>
      <Button look="action" onClick={() => void request()}>
        {texts.requestQuote}
      </Button>
      {isSent && (
        <p>
          {texts.quoteSent}{' '}
          <ButtonLink look="quiet" to={paths.quotations}>
            {texts.seeQuotations}
          </ButtonLink>
        </p>
      )}
      {isAccountNeeded && (
        <BusinessAccountDialog onSignUp={() => void signUpAsBuyer()} onClose={dismiss} />
      )}
      {isFormOpen && profile && (
        <RequestForm profile={profile} onSent={() => setIsSent(true)} onClose={dismiss} />
      )}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.75),
}));
