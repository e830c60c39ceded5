import { useId, useState } from 'react';

import { stepDown, stepUp, type BulkRules } from '@kargha/domain/catalogue/bulk-price';
import { parseQuantity, type CartLine } from '@kargha/domain/shopping/cart';
import { MAX_QUANTITY_PER_LINE } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { isBusiness, useSession } from '#session/state/session-store.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { MinusIcon, PlusIcon } from '#ui/control-icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import { quantityTexts } from '../quantity-texts.ts';

interface QuantityStepperProps {
  line: CartLine;
  /** absent or null: sold only by the piece */
  bulk?: BulkRules | null | undefined;
  onChange: (quantity: number) => void;
}

/**
 * Business accounts step by whole multiples from the bulk minimum on, everyone else by one. An empty field
 * changes nothing until it is left, then becomes 1 (spec §4). A number that cannot be ordered is corrected with a
 * note.
 */
export function QuantityStepper({ line, bulk: bulkRules = null, onChange }: QuantityStepperProps) {
  const texts = useTexts(quantityTexts);
  const noteId = useId();
  const [isBlank, setIsBlank] = useState(false);
  const [note, setNote] = useState('');
  const maxQuantity = line.stock ?? MAX_QUANTITY_PER_LINE;
  const bulk = useSession(isBusiness) ? bulkRules : null;
  const next = stepUp(line.quantity, bulk);

  function handleInput(typed: string) {
    setIsBlank(typed === '');
    setNote(correctionNote(typed, maxQuantity, texts));
    if (typed !== '') onChange(parseQuantity(typed));
  }

  function step(quantity: number) {
    setNote('');
    onChange(quantity);
  }

  function handleBlur() {
    if (isBlank) onChange(parseQuantity(''));
    setIsBlank(false);
  }

  return (
    <>
      <Row>
        <IconButton
          aria-label={texts.decrease(line.name)}
          onClick={() => step(stepDown(line.quantity, bulk))}
        >
          <MinusIcon size={20} />
        </IconButton>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={maxQuantity}
          step={1}
          aria-label={texts.quantityOf(line.name)}
          aria-describedby={note === '' ? undefined : noteId}
          value={isBlank ? '' : line.quantity}
          onChange={(event) => handleInput(event.currentTarget.value)}
          onBlur={handleBlur}
        />
        <IconButton
          aria-label={texts.increase(line.name)}
          disabled={next > maxQuantity}
          onClick={() => step(next)}
        >
          <PlusIcon size={20} />
        </IconButton>
      </Row>
      <Note id={noteId} role="status">
        {note}
      </Note>
    </>
  );
}

/** Returns '' when nothing was corrected. */
function correctionNote(
  typed: string,
  maxQuantity: number,
  texts: typeof quantityTexts.en,
): string {
  const rounded = parseQuantity(typed);
  if (rounded > maxQuantity) return texts.atMost(maxQuantity);
  return rounded >= 1 && !Number.isInteger(Number(typed)) ? texts.wholeOnly(rounded) : '';
}

const Note = styled('p')({
  order: 1,
  gridColumn: '1 / -1',
  fontSize: '0.875rem',
  fontWeight: 600,
  '&:empty': { position: 'absolute' },
});

const Row = styled('div')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${vars.palette.shop.outline}`,
  borderRadius: 999,
  background: vars.palette.background.paper,
  '& > input': {
    width: '3.25ch',
    minHeight: vars.shop.target,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    appearance: 'textfield',
    '&::-webkit-inner-spin-button': { appearance: 'none' },
  },
}));
