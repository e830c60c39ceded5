import { useId } from 'react';

import { keyOf } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import { quoteRequestTexts } from '#lib/language/quote-request-texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { useLineTitle } from '#ui/orders/use-line-title.ts';
import { styled } from '#ui/theme/styled.ts';

import { quoteFormTexts } from '../../quote-form-texts.ts';
import { totalQuantity, type QuoteDraft, type RequestedLine } from '../state/quote-draft.ts';

export function QuoteRequestLinesField() {
  const texts = useTexts(quoteFormTexts);
  const quoteTexts = useTexts(quoteRequestTexts);
  const titleOf = useLineTitle();
  const id = useId();
  const { values, setValue } = useFormValues<QuoteDraft>();
  const { lines, quantity } = values;
  if (lines.length === 0) return null;

  function remove(removed: RequestedLine) {
    const remaining = lines.filter((line) => line !== removed);
    setValue('lines', remaining);
    // A quantity that the buyer typed is left alone; a computed total follows the lines.
    const isTotal = quantity === String(totalQuantity(lines));
    if (isTotal)
      setValue('quantity', remaining.length === 0 ? '' : String(totalQuantity(remaining)));
  }

  return (
    <Field role="group" aria-labelledby={id}>
      <strong id={id}>{texts.lines}</strong>
      <ul>
        {lines.map((line) => (
          <li key={keyOf(line)}>
            <span lang={titleOf(line).lang}>{titleOf(line).text}</span>
            <span>{quoteTexts.pieces(line.quantity)}</span>
            <Button
              look="quiet"
              aria-label={texts.removeLine(titleOf(line).text)}
              onClick={() => remove(line)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Field>
  );
}

const Field = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(0.75),
  '& > strong': { fontSize: '0.9375rem', fontWeight: 600 },
  '& > ul': {
    maxHeight: '18rem',
    overflowY: 'auto',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shop.radius.control,
  },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: spacing(1),
    padding: spacing(0.5, 0.5, 0.5, 1.75),
    overflowWrap: 'anywhere',
  },
  '& li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& li > span:nth-of-type(2)': {
    color: vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
}));
