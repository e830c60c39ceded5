import { styled } from '@mui/material/styles';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type { QuoteTotals } from '@kargha/domain/quotes/quote';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { quoteWordsTexts } from '#lib/language/quote-words-texts.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { Facts } from '#ui/facts.tsx';
import { SumRow, Sums } from '#ui/sums.tsx';

import { offerTexts } from '../offer-texts.ts';
import { quotationsTexts } from '../quotations-texts.ts';
import { OfferLines } from './offer-lines.tsx';

interface OfferViewProps {
  offer: ShownVersion;
  /** for who has no countdown beside it */
  showsValidity?: boolean;
}

/** One offer of the shop: its lines, what it costs, and on which terms. */
export function OfferView({ offer, showsValidity = false }: OfferViewProps) {
  const texts = useTexts(quotationsTexts);
  const offerWords = useTexts(offerTexts);
  const words = useTexts(quoteWordsTexts);
  const place = offer.placeOfSupply.name;
  return (
    <Stack>
      <OfferLines lines={offer.lines} />
      <OfferSums totals={offer.totals} />
      <Facts
        facts={[
          [offerWords.billedTo, offer.buyer.name],
          [offerWords.gstin, offer.buyer.gstin || offerWords.noGstin],
          [offerWords.placeOfSupply, place && `${place} (${offer.placeOfSupply.stateCode})`],
          [words.fields.payment, words.paymentTerms[offer.paymentTerms]],
          [offerWords.validUntil, showsValidity ? dayOf(offer.validUntil) : ''],
          [texts.leadTime, texts.days(offer.leadTimeDays)],
          [texts.terms, offer.terms],
        ]}
      />
    </Stack>
  );
}

/** Nothing while the day is being typed. */
function dayOf(day: Date): string {
  return Number.isNaN(day.getTime()) ? '' : formatDay(day);
}

function OfferSums({ totals }: { totals: QuoteTotals }) {
  const texts = useTexts(quotationsTexts);
  const offerWords = useTexts(offerTexts);
  const { subtotal, discount, shipping, tax, total } = totals;
  const known = [
    [offerWords.cgst, totals.cgst],
    [offerWords.sgst, totals.sgst],
    [offerWords.igst, totals.igst],
  ] as const;
  const split = known.filter(([, amount]) => amount > 0);
  const heads = split.length > 0 ? split : ([[texts.tax, tax]] as const);
  return (
    <Sums>
      <SumRow label={discount > 0 ? offerWords.beforeDiscount : texts.subtotal}>
        {formatPaise(subtotal)}
      </SumRow>
      {discount > 0 && <SumRow label={texts.discount}>{formatPaise(paise(0 - discount))}</SumRow>}
      <SumRow label={texts.shipping}>{shipping === 0 ? texts.free : formatPaise(shipping)}</SumRow>
      {heads.map(([name, amount]) => (
        <SumRow key={name} label={name}>
          {formatPaise(amount)}
        </SumRow>
      ))}
      <SumRow label={texts.total} isTotal>
        {formatPaise(total)}
      </SumRow>
    </Sums>
  );
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2.5),
}));
