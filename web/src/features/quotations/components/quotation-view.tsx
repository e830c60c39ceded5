import { quotationNumber } from '@kargha/domain/quotes/quotation-number';
import { canTakeStep, quoteStatusAt } from '@kargha/domain/quotes/quote-steps';
import { useTexts } from '#lib/language/language.ts';
import { orderPath } from '#lib/addresses/paths.ts';
import type { ShownQuote, ShownVersion } from '#lib/documents/quote-document.ts';
import { contactOf, quoteFacts } from '#lib/documents/quote-facts.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { quoteRequestTexts } from '#lib/language/quote-request-texts.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Facts } from '#ui/facts.tsx';
import { useLineTitle } from '#ui/orders/use-line-title.ts';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { TwoColumns } from '#ui/two-columns.tsx';

import { offerTexts } from '../offer-texts.ts';
import { quotationsTexts } from '../quotations-texts.ts';
import { quoteStatus, type Quotation } from '../state/quote-status.ts';
import { QuoteMessageForm } from './quote-message-form.tsx';
import { OfferActions } from '../offer/components/offer-actions.tsx';
import { OfferView } from '../offer/components/offer-view.tsx';
import { EarlierVersions, PdfButton, QuoteFiles } from './quote-documents.tsx';
import { QuoteMessages } from './quote-messages.tsx';
import { QuoteStatusTag } from './quote-status-tag.tsx';
import { OfferValidity } from '../offer/components/offer-validity.tsx';
import { OfferVersionChanges } from '../offer/components/offer-version-changes.tsx';
import { WithdrawQuoteButton } from './withdraw-quote-button.tsx';

interface QuotationViewProps {
  quotation: Quotation;
  onChanged: () => void;
}

export function QuotationView({ quotation, onChanged }: QuotationViewProps) {
  const { quote, versions, messages } = quotation;
  const latest = versions.at(-1);
  const previous = versions.at(-2);
  const mayWrite = canTakeStep(quoteStatusAt(quote, new Date()), 'message', 'buyer');
  return (
    <TwoColumns
      side={
        <Stack>
          <QuoteRequestDetails quote={quote} />
          <QuoteFiles quote={quote} />
          <WithdrawQuoteButton quote={quote} onDone={onChanged} />
        </Stack>
      }
    >
      <Stack>
        <Surface>
          {latest ? (
            <LatestOffer quote={quote} offer={latest} onChanged={onChanged} />
          ) : (
            <NoOffer quote={quote} />
          )}
        </Surface>
        {latest && previous && <OfferVersionChanges before={previous} after={latest} />}
        <EarlierVersions quoteId={quote.id} versions={versions} />
        <QuoteMessages quoteId={quote.id} messages={messages}>
          {mayWrite && <QuoteMessageForm quoteId={quote.id} offer={latest} onSent={onChanged} />}
        </QuoteMessages>
      </Stack>
    </TwoColumns>
  );
}

function QuoteRequestDetails({ quote }: { quote: ShownQuote }) {
  const texts = useTexts(quotationsTexts);
  const quoteTexts = useTexts(quoteRequestTexts);
  const titleOf = useLineTitle();
  const { fields } = quoteTexts;
  const day = formatDay(quote.submittedAt ?? quote.createdAt);
  return (
    <Surface>
      <Text variant="h2">{texts.requestTitle}</Text>
      <Text tone="secondary" mb={2}>
        {quote.submittedAt ? texts.submittedOn(day) : texts.begunOn(day)}
      </Text>
      <Facts
        facts={[
          [fields.company, quote.companyName],
          [fields.contact, contactOf(quote)],
          ...quoteFacts(quote, quoteTexts, (line) => titleOf(line).text),
        ]}
      />
    </Surface>
  );
}

interface LatestOfferProps {
  quote: ShownQuote;
  offer: ShownVersion;
  onChanged: () => void;
}

function LatestOffer({ quote, offer, onChanged }: LatestOfferProps) {
  const texts = useTexts(quotationsTexts);
  const status = quoteStatus(quote, new Date());
  return (
    <>
      <Head>
        <div>
          <Text variant="h2">{texts.offerTitle(offer.version)}</Text>
          <Number>{quotationNumber(quote.id, offer.version)}</Number>
        </div>
        <QuoteStatusTag status={status} />
      </Head>
      <OfferView offer={offer} />
      <Until>
        <OfferValidity quote={quote} />
      </Until>
      <QuoteOrderLink quote={quote} />
      <OfferActions quote={quote} offer={offer} onChanged={onChanged} />
      <Documents>
        <PdfButton quoteId={quote.id} version={offer.version} />
      </Documents>
    </>
  );
}

function QuoteOrderLink({ quote: { orderId, purchaseOrderNumber } }: { quote: ShownQuote }) {
  const texts = useTexts(offerTexts);
  if (orderId === null) return null;
  return (
    <Until>
      {texts.ordered} <ButtonLink to={orderPath(orderId)}>{texts.toOrder}</ButtonLink>
      {purchaseOrderNumber !== '' && (
        <span>
          {' '}
          {texts.poNumber}: {purchaseOrderNumber}
        </span>
      )}
    </Until>
  );
}

function NoOffer({ quote }: { quote: ShownQuote }) {
  const texts = useTexts(quotationsTexts);
  return (
    <>
      <Head>
        <Text variant="h2">{texts.noOfferTitle}</Text>
        <QuoteStatusTag status={quoteStatus(quote, new Date())} />
      </Head>
      <p>{quote.state === 'draft' ? texts.notSent : texts.noOffer}</p>
    </>
  );
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2),
}));

const Number = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Documents = styled('div')(({ theme }) => ({ marginTop: theme.spacing(2) }));

const Until = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontWeight: 600,
  '&:empty': { display: 'none' },
}));
