import { quotationNumber } from '@kargha/domain/quotes/quotation-number';
import { useTexts } from '#lib/language/language.ts';
import { paths, quotationPath, quoteDraftPath } from '#lib/addresses/paths.ts';
import type { ShownQuote } from '#lib/documents/quote-document.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { quoteRequestTexts } from '#lib/language/quote-request-texts.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { AccountGate } from '#session/components/account-gate.tsx';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState, ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Page } from '#ui/page.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { offerTexts } from '../offer-texts.ts';
import { quotationsTexts } from '../quotations-texts.ts';
import { quotationsQuery } from '../state/quotation-queries.ts';
import { quoteStatus } from '../state/quote-status.ts';
import { BusinessOnly } from './business-only.tsx';
import { OfferValidity } from '../offer/components/offer-validity.tsx';
import { QuoteStatusTag } from './quote-status-tag.tsx';

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
  const { data, error, refetch } = useServerQuery(quotationsQuery(uid));
  if (error) {
    return (
      <ErrorState
        title={texts.failed}
        action={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
      />
    );
  }
  if (!data) return <Spinner label={texts.loading} />;
  if (data.length === 0) {
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
      {data.map((quote) => (
        <QuotationCard key={quote.id} quote={quote} />
      ))}
    </Cards>
  );
}

function QuotationCard({ quote }: { quote: ShownQuote }) {
  const texts = useTexts(quotationsTexts);
  const offerLabels = useTexts(offerTexts);
  const quoteTexts = useTexts(quoteRequestTexts);
  const { id, companyName, category, quantity, submittedAt, createdAt } = quote;
  const what = `${quoteTexts.categories[category]} · ${quoteTexts.pieces(quantity)}`;
  const day = formatDay(submittedAt ?? createdAt);
  return (
    <Card as="li">
      <header>
        <div>
          <Text variant="h3" component="h2">
            {what}
          </Text>
          <p>{companyName}</p>
          {submittedAt && <p>{quotationNumber(id, quote.latestVersion)}</p>}
        </div>
        <QuoteStatusTag status={quoteStatus(quote, new Date())} />
      </header>
      <footer>
        <p>
          <span>{submittedAt ? texts.submittedOn(day) : texts.begunOn(day)}</span>
          <OfferValidity quote={quote} />
        </p>
        {quote.state === 'draft' ? (
          <ButtonLink to={quoteDraftPath(id)} aria-label={offerLabels.continueNamed(what)}>
            {offerLabels.continueDraft}
          </ButtonLink>
        ) : (
          <ButtonLink to={quotationPath(id)} aria-label={texts.viewNamed(what, day)}>
            {texts.view}
          </ButtonLink>
        )}
      </footer>
    </Card>
  );
}

const Card = styled(Surface)(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > header, & > footer': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: spacing(1, 2),
  },
  '& > header': { alignItems: 'flex-start' },
  '& > footer': { flexWrap: 'nowrap' },
  '& > footer > a': { flex: 'none' },
  '& p': { color: vars.palette.text.secondary },
  '& footer > p': { display: 'flex', flexWrap: 'wrap', gap: spacing(0.5, 2) },
}));

const Cards = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
