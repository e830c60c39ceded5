import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { stepDown, stepUp, type BulkRules } from '@kargha/domain/catalogue/bulk-rules';
import { typedQuantity, type CartLine } from '@kargha/domain/shopping/cart';
import { MAX_QUANTITY_PER_LINE } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { isBusiness, useSession } from '#session/state/session-store.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';

import { cartTexts } from '../cart-texts.ts';

interface QuantityStepperProps {
  line: CartLine;
  /** how the product is sold in numbers; absent or null: by the piece alone */
  bulk?: BulkRules | null | undefined;
  onChange: (quantity: number) => void;
}

/**
 * Minus, number, plus; for business accounts from the bulk minimum on by whole multiples, for everybody else by the
 * piece. While the field is empty nothing happens; left empty, it falls back to 1.
 */
export function QuantityStepper({ line, bulk: sold = null, onChange }: QuantityStepperProps) {
  const texts = useTexts(cartTexts);
  const [isBlank, setIsBlank] = useState(false);
  const most = line.stock ?? MAX_QUANTITY_PER_LINE;
  const bulk = useSession(isBusiness) ? sold : null;
  const next = stepUp(line.quantity, bulk);

  function type(typed: string) {
    setIsBlank(typed === '');
    if (typed !== '') onChange(typedQuantity(typed));
  }

  function leave() {
    if (isBlank) onChange(typedQuantity(''));
    setIsBlank(false);
  }

  return (
    <Row>
      <IconButton
        aria-label={texts.decrease(line.name)}
        onClick={() => onChange(stepDown(line.quantity, bulk))}
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
        value={isBlank ? '' : line.quantity}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
      />
      <IconButton
        aria-label={texts.increase(line.name)}
        disabled={next > most}
        onClick={() => onChange(next)}
      >
        <PlusIcon size={20} />
      </IconButton>
    </Row>
  );
}

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
