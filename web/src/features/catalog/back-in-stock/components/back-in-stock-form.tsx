import { useId } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { restoreFocus } from '#lib/browser/page-focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { productTexts } from '../../product-texts.ts';
import { useBackInStock } from '../state/use-back-in-stock.ts';
import { SectionTitle } from '../../product/components/section-title.tsx';

interface BackInStockFormProps {
  product: Product;
  /** the sold-out size; none for the product in any size */
  options?: LineOptions;
}

export function BackInStockForm({ product, options }: BackInStockFormProps) {
  const texts = useTexts(productTexts);
  const translate = useTranslate();
  const id = useId();
  const { email, request, setEmail, send } = useBackInStock({ productId: product._id, options });
  const error = request.step === 'typing' ? request.error : undefined;
  return (
    <Box data-back-in-stock>
      <SectionTitle>{texts.soldOutTitle}</SectionTitle>
      <div role="status">
        {request.step === 'noted' && (
          <p ref={restoreFocus} tabIndex={-1}>
            {translate(request.message)}
          </p>
        )}
      </div>
      {request.step !== 'noted' && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <FieldFrame id={id} label={texts.email} hint={texts.soldOutHint} error={error}>
            <TextInput
              {...describeField(id, error, texts.soldOutHint)}
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          </FieldFrame>
          <Button
            type="submit"
            look="action"
            aria-disabled={request.step === 'sending' || undefined}
          >
            {request.step === 'sending' ? texts.sending : texts.notifyMe}
          </Button>
        </form>
      )}
    </Box>
  );
}

const Box = styled('section')(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(2),
  // The heading has the space above it.
  padding: spacing(0, 2, 2),
  borderRadius: vars.shop.radius.card,
  background: vars.palette.shop.well,
  '& form': { display: 'grid', justifyItems: 'stretch', gap: spacing(1.5), marginTop: spacing(1) },
}));
