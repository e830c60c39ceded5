import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type { ExchangeChoice } from '@kargha/domain/orders/exchange-price';
import { optionsKey, type LineOptions } from '@kargha/domain/shopping/line-options';
import { optionsText } from '@kargha/domain/shopping/line-title';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';

import { SelectField } from '../forms/select-field.tsx';
import { exchangeTexts } from './exchange-texts.ts';

interface ExchangeFieldProps {
  choices: readonly ExchangeChoice[];
  /** undefined for a refund */
  value: LineOptions | undefined;
  onChange: (options: LineOptions | undefined) => void;
}

const REFUND = '';

/** A refund, or other options of the product with what they cost more or less. Nothing without a choice. */
export function ExchangeField({ choices, value, onChange }: ExchangeFieldProps) {
  const texts = useTexts(exchangeTexts);
  const translate = useTranslate();
  if (choices.length === 0) return null;
  const priceOf = ({ from, to }: ExchangeChoice) => {
    if (from === to) return '';
    const amount = formatPaise(paise(Math.abs(to - from)));
    return ` · ${to > from ? texts.more(amount) : texts.less(amount)}`;
  };
  return (
    <SelectField
      label={texts.wish}
      value={value ? optionsKey(value) : REFUND}
      options={[
        { value: REFUND, label: texts.refund },
        ...choices.map((choice) => ({
          value: optionsKey(choice.options),
          label: texts.instead(optionsText(choice.options, translate)) + priceOf(choice),
        })),
      ]}
      onChange={(key) =>
        onChange(choices.find(({ options }) => optionsKey(options) === key)?.options)
      }
    />
  );
}
