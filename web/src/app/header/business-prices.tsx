import { useEffect, useState } from 'react';

import { paiseToRupees, paise, rupeesToPaise } from '@kargha/domain/money/paise';
import { gstInPrices, shopTaxPercent, taxInside } from '@kargha/domain/pricing/included-tax';
import { readTaxTable, type TaxTable } from '@kargha/domain/pricing/tax-table';
import { lastingStorage } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { useTexts } from '#lib/language/language.ts';
import { usePublicSettings } from '#lib/shop/public-settings.ts';
import { useShownPrices, type PricedGoods } from '#lib/shop/state/shown-prices.ts';
import { MenuButton } from '#ui/controls/menu-link.tsx';

import { businessPricesTexts } from './business-prices-texts.ts';

/** Switches between prices with and without GST, where prices include it. The choice is remembered. */
export function BusinessPrices() {
  const texts = useTexts(businessPricesTexts);
  const settings = usePublicSettings();
  const [isWithout, setIsWithout] = useState(
    () => lastingStorage.getItem(storageKeys.pricesWithoutGst) !== null,
  );
  const stored = settings.status === 'ready' ? settings.data.tax : undefined;
  const isOffered = gstInPrices(readTaxTable(stored), new Date()) === 'included';

  useEffect(() => {
    if (!isOffered || !isWithout) return undefined;
    const table = readTaxTable(stored);
    useShownPrices.setState({ withoutGst: (amount, goods) => withoutGst(amount, goods, table) });
    return () => useShownPrices.setState({ withoutGst: undefined });
  }, [isOffered, isWithout, stored]);

  function change() {
    if (isWithout) lastingStorage.removeItem(storageKeys.pricesWithoutGst);
    else lastingStorage.setItem(storageKeys.pricesWithoutGst, '1');
    setIsWithout(!isWithout);
  }

  if (!isOffered) return null;
  return (
    <li>
      <MenuButton data-closes onClick={change}>
        {isWithout ? texts.showWithGst : texts.showWithoutGst}
      </MenuButton>
    </li>
  );
}

function withoutGst(amount: number, goods: PricedGoods, table: TaxTable): number {
  if (!goods.chargeTax) return amount;
  const unitPrice = rupeesToPaise(goods.price);
  const percent = shopTaxPercent({ hsnCode: goods.hsnCode, unitPrice }, table, new Date());
  const whole = rupeesToPaise(amount);
  return paiseToRupees(paise(whole - taxInside(whole, percent)));
}
