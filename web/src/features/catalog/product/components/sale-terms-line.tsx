import { stockStatus } from '@kargha/domain/catalogue/product-availability';
import type { Product } from '@kargha/domain/catalogue/product';
import { formatPaise } from '@kargha/domain/money/money-format';
import { rupeesToPaise } from '@kargha/domain/money/paise';
import { gstInPrices, shopTaxPercent } from '@kargha/domain/pricing/included-tax';
import { priceWithTax } from '@kargha/domain/pricing/price-with-tax';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useSaleTerms, type SaleTerms } from '#lib/shop/sale-terms.ts';
import { useShopFront } from '#lib/shop/shop-front.ts';
import { useShownPrice, useShownPrices } from '#lib/shop/state/shown-prices.ts';
import { Link } from '#ui/controls/link.tsx';
import { styled } from '#ui/theme/styled.ts';

import { saleTermsTexts } from '../../sale-terms-texts.ts';

/** GST, shipping and returns. The line keeps its space while the terms load, so that nothing below it moves. */
export function SaleTermsLine({ product }: { product: Product }) {
  // When the terms cannot be read, the line stays hidden without an error.
  const { status, terms } = useSaleTerms();
  const { emi } = useShopFront();
  const texts = useTexts(saleTermsTexts);
  return (
    <Line style={{ visibility: status === 'ready' ? 'visible' : 'hidden' }}>
      <PriceWithGst product={product} terms={terms} />
      <GstAndShipping product={product} terms={terms} />
      {emi && <p>{texts.emi}</p>}
      {product.isPhysicalProduct && <Delivery product={product} terms={terms} />}
    </Line>
  );
}

interface TermsProps {
  product: Product;
  terms: SaleTerms;
}

/** The figure that checkout adds up to, next to a price that is without tax. */
function PriceWithGst({ product, terms }: TermsProps) {
  const texts = useTexts(saleTermsTexts);
  const { price } = useShownPrice(product);
  const goods = { ...product, unitPrice: rupeesToPaise(product.price) };
  const withTax = priceWithTax(goods, { ...terms, at: new Date() });
  if (withTax === rupeesToPaise(price)) return null;
  return (
    <WithGst>
      <strong>{texts.withGst(formatPaise(withTax))}</strong>
    </WithGst>
  );
}

function GstAndShipping({ product, terms }: TermsProps) {
  const texts = useTexts(saleTermsTexts);
  const gst = useGstText(product, terms);
  const { flatFee, freeAbove } = terms.shipping;
  const shipping =
    flatFee === 0 ? texts.shipsFree : texts.freeShippingAbove(formatPaise(freeAbove));
  const parts = [gst, product.isPhysicalProduct ? shipping : ''].filter(Boolean);
  return parts.length > 0 && <p>{parts.join(' · ')}</p>;
}

/** Empty for a seller who may collect no GST. */
function useGstText({ hsnCode, price, chargeTax }: Product, { tax }: SaleTerms): string {
  const texts = useTexts(saleTermsTexts);
  const { withoutGst } = useShownPrices();
  const at = new Date();
  const inPrices = gstInPrices(tax, at);
  if (inPrices === 'none') return '';
  const goods = { hsnCode, unitPrice: rupeesToPaise(price) };
  const percent = chargeTax ? shopTaxPercent(goods, tax, at) : 0;
  if (percent === 0) return texts.noGst;
  return inPrices === 'included' && !withoutGst
    ? texts.gstIncluded(percent)
    : texts.gstExtra(percent);
}

/** Made-to-order products can be returned only when faulty, so the link names no number of days. */
function Delivery({ product, terms: { delivery } }: TermsProps) {
  const texts = useTexts(saleTermsTexts);
  const isMadeToOrder = stockStatus(product) === 'to-order';
  return (
    <p>
      {isMadeToOrder && `${texts.shipsIn(delivery.weavingDays)} · `}
      <Link to={`${paths.policies}#returns`}>
        {isMadeToOrder ? texts.returnsPolicy : texts.returns}
      </Link>
    </p>
  );
}

const WithGst = styled('div')(({ theme: { vars } }) => ({
  flexBasis: '100%',
  color: vars.palette.text.primary,
}));

/** One row; two on phones, so that the length of a figure does not decide where it breaks. */
const Line = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: spacing(0.5),
  marginTop: spacing(1),
  color: vars.palette.text.secondary,
  fontSize: '0.875rem',
  // At the end of a row, never at the beginning of the next.
  '& > p:not(:last-child)::after': { content: '" ·"' },
  [breakpoints.down('sm')]: { display: 'grid', '& > p::after': { display: 'none' } },
  '& a': { color: 'inherit' },
}));
