import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { quotationNumber } from '@kargha/domain/quotes/quotation-number';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { quoteRequestTexts } from '#lib/language/quote-request-texts.ts';
import { quotationPath, quoteDraftPath } from '#lib/addresses/paths.ts';
import type { ShownQuote } from '#lib/documents/quote-document.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Surface } from '#ui/surface.tsx';

import { offerTexts } from '../offer-texts.ts';
import { quotationsTexts } from '../quotations-texts.ts';
import { quoteStatus } from '../state/quote-status.ts';
import { QuoteStatusTag } from './quote-status-tag.tsx';
import { OfferValidity } from './offer-validity.tsx';

export function QuotationCard({ quote }: { quote: ShownQuote }) {
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
          <Typography variant="h3" component="h2">
            {what}
          </Typography>
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
})) as typeof Surface;
