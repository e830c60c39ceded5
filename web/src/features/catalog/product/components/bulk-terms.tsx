import { useId } from 'react';

import { bulkSteps, type BulkRules, type BulkStep } from '@kargha/domain/catalogue/bulk-price';
import { formatRupees } from '@kargha/domain/money/money-format';
import { paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import { MAX_QUANTITY_PER_LINE, type Product } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useShownPrices } from '#lib/shop/state/shown-prices.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { styled } from '#ui/theme/styled.ts';
import { uiTexts } from '#ui/ui-texts.ts';

import { bulkTermsTexts } from '../../bulk-terms-texts.ts';
import { useBulkTiers } from '../state/use-bulk-tiers.ts';
import { SectionTitle } from './section-title.tsx';

/** Bulk terms for everyone; bulk prices only for verified business buyers. */
export function BulkTerms({ product, rules }: { product: Product; rules: BulkRules }) {
  const texts = useTexts(bulkTermsTexts);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionTitle>
        <span id={id}>{texts.title}</span>
      </SectionTitle>
      <Facts>
        <li>{texts.from(rules.minimum)}</li>
        {rules.multiple > 1 && <li>{texts.multiples(rules.multiple)}</li>}
        {rules.leadTimeDays > 0 && <li>{texts.leadTime(rules.leadTimeDays)}</li>}
        <li>{texts.byQuotation(MAX_QUANTITY_PER_LINE)}</li>
      </Facts>
      <Prices product={product} rules={rules} />
    </section>
  );
}

function Prices({ product, rules }: { product: Product; rules: BulkRules }) {
  const texts = useTexts(bulkTermsTexts);
  const { view, tiers, reload } = useBulkTiers(product._id);
  switch (view) {
    case 'unknown':
      return null;
    case 'for-others':
      return (
        <TextLink look="quiet" to={paths.bulkOrders}>
          {texts.forBusinesses}
        </TextLink>
      );
    case 'unverified':
      return (
        <TextLink look="quiet" to={paths.profile}>
          {texts.verifyFirst}
        </TextLink>
      );
    case 'failed':
      return (
        <p>
          {texts.failed}{' '}
          <Button look="quiet" onClick={reload}>
            {texts.tryAgain}
          </Button>
        </p>
      );
    case 'prices':
      return (
        <StepTable
          product={product}
          steps={bulkSteps(rupeesToPaise(product.price), rules, tiers)}
        />
      );
  }
}

function StepTable({ product, steps }: { product: Product; steps: readonly BulkStep[] }) {
  const texts = useTexts(bulkTermsTexts);
  const { beforeGst } = useTexts(uiTexts);
  const { withoutGst } = useShownPrices();
  const shown = (unitPrice: Paise) => {
    const price = paiseToRupees(unitPrice);
    return formatRupees(withoutGst?.(price, { ...product, price }) ?? price);
  };
  if (steps.length === 0) return <p>{texts.onRequest}</p>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{texts.pieces}</th>
          <th scope="col">
            {withoutGst && product.chargeTax ? `${texts.each}, ${beforeGst}` : texts.each}
          </th>
          <th scope="col">{texts.off}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ from, unitPrice, percentOff }) => (
          <tr key={from}>
            <th scope="row">{texts.andMore(from)}</th>
            <td>{shown(unitPrice)}</td>
            <td>{percentOff}%</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Facts = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  marginBottom: spacing(1),
  '& > li': {
    padding: spacing(0.5, 1.5),
    borderRadius: 999,
    background: vars.palette.shop.well,
    fontSize: '0.9375rem',
  },
}));

const TextLink = styled(ButtonLink)(({ theme }) => ({ marginInlineStart: theme.spacing(-1) }));

const Table = styled('table')(({ theme: { vars, spacing } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: spacing(0.75, 1, 0.75, 0),
    borderTop: `1px solid ${vars.palette.divider}`,
    textAlign: 'start',
    fontWeight: 400,
  },
  '& thead th': { border: 0, color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& td:nth-of-type(1)': { fontWeight: 700 },
}));
