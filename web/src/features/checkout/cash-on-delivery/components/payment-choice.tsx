import { useEffect, useId, useRef, useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { styled } from '#ui/theme/styled.ts';

import type { Purchase } from '../../payment/state/open-checkout.ts';
import { cashOnDeliveryTexts } from '../cash-on-delivery-texts.ts';
import { readOffer, type CashOffer } from '../state/cash-offer.ts';

interface PaymentChoiceProps {
  purchase: Pick<Purchase, 'lines' | 'codes' | 'totals'>;
  /** as far as it is typed */
  pincode: string;
  chosen: CashOffer | undefined;
  onChoose: (offer: CashOffer | undefined) => void;
}

/** Online or on delivery. Shows nothing while the shop has no offer for this cart. */
export function PaymentChoice({ purchase, pincode, chosen, onChoose }: PaymentChoiceProps) {
  const texts = useTexts(cashOnDeliveryTexts);
  const name = useId();
  const offer = useOffer(purchase, pincode, { chosen, onChoose });
  if (!offer) return null;
  const isPossible = offer.problem === null;
  return (
    <Choices>
      <legend>{texts.choose}</legend>
      <label>
        <input type="radio" name={name} checked={!chosen} onChange={() => onChoose(undefined)} />
        <span>{texts.online}</span>
      </label>
      <label data-off={!isPossible || undefined}>
        <input
          type="radio"
          name={name}
          checked={chosen !== undefined}
          disabled={!isPossible}
          aria-labelledby={`${name}-cash`}
          aria-describedby={`${name}-cash-details`}
          onChange={() => onChoose(offer)}
        />
        <span>
          <span id={`${name}-cash`}>{texts.onDelivery}</span>
          <small id={`${name}-cash-details`}>
            <OfferDetails offer={offer} />
          </small>
        </span>
      </label>
    </Choices>
  );
}

function OfferDetails({ offer }: { offer: CashOffer }) {
  const texts = useTexts(cashOnDeliveryTexts);
  const translate = useTranslate();
  const { problem, advance, totals } = offer;
  if (problem) {
    const { text, ...ref } = problem;
    return translate({ text, refs: [ref] });
  }
  const { total, cashOnDeliveryFee: fee = paise(0) } = totals;
  const rest = formatPaise(paise(total - advance));
  const sentences = [
    advance > 0 ? texts.restToCourier(formatPaise(advance), rest) : texts.allToCourier(rest),
    fee > 0 ? texts.fee(formatPaise(fee)) : '',
    advance > 0 ? '' : texts.codeHint,
  ];
  return sentences.filter((one) => one !== '').join(' ');
}

/** Asks again when the cart, its codes or the pincode change; a choice that is no longer possible ends. */
function useOffer(
  { lines, codes, totals }: PaymentChoiceProps['purchase'],
  pincode: string,
  choice: Pick<PaymentChoiceProps, 'chosen' | 'onChoose'>,
): CashOffer | undefined {
  const [offer, setOffer] = useState<CashOffer>();
  const latest = useRef({ lines, codes, ...choice });
  useEffect(() => {
    latest.current = { lines, codes, ...choice };
  });
  const contents = JSON.stringify([
    lines.map(({ id, quantity, options, tailoringId }) => [id, quantity, options, tailoringId]),
    codes,
    totals.total,
  ]);
  const area = pincode.length === PINCODE_DIGITS ? pincode : '';
  useEffect(() => {
    let isLatest = true;
    void readOffer(latest.current, area).then((found) => {
      if (!isLatest) return;
      setOffer(found);
      const { chosen, onChoose } = latest.current;
      if (chosen) onChoose(found?.problem === null ? found : undefined);
    });
    return () => {
      isLatest = false;
    };
  }, [contents, area]);
  return offer;
}

const PINCODE_DIGITS = 6;

const Choices = styled('fieldset')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: spacing(1), fontWeight: 600 },
  '& > label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: spacing(1.5),
    alignItems: 'start',
    minHeight: vars.shop.target,
    padding: spacing(1.25, 1.5),
    border: `1px solid ${vars.palette.shop.outline}`,
    borderRadius: 12,
    cursor: 'pointer',
  },
  '& > label:has(:checked)': { borderColor: vars.palette.primary.main },
  '& > label:has(:focus-visible)': {
    outline: `3px solid ${vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '& > label[data-off]': { cursor: 'default', color: vars.palette.text.secondary },
  '& input': { width: 20, height: 20, margin: 0, accentColor: vars.palette.primary.main },
  '& small': { display: 'block', fontSize: '0.875rem', color: vars.palette.text.secondary },
}));
