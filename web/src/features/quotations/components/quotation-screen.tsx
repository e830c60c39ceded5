import { useParams } from 'react-router-dom';

import { quotationNumber } from '@kargha/domain/quotes/quotation-number';
import { useTexts } from '#lib/language/language.ts';
import { quoteRequestTexts } from '#lib/language/quote-request-texts.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { AccountGate } from '#session/components/account-gate.tsx';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Page } from '#ui/page.tsx';
import { styled } from '#ui/theme/styled.ts';

import { quotationsTexts } from '../quotations-texts.ts';
import { quotationQuery } from '../state/quotation-queries.ts';
import { BusinessOnly } from './business-only.tsx';
import { QuotationView } from './quotation-view.tsx';

export function QuotationPage() {
  return (
    <AccountGate>
      <BusinessOnly>
        <OwnQuotation />
      </BusinessOnly>
    </AccountGate>
  );
}

function OwnQuotation() {
  const { quoteId = '' } = useParams();
  const uid = useSession((session) => selectProfile(session)?.uid);
  return uid ? <QuotationScreen key={`${uid} ${quoteId}`} quoteId={quoteId} /> : null;
}

export function QuotationScreen({ quoteId }: { quoteId: string }) {
  const texts = useTexts(quotationsTexts);
  const quoteTexts = useTexts(quoteRequestTexts);
  const { data, error, isPending, refetch, dataUpdatedAt } = useServerQuery(
    quotationQuery(quoteId),
    {
      fresh: true,
    },
  );
  const back = (
    <ButtonLink to={paths.quotations} look="quiet">
      {texts.back}
    </ButtonLink>
  );
  if (data) {
    const { quote } = data;
    const what = `${quoteTexts.categories[quote.category]}, ${quoteTexts.pieces(quote.quantity)}`;
    return (
      <Page
        title={texts.quoteTitle(what)}
        lead={`${quote.companyName} · ${quotationNumber(quote.id)}`}
      >
        <Back>{back}</Back>
        {/* What was typed has been sent. */}
        <QuotationView key={dataUpdatedAt} quotation={data} onChanged={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page title={texts.title}>
      {isPending && <Spinner label={texts.loading} />}
      {error && (
        <ErrorState
          title={texts.failed}
          action={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
        />
      )}
      {data === null && (
        <ErrorState title={texts.missingTitle} action={back}>
          {texts.missingHint}
        </ErrorState>
      )}
    </Page>
  );
}

const Back = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  marginInlineStart: theme.spacing(-1),
}));
