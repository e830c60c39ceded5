import { useId, type ReactNode } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { MAX_LINES } from '@kargha/domain/catalogue/product';
import { paise } from '@kargha/domain/money/paise';
import {
  orderWorth,
  totalBeforeTax,
  freeShippingGap,
  type OrderTotals,
} from '@kargha/domain/pricing/price-order';
import { slowest } from '@kargha/domain/shopping/delivery';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useShownPrices } from '#lib/shop/state/shown-prices.ts';
import { BottomBar } from '#ui/bottom-bar.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { IncludedTaxRow } from '#ui/included-tax-row.tsx';
import { TotalsRow, TotalsList } from '#ui/totals-list.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { cartTexts } from '../../cart-texts.ts';
import { cartOptionTexts } from '../../cart-option-texts.ts';
import { useHasMissingOptions, usePriceTerms } from '../../checks/state/cart-check.ts';
import { selectItemCount, useCartStore } from '../../state/cart-store.ts';
import { beforeGstTexts } from '../before-gst-texts.ts';
import { usePricedCart } from '../state/cart-totals.ts';
import { CartCodeBox } from './cart-code-box.tsx';

/** Totals before tax, with the GST that checkout adds. On phones the checkout button stays in reach. */
export function OrderSummary({ children }: { children?: ReactNode }) {
  const texts = useTexts(cartTexts);
  const { lines, totals, discountName } = usePricedCart();
  const total = formatPaise(totalBeforeTax(totals));
  const isWithoutGst = useIsWithoutGst(totals);
  const excessLines = lines.length - MAX_LINES;
  const options = useTexts(cartOptionTexts);
  const hasMissingOptions = useHasMissingOptions();
  const id = useId();

  return (
    <Panel as="section" aria-labelledby={id}>
      <Text id={id} variant="h2" mb={2}>
        {texts.summaryTitle}
      </Text>
      <FreeShippingProgress totals={totals} />
      <TotalsList aria-live="polite">
        <PriceRows totals={totals} discountName={discountName} />
        <TotalsRow label={texts.total} isTotal>
          {total}
        </TotalsRow>
        <TotalWithGst totals={totals} />
        {!isWithoutGst && <IncludedTaxRow totals={totals} />}
      </TotalsList>
      <Text variant="body2" tone="secondary" mt={1.5} mb={1.5}>
        {addsTax(totals) && texts.gstHint(formatPaise(totals.tax))}
      </Text>
      <CartDelivery lines={lines} />
      <CartCodeBox kind="couponCode" />
      {excessLines > 0 && (
        <Refusal role="alert">{texts.tooManyLines(MAX_LINES, excessLines)}</Refusal>
      )}
      {hasMissingOptions && <Refusal role="alert">{options.chooseFirst}</Refusal>}
      <BottomBar amount={total}>
        {excessLines > 0 || hasMissingOptions ? (
          <Button look="action" wide disabled>
            {texts.checkout}
          </Button>
        ) : (
          <ButtonLink to={paths.checkout} look="action" wide>
            {texts.checkout}
          </ButtonLink>
        )}
      </BottomBar>
      {children}
      <ButtonLink to={paths.products} look="quiet" wide>
        {texts.continueShopping}
      </ButtonLink>
    </Panel>
  );
}

/** Everything arrives when the slowest piece does. */
function CartDelivery({ lines }: { lines: ReturnType<typeof usePricedCart>['lines'] }) {
  const makingDays = slowest(lines.map((line) => ({ makingDays: line.weavingDays })));
  return (
    <Delivery>
      <DeliveryCheck makingDays={() => makingDays} />
    </Delivery>
  );
}

function addsTax({ tax, taxIncluded }: OrderTotals): boolean {
  return tax > 0 && !taxIncluded;
}

function TotalWithGst({ totals }: { totals: OrderTotals }) {
  const texts = useTexts(cartTexts);
  if (!addsTax(totals)) return null;
  return <TotalsRow label={texts.totalWithGst}>{formatPaise(orderWorth(totals))}</TotalsRow>;
}

const DeliveryCheck = lazyComponent(
  async () => (await import('#ui/delivery/delivery-check.tsx')).DeliveryCheck,
  { onError: () => null },
);

interface RowsProps {
  totals: OrderTotals;
  discountName: string;
}

/** True for a business that reads prices without GST. */
function useIsWithoutGst({ taxIncluded }: OrderTotals): boolean {
  const { withoutGst } = useShownPrices();
  return taxIncluded === true && withoutGst !== undefined;
}

function PriceRows(props: RowsProps) {
  return useIsWithoutGst(props.totals) ? <RowsBeforeGst {...props} /> : <ChargedRows {...props} />;
}

function ChargedRows({ totals, discountName }: RowsProps) {
  const texts = useTexts(cartTexts);
  const count = useCartStore(selectItemCount);
  return (
    <>
      <TotalsRow label={texts.subtotal(count)}>{formatPaise(totals.subtotal)}</TotalsRow>
      {totals.discount > 0 && (
        <TotalsRow label={texts.discount(discountName)}>−{formatPaise(totals.discount)}</TotalsRow>
      )}
      <TotalsRow label={texts.shipping}>
        {totals.shipping === 0 ? texts.free : formatPaise(totals.shipping)}
      </TotalsRow>
    </>
  );
}

/** The same total, with its tax apart. A discount can change the rate, so it is not shown apart. */
function RowsBeforeGst({ totals, discountName }: RowsProps) {
  const texts = useTexts(cartTexts);
  const beforeGst = useTexts(beforeGstTexts);
  const count = useCartStore(selectItemCount);
  const { subtotal, discount, shipping, tax, shippingTax = paise(0) } = totals;
  const label =
    discount > 0 ? beforeGst.discounted(count, discountName) : beforeGst.subtotal(count);
  return (
    <>
      <TotalsRow label={label}>
        {formatPaise(paise(subtotal - discount - (tax - shippingTax)))}
      </TotalsRow>
      <TotalsRow label={beforeGst.shipping}>
        {shipping === 0 ? texts.free : formatPaise(paise(shipping - shippingTax))}
      </TotalsRow>
      <TotalsRow label={beforeGst.gst}>{formatPaise(tax)}</TotalsRow>
    </>
  );
}

function FreeShippingProgress({ totals }: { totals: OrderTotals }) {
  const texts = useTexts(cartTexts);
  const beforeGst = useTexts(beforeGstTexts);
  const { untilFreeShipping } = useIsWithoutGst(totals) ? beforeGst : texts;
  const { shipping } = usePriceTerms();
  const goods = paise(totals.subtotal - totals.discount);
  const gap = totals.shipping === 0 ? totals.shipping : freeShippingGap(goods, shipping);
  const reached = gap === 0 ? 100 : Math.floor((goods / (goods + gap)) * 100);

  return (
    <Hint data-reached={gap === 0}>
      <p>{gap === 0 ? texts.shipsFree : untilFreeShipping(formatPaise(gap))}</p>
      <progress aria-label={texts.freeShippingProgress} max={100} value={reached} />
    </Hint>
  );
}

const Hint = styled('div')(({ theme: { vars, spacing } }) => {
  const thread = { background: 'var(--thread)', borderRadius: 999 };
  return {
    '--thread': vars.palette.primary.main,
    '&[data-reached="true"]': { '--thread': vars.palette.success.main },
    marginBottom: spacing(2.5),
    padding: spacing(1.5, 2),
    borderRadius: vars.shop.radius.control,
    background: vars.palette.shop.well,
    '& > p': { fontWeight: 600, fontSize: '0.9375rem' },
    '& > progress': {
      display: 'block',
      width: '100%',
      height: 4,
      marginTop: spacing(1),
      border: 0,
      borderRadius: 999,
      appearance: 'none',
      background: vars.palette.divider,
      overflow: 'hidden',
      '&::-webkit-progress-bar': { background: vars.palette.divider },
      '&::-webkit-progress-value': thread,
      '&::-moz-progress-bar': thread,
    },
  };
});

const Delivery = styled('div')(({ theme: { spacing } }) => ({
  marginBottom: spacing(2),
  // The field comes in a separate part and must not move what is below: its label, its input and two gaps.
  minHeight: `calc(0.95rem * 1.4 + 48px + ${spacing(1.75)})`,
}));

const Panel = styled(Surface)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', insetBlockStart: 96 },
}));

const Refusal = styled('p')(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(2),
  color: vars.palette.error.main,
  fontWeight: 600,
}));
