import { formatRupees } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';

import { styled } from './theme/styled.ts';
import { uiTexts } from './ui-texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PriceProps {
  /** Rupees. */
  price: number;
  /** Rupees; shown crossed out when above the price. */
  originalPrice?: number;
  /** GST comes on top; null: not known yet, so the note keeps its space. */
  isBeforeGst?: boolean | null;
  /** other variants of the product cost more */
  isLowest?: boolean;
  large?: boolean;
}

export function Price({
  price,
  originalPrice = 0,
  isBeforeGst = false,
  isLowest,
  large = false,
}: PriceProps) {
  const texts = useTexts(uiTexts);
  return (
    <Row data-large={large || undefined}>
      <VisuallyHidden>{texts.price} </VisuallyHidden>
      <b>{isLowest ? texts.from(formatRupees(price)) : formatRupees(price)}</b>
      {originalPrice > price && (
        <>
          <VisuallyHidden> {texts.originalPrice} </VisuallyHidden>
          <s>{formatRupees(originalPrice)}</s>
        </>
      )}
      {isBeforeGst !== false && <BeforeGst isKnown={isBeforeGst === true} />}
    </Row>
  );
}

/** Keeps its space until it is known. */
function BeforeGst({ isKnown }: { isKnown: boolean }) {
  const { beforeGst } = useTexts(uiTexts);
  return <small style={{ visibility: isKnown ? 'visible' : 'hidden' }}>{beforeGst}</small>;
}

const Row = styled('span')(({ theme: { vars, spacing } }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: spacing(1),
  fontVariantNumeric: 'tabular-nums',
  '& > b': { fontSize: '1.125rem', fontWeight: 700 },
  '& > s': { color: vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& > small': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '&[data-large] > b': { fontSize: '1.5rem' },
}));
