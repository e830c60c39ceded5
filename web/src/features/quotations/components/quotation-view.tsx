import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { quotationNumber } from '@kargha/domain/quotes/quotation-number';
import { mayStep, standingAt } from '@kargha/domain/quotes/quote-steps';
import { useTexts } from '#lib/language/language.ts';
import { orderPath } from '#lib/addresses/paths.ts';
import type { ShownQuote, ShownVersion } from '#lib/documents/quote-document.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Surface } from '#ui/surface.tsx';
import { TwoColumns } from '#ui/two-columns.tsx';

import { offerTexts } from '../offer-texts.ts';
import { quotationsTexts } from '../quotations-texts.ts';
import { standingOf, type Quotation } from '../state/shown-quote.ts';
import { MessageBox } from './message-box.tsx';
import { OfferAnswers } from './offer-answers.tsx';
import { OfferView } from './offer-view.tsx';
import { EarlierVersions, PdfButton, QuoteFiles } from './paper-buttons.tsx';
import { QuoteMessages } from './quote-messages.tsx';
import { RequestDetails } from './request-details.tsx';
import { StandingTag } from './standing-tag.tsx';
import { Validity } from './validity.tsx';
import { VersionChanges } from './version-changes.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

interface QuotationViewProps {
  quotation: Quotation;
  onAnswered: () => void;
}

/** A request with the latest offer, what was changed in it, and what was written about it. */
export function QuotationView({ quotation, onAnswered }: QuotationViewProps) {
  const { quote, versions, messages } = quotation;
  const latest = versions.at(-1);
  const before = versions.at(-2);
  const mayWrite = mayStep(standingAt(quote, new Date()), 'message', 'buyer');
  return (
    <TwoColumns
      side={
        <Stack>
          <RequestDetails quote={quote} />
          <QuoteFiles quote={quote} />
          <WithdrawButton quote={quote} onDone={onAnswered} />
        </Stack>
      }
    >
      <Stack>
        <Surface>
          {latest ? (
            <LatestOffer quote={quote} offer={latest} onAnswered={onAnswered} />
          ) : (
            <NoOffer quote={quote} />
          )}
        </Surface>
        {latest && before && <VersionChanges before={before} after={latest} />}
        <EarlierVersions quoteId={quote.id} versions={versions} />
        <QuoteMessages quoteId={quote.id} messages={messages}>
          {mayWrite && <MessageBox quoteId={quote.id} offer={latest} onSent={onAnswered} />}
        </QuoteMessages>
      </Stack>
    </TwoColumns>
  );
}

interface LatestOfferProps {
  quote: ShownQuote;
  offer: ShownVersion;
  onAnswered: () => void;
}

function LatestOffer({ quote, offer, onAnswered }: LatestOfferProps) {
  const texts = useTexts(quotationsTexts);
  const standing = standingOf(quote, new Date());
  return (
    <>
      <Head>
        <div>
          <Typography variant="h2">{texts.offerTitle(offer.version)}</Typography>
          <Number>{quotationNumber(quote.id, offer.version)}</Number>
        </div>
        <StandingTag standing={standing} />
      </Head>
      <OfferView offer={offer} />
      <Until>
        <Validity quote={quote} />
      </Until>
      <OrderOfQuote quote={quote} />
      <OfferAnswers quote={quote} offer={offer} onAnswered={onAnswered} />
      <Papers>
        <PdfButton quoteId={quote.id} version={offer.version} />
      </Papers>
    </>
  );
}

/** The order that an accepted offer became, with the buyer's own number for it. */
function OrderOfQuote({ quote: { orderId, purchaseOrderNumber } }: { quote: ShownQuote }) {
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
        <Typography variant="h2">{texts.noOfferTitle}</Typography>
        <StandingTag standing={standingOf(quote, new Date())} />
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

const Papers = styled('div')(({ theme }) => ({ marginTop: theme.spacing(2) }));

const Until = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontWeight: 600,
  '&:empty': { display: 'none' },
}));
