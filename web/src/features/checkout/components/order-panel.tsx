import { useId, type ReactNode } from 'react';

import { cartLineKey } from '@kargha/domain/shopping/cart';
import { formatPaise } from '@kargha/domain/money/money-format';
import { timesPaise } from '@kargha/domain/money/paise';
import { shippingWithoutFee } from '@kargha/domain/pricing/cash-on-delivery-fee';
import { GST_PERCENT, type OrderTotals } from '@kargha/domain/pricing/price-order';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { ChosenOptions } from '#ui/chosen-options.tsx';
import { RulesForLines, TailoringOfLine } from '#ui/line-tailoring.tsx';
import { IncludedTaxRow } from '#ui/included-tax-row.tsx';
import { PaymentMarks } from '#ui/payment-marks.tsx';
import { paymentMarksTexts } from '#ui/payment-marks-texts.ts';
import { LinePicture } from '#ui/pictures/line-picture.tsx';
import { TotalsRow, TotalsList } from '#ui/totals-list.tsx';
import { Surface } from '#ui/surface.tsx';
import { MadeToOrderNote } from '#ui/made-to-order-note.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { checkoutTexts } from '../checkout-texts.ts';
import type { CheckoutLine } from '../state/checkout-line.ts';

interface OrderPanelProps {
  lines: readonly CheckoutLine[];
  totals: OrderTotals;
  discountName?: string | undefined;
  isPaid?: boolean;
  children?: ReactNode;
}

export function OrderPanel(props: OrderPanelProps) {
  const { lines, totals, discountName, isPaid = false, children } = props;
  const texts = useTexts(checkoutTexts);
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <Text id={id} variant="h2">
        {texts.panelTitle}
      </Text>
      <Lines>
        {lines.map((line) => (
          <li key={cartLineKey(line)}>
            <LinePicture src={line.image} width={56} />
            <div>
              <LineName line={line} />
              <ChosenOptions options={line.options} />
              <TailoringOfLine tailoring={line.tailoring} />
              <p>{texts.quantity(line.quantity)}</p>
              {line.weavingDays !== undefined && <MadeToOrderNote days={line.weavingDays} />}
            </div>
            <span>{formatPaise(timesPaise(line.unitPrice, line.quantity))}</span>
          </li>
        ))}
      </Lines>
      <RulesForLines lines={lines} />
      <PanelTotals totals={totals} discountName={discountName} />
      {children && <Codes>{children}</Codes>}
      {!isPaid && <AcceptedMethods />}
    </Panel>
  );
}

function LineName({ line }: { line: CheckoutLine }) {
  const { text, lang } = useLocalized(line.name, line.nameHindi);
  return <strong lang={lang}>{text}</strong>;
}

type PanelTotalsProps = Pick<OrderPanelProps, 'totals' | 'discountName'>;

function PanelTotals({ totals, discountName }: PanelTotalsProps) {
  const texts = useTexts(checkoutTexts);
  const shipping = shippingWithoutFee(totals);
  return (
    <TotalsList>
      <TotalsRow label={texts.subtotal}>{formatPaise(totals.subtotal)}</TotalsRow>
      {totals.discount > 0 && (
        <TotalsRow label={discountName ? texts.discountBy(discountName) : texts.discount}>
          −{formatPaise(totals.discount)}
        </TotalsRow>
      )}
      <TotalsRow label={texts.shipping}>
        {shipping === 0 ? texts.free : formatPaise(shipping)}
      </TotalsRow>
      {totals.cashOnDeliveryFee !== undefined && (
        <TotalsRow label={texts.cashFee}>{formatPaise(totals.cashOnDeliveryFee)}</TotalsRow>
      )}
      {!totals.taxIncluded && (
        <TotalsRow label={isTaxedFlat(totals) ? texts.flatGst : texts.gst}>
          {formatPaise(totals.tax)}
        </TotalsRow>
      )}
      {totals.giftCard > 0 && (
        <TotalsRow label={texts.giftCard}>−{formatPaise(totals.giftCard)}</TotalsRow>
      )}
      <TotalsRow label={texts.total} isTotal>
        {formatPaise(totals.total)}
      </TotalsRow>
      <IncludedTaxRow totals={totals} />
    </TotalsList>
  );
}

function AcceptedMethods() {
  const texts = useTexts(paymentMarksTexts);
  return (
    <>
      <Text variant="body2" component="h3" mt={3} mb={1} style={{ fontWeight: 600 }}>
        {texts.title}
      </Text>
      <PaymentMarks />
    </>
  );
}

/** Names the rate only when all that is taxed has it: goods may carry none, or the rate of their HSN code. */
function isTaxedFlat({ subtotal, discount, shipping, tax, shippingTax }: OrderTotals): boolean {
  const value = subtotal - discount + (shippingTax === undefined ? 0 : shipping);
  return Math.abs(tax - (value * GST_PERCENT) / 100) <= HALF_A_RUPEE;
}

const HALF_A_RUPEE = 50;

const Panel = styled(Surface)(({ theme }) => ({
  // The rules of pieces that are made for their buyer.
  '& > p': { marginBottom: theme.spacing(2) },
  [theme.breakpoints.up('md')]: { position: 'sticky', insetBlockStart: 96 },
}));

const Lines = styled('ul')(({ theme: { vars, spacing } }) => ({
  maxHeight: 360,
  margin: spacing(2, 0),
  overflowY: 'auto',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    gap: spacing(1.5),
    alignItems: 'center',
    padding: spacing(1, 0),
    fontVariantNumeric: 'tabular-nums',
  },
  '& strong': { fontWeight: 600, lineHeight: 1.35, display: 'block' },
  '& p': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
}));

const Codes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2.5),
}));
