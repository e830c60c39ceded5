import { useId } from 'react';

import type { DeliveryEstimate } from '@kargha/domain/shopping/delivery';
import { formatWeekday } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { productTexts } from '../../product-texts.ts';
import { useDeliveryCheck } from '../state/use-delivery-check.ts';
import { SectionTitle } from './section-title.tsx';

export function DeliveryCheck({ isMadeToOrder }: { isMadeToOrder: boolean }) {
  const texts = useTexts(productTexts);
  const id = useId();
  const { pincode, answer, setPincode, check } = useDeliveryCheck(isMadeToOrder);
  const error = answer?.kind === 'malformed' ? texts.pincodeMalformed : undefined;
  return (
    <section>
      <SectionTitle>{texts.delivery}</SectionTitle>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <FieldFrame id={id} label={texts.pincode} error={error}>
          <TextInput
            {...describeField(id, error)}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            value={pincode}
            onChange={(event) => setPincode(event.currentTarget.value)}
          />
        </FieldFrame>
        <Button type="submit">{texts.checkPincode}</Button>
      </Form>
      <div role="status">{answer?.kind === 'estimate' && <Estimate {...answer} />}</div>
    </section>
  );
}

function Estimate({ from, to, zone }: Extract<DeliveryEstimate, { kind: 'estimate' }>) {
  const texts = useTexts(productTexts);
  return (
    <p>
      <strong>{texts.arrives(formatWeekday(from), formatWeekday(to))}</strong>{' '}
      {texts.arrivesNote[zone]}
    </p>
  );
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) auto',
  alignItems: 'start',
  justifyContent: 'start',
  gap: theme.spacing(1),
  // Aligns the button with the input: skips the height of the label and its gap.
  '& > button': { marginTop: `calc(0.95rem * 1.4 + ${theme.spacing(0.75)})`, minHeight: 48 },
}));
