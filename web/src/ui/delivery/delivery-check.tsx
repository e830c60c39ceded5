import { useId } from 'react';

import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { describeField, FieldFrame } from '../forms/field-frame.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { styled } from '../theme/styled.ts';
import { EstimateText } from './delivery-estimate.tsx';
import { deliveryTexts } from './delivery-texts.ts';
import { useDeliveryCheck, type MakingDays } from './use-delivery-check.ts';

/** Asks for a pincode and says when the pieces would arrive there. */
export function DeliveryCheck({ makingDays }: { makingDays: MakingDays }) {
  const texts = useTexts(deliveryTexts);
  const id = useId();
  const { pincode, answer, setPincode, check } = useDeliveryCheck(makingDays);
  const error = answer?.kind === 'malformed' ? texts.malformed : undefined;
  return (
    <>
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
        <Button type="submit">{texts.check}</Button>
      </Form>
      <EstimateText answer={answer} />
    </>
  );
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) auto',
  alignItems: 'start',
  justifyContent: 'start',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(1),
  // Aligns the button with the input: skips the height of the label and its gap.
  '& > button': { marginTop: `calc(0.95rem * 1.4 + ${theme.spacing(0.75)})`, minHeight: 48 },
}));
