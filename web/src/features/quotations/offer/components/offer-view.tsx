import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { quoteRequestTexts } from '#lib/language/quote-request-texts.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { Facts } from '#ui/facts.tsx';
import { IncludedTaxRow } from '#ui/included-tax-row.tsx';
import { styled } from '#ui/theme/styled.ts';
import { TotalsRow, TotalsList } from '#ui/totals-list.tsx';

import { offerTexts } from '../../offer-texts.ts';
import { quotationsTexts } from '../../quotations-texts.ts';
import { OfferLines } from './offer-lines.tsx';

interface OfferViewProps {
  offer: ShownVersion;
  /** for pages without the countdown */
  showsValidity?: boolean;
}

export function OfferView({ offer, showsValidity = false }: OfferViewProps) {
  const texts = useTexts(quotationsTexts);
  const offerLabels = useTexts(offerTexts);
  const quoteTexts = useTexts(quoteRequestTexts);
  const translate = useTranslate();
  const place = translate(offer.placeOfSupply.name);
  return (
    <Stack>
      <OfferLines lines={offer.lines} />
      <OfferTotals offer={offer} />
      <Facts
        facts={[
          [offerLabels.billedTo, offer.buyer.name],
          [offerLabels.gstin, offer.buyer.gstin || offerLabels.noGstin],
          [offerLabels.placeOfSupply, place && `${place} (${offer.placeOfSupply.stateCode})`],
          [quoteTexts.fields.payment, quoteTexts.paymentTerms[offer.paymentTerms]],
          [offerLabels.validUntil, showsValidity ? dayOf(offer.validUntil) : ''],
          [texts.leadTime, texts.days(offer.leadTimeDays)],
          [texts.terms, offer.terms],
        ]}
      />
    </Stack>
  );
}

/** '' while the date is being typed. */
function dayOf(day: Date): string {
  return Number.isNaN(day.getTime()) ? '' : formatDay(day);
}

function OfferTotals({ offer: { totals, taxIncluded } }: { offer: ShownVersion }) {
  const texts = useTexts(quotationsTexts);
  const offerLabels = useTexts(offerTexts);
  const { subtotal, discount, shipping, tax, total } = totals;
  const taxParts = [
    [offerLabels.cgst, totals.cgst],
    [offerLabels.sgst, totals.sgst],
    [offerLabels.igst, totals.igst],
  ] as const;
  const nonZeroParts = taxParts.filter(([, amount]) => amount > 0);
  const taxRows = nonZeroParts.length > 0 ? nonZeroParts : ([[texts.tax, tax]] as const);
  return (
    <TotalsList>
      <TotalsRow label={discount > 0 ? offerLabels.beforeDiscount : texts.subtotal}>
        {formatPaise(subtotal)}
      </TotalsRow>
      {discount > 0 && (
        <TotalsRow label={texts.discount}>{formatPaise(paise(0 - discount))}</TotalsRow>
      )}
      <TotalsRow label={texts.shipping}>
        {shipping === 0 ? texts.free : formatPaise(shipping)}
      </TotalsRow>
      {!taxIncluded &&
        taxRows.map(([name, amount]) => (
          <TotalsRow key={name} label={name}>
            {formatPaise(amount)}
          </TotalsRow>
        ))}
      <TotalsRow label={texts.total} isTotal>
        {formatPaise(total)}
      </TotalsRow>
      <IncludedTaxRow totals={{ tax, taxIncluded }} />
    </TotalsList>
  );
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2.5),
}));
