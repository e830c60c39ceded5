import { declarationsOf } from '@kargha/domain/catalogue/declarations';
import { labelDefaults } from '@kargha/domain/catalogue/label-defaults';
import { netQuantityIn } from '@kargha/domain/catalogue/net-quantity';
import type { Product } from '@kargha/domain/catalogue/product';
import { formatPaise } from '@kargha/domain/money/money-format';
import { readTaxTable } from '@kargha/domain/pricing/tax-table';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { usePublicSettings } from '#lib/shop/public-settings.ts';

import { useChosenProduct } from '../state/chosen-options.ts';
import { declarationTexts } from '../../declaration-texts.ts';
import { FactTable } from './product-particulars.tsx';

/**
 * What an online shop has to state about a packaged product (Packaged Commodities Rules 2011, rule 6(10), in force since
 * 1 January 2018), all but the month of manufacture. Hidden while the settings load, or when they cannot be read.
 */
export function ProductDeclarations({ product }: { product: Product }) {
  const texts = useTexts(declarationTexts);
  const translate = useTranslate();
  const settings = usePublicSettings();
  const sold = useChosenProduct(product);
  if (settings.status !== 'ready') return null;
  const tax = readTaxTable(settings.data.tax);
  const declared = declarationsOf(sold, labelDefaults(settings.data), tax, new Date());
  const { mrp, netQuantity, perUnit, maker, countryOfOrigin, care } = declared;
  const quantity = netQuantityIn(netQuantity);
  return (
    <FactTable
      title={texts.title}
      facts={[
        [texts.mrp, texts.withTaxes(formatPaise(mrp))],
        [
          texts.netQuantity,
          quantity ? texts.quantity(quantity.amount, quantity.unit) : netQuantity,
        ],
        [texts.unitPrice, perUnit ? texts.perUnit(formatPaise(perUnit.amount), perUnit.unit) : ''],
        [texts.makers[maker.kind], lines(maker.name, maker.address)],
        [texts.country, translate(countryOfOrigin)],
        [texts.care, lines(care.name, care.address, care.phone, care.email)],
      ]}
    />
  );
}

function lines(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
