import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { useTexts } from '#lib/language/language.ts';
import { Surface } from '#ui/surface.tsx';
import { TwoColumns } from '#ui/two-columns.tsx';

import { quotationsTexts } from '../quotations-texts.ts';
import {
  standingOf,
  type Quotation,
  type ShownQuote,
  type ShownVersion,
} from '../state/shown-quote.ts';
import { OfferAnswers } from './offer-answers.tsx';
import { OfferView } from './offer-view.tsx';
import { QuoteMessages } from './quote-messages.tsx';
import { RequestDetails } from './request-details.tsx';
import { StandingTag } from './standing-tag.tsx';
import { Validity } from './validity.tsx';
import { VersionChanges } from './version-changes.tsx';

interface QuotationViewProps {
  quotation: Quotation;
  onAnswered: () => void;
}

/** A request with the latest offer, what was changed in it, and what was written about it. */
export function QuotationView({ quotation, onAnswered }: QuotationViewProps) {
  const { quote, versions, messages } = quotation;
  const latest = versions.at(-1);
  const before = versions.at(-2);
  return (
    <TwoColumns side={<RequestDetails quote={quote} />}>
      <Stack>
        <Surface>
          {latest ? (
            <LatestOffer quote={quote} offer={latest} onAnswered={onAnswered} />
          ) : (
            <NoOffer quote={quote} />
          )}
        </Surface>
        {latest && before && <VersionChanges before={before} after={latest} />}
        <QuoteMessages messages={messages} />
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
        <Typography variant="h2">{texts.offerTitle(offer.version)}</Typography>
        <StandingTag standing={standing} />
      </Head>
      <OfferView offer={offer} />
      <Until>
        <Validity quote={quote} />
      </Until>
      {standing === 'sent' && (
        <OfferAnswers quoteId={quote.id} version={offer.version} onAnswered={onAnswered} />
      )}
    </>
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

const Until = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontWeight: 600,
  '&:empty': { display: 'none' },
}));
