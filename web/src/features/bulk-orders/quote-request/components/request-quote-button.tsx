import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { styled } from '#ui/theme/styled.ts';

import { bulkOrdersTexts } from '../../bulk-orders-texts.ts';
import { useQuoteRequest } from '../state/use-quote-request.ts';
import { useQuoteDraftFromUrl } from '../state/use-quote-draft-from-url.ts';

const BusinessAccountDialog = lazyComponent(
  async () => (await import('../../components/business-account-dialog.tsx')).BusinessAccountDialog,
  { onError: 'over' },
);
const RequestForm = lazyComponent(
  async () => (await import('./quote-request-form.tsx')).RequestForm,
  {
    onError: 'over',
  },
);

interface RequestQuoteButtonProps {
  /** Opens the draft named in the URL. Set it for one button per page only. */
  continuesDraft?: boolean;
}

export function RequestQuoteButton({ continuesDraft = false }: RequestQuoteButtonProps) {
  const texts = useTexts(bulkOrdersTexts);
  const { isAccountNeeded, isFormOpen, request, openForm, signUpAsBuyer, dismiss } =
    useQuoteRequest();
  const profile = useSession(selectProfile);
  useQuoteDraftFromUrl(continuesDraft ? profile : undefined, openForm);
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
