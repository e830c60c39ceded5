import { useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { restoreFocusAfterDialog } from '#lib/browser/page-focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { cartCodeTexts } from '../cart-code-texts.ts';
import {
  applyCode,
  removeCode,
  useCartPriceStore,
  type CodeKind,
} from '../state/cart-price-store.ts';

/** Promo code or gift card. The server checks it; its message is shown below the field. */
export function CartCodeBox({ kind }: { kind: CodeKind }) {
  const texts = useTexts(cartCodeTexts)[kind];
  const applied = useCartPriceStore(({ codes, serverPrice }) => (serverPrice ? codes[kind] : ''));
  const description = useCartPriceStore(({ serverPrice }) => serverPrice?.coupon.description ?? '');
  const id = useId();
  // The pressed button disappears, so the focus moves to what replaces it.
  const keepFocus = () => restoreFocusAfterDialog(() => document.getElementById(id));

  if (applied === '') return <CodeForm kind={kind} id={id} onAnswer={keepFocus} />;
  const field = kind === 'giftCard' ? `…${applied.slice(-4)}` : applied;
  return (
    <Applied id={id} role="status" tabIndex={-1}>
      <span>
        <strong>{texts.applied(field)}</strong>
        {kind === 'couponCode' && description && <small>{description}</small>}
      </span>
      <Button
        look="quiet"
        aria-label={texts.removeNamed}
        onClick={() => {
          void removeCode(kind);
          keepFocus();
        }}
      >
        {texts.remove}
      </Button>
    </Applied>
  );
}

/** Once the field is touched: before that, what appears would move the button below it. */
const CartOffers = lazyComponent(async () => (await import('./cart-offers.tsx')).CartOffers, {
  onError: () => null,
});

interface CodeFormProps {
  kind: CodeKind;
  id: string;
  onAnswer: () => void;
}

function CodeForm({ kind, id, onAnswer }: CodeFormProps) {
  const texts = useTexts(cartCodeTexts)[kind];
  const refusal = useCartPriceStore(({ refusals }) => refusals[kind]);
  const isAsking = useCartPriceStore(({ checking }) => checking[kind] !== '');
  const [typed, setTyped] = useState('');
  const [isTouched, setIsTouched] = useState(false);

  function apply(code: string) {
    if (!isAsking) void applyCode(kind, code).then(onAnswer);
  }

  return (
    <form
      onFocus={() => setIsTouched(true)}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        apply(typed);
      }}
    >
      <FieldFrame id={id} label={texts.label} error={refusal}>
        <Row>
          <TextInput
            {...describeField(id, refusal)}
            value={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" aria-label={texts.applyNamed} aria-disabled={isAsking}>
            {texts.apply}
          </Button>
        </Row>
      </FieldFrame>
      {kind === 'couponCode' && isTouched && <CartOffers onApply={apply} />}
    </form>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  '& > input': { flex: 1, minWidth: 0 },
}));

const Applied = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(1),
  padding: spacing(0.5, 1, 0.5, 2),
  borderRadius: vars.shop.radius.control,
  background: vars.palette.shop.done,
  color: vars.palette.shop.onDone,
  '& > button': { color: 'inherit' },
  '& small': { display: 'block', fontSize: '0.875rem' },
}));
