import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { stepDown, stepUp, type BulkRules } from '@kargha/domain/catalogue/bulk-rules';
import { typedQuantity, type CartLine } from '@kargha/domain/shopping/cart';
import { MAX_QUANTITY_PER_LINE } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { isBusiness, useSession } from '#session/state/session-store.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';

import { cartTexts } from '../cart-texts.ts';
import { quantityTexts } from '../quantity-texts.ts';

interface QuantityStepperProps {
  line: CartLine;
  /** how the product is sold in numbers; absent or null: by the piece alone */
  bulk?: BulkRules | null | undefined;
  onChange: (quantity: number) => void;
}

/**
 * Minus, number, plus; for business accounts from the bulk minimum on by whole multiples, for everybody else by the
 * piece. While the field is empty nothing happens; left empty, it falls back to 1. A typed number that cannot be ordered
 * is corrected, with a note that says so. Stands in a grid, where the note takes a row below everything else.
 */
export function QuantityStepper({ line, bulk: sold = null, onChange }: QuantityStepperProps) {
  const texts = useTexts(cartTexts);
  const quantityWords = useTexts(quantityTexts);
  const noteId = useId();
  const [isBlank, setIsBlank] = useState(false);
  const [note, setNote] = useState('');
  const most = line.stock ?? MAX_QUANTITY_PER_LINE;
  const bulk = useSession(isBusiness) ? sold : null;
  const next = stepUp(line.quantity, bulk);

  function type(typed: string) {
    setIsBlank(typed === '');
    setNote(noteOn(typed, most, quantityWords));
    if (typed !== '') onChange(typedQuantity(typed));
  }

  function step(quantity: number) {
    setNote('');
    onChange(quantity);
  }

  function leave() {
    if (isBlank) onChange(typedQuantity(''));
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
          max={most}
          step={1}
          aria-label={texts.quantityOf(line.name)}
          aria-describedby={note === '' ? undefined : noteId}
          value={isBlank ? '' : line.quantity}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
        <IconButton
          aria-label={texts.increase(line.name)}
          disabled={next > most}
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

/** What was corrected of what was typed; '' when nothing was. */
function noteOn(typed: string, most: number, texts: typeof quantityTexts.en): string {
  const whole = typedQuantity(typed);
  if (whole > most) return texts.atMost(most);
  return whole >= 1 && !Number.isInteger(Number(typed)) ? texts.wholeOnly(whole) : '';
}

/** An empty one takes no row. */
const Note = styled('p')({
  order: 1,
  gridColumn: '1 / -1',
  fontSize: '0.9rem',
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
