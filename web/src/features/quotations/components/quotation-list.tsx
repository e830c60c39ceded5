import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useResource } from '#lib/reading/resource.ts';
import { AccountGate } from '#session/components/account-gate.tsx';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState, ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Page } from '#ui/page.tsx';

import { quotationsTexts } from '../quotations-texts.ts';
import { createQuotesResource } from '../state/quotation-resources.ts';
import { BusinessOnly } from './business-only.tsx';
import { QuotationCard } from './quotation-card.tsx';

export function QuotationsPage() {
  return (
    <AccountGate>
      <BusinessOnly>
        <OwnQuotations />
      </BusinessOnly>
    </AccountGate>
  );
}

function OwnQuotations() {
  const texts = useTexts(quotationsTexts);
  const uid = useSession((session) => selectProfile(session)?.uid);
  return (
    <Page title={texts.title} lead={texts.lead}>
      {uid && <QuotationList key={uid} uid={uid} />}
    </Page>
  );
}

export function QuotationList({ uid }: { uid: string }) {
  const texts = useTexts(quotationsTexts);
  const [quotes] = useState(createQuotesResource);
  const loaded = useResource(quotes, uid);
  if (loaded.status === 'loading') return <Spinner label={texts.loading} />;
  if (loaded.status === 'failed') {
    return (
      <ErrorState
        title={texts.failed}
        action={<Button onClick={() => quotes.ensure(uid)}>{texts.tryAgain}</Button>}
      />
    );
  }
  if (loaded.data.length === 0) {
    return (
      <EmptyState
        title={texts.noneTitle}
        action={
          <ButtonLink to={paths.bulkOrders} look="action">
            {texts.toBulkOrders}
          </ButtonLink>
        }
      >
        {texts.noneHint}
      </EmptyState>
    );
  }
  return (
    <Cards>
      {loaded.data.map((quote) => (
        <QuotationCard key={quote.id} quote={quote} />
      ))}
    </Cards>
  );
}

const Cards = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
