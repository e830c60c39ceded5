import { useEffect, useId, useRef } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import type { TailoringProblem } from '@kargha/domain/catalogue/tailoring';
import type { MeasurementField } from '@kargha/domain/catalogue/tailoring-schema';
import { tailoringMessage } from '@kargha/domain/messages/tailoring-messages';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useTexts } from '#lib/language/language.ts';
import { FieldFrame, describeField } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { tailoringTexts } from '../../tailoring-texts.ts';
import { isTypedWithinLimits, typeMeasurements } from '../state/chosen-tailoring.ts';
import { MeasureDrawing } from './measure-drawing.tsx';

interface MeasurementInputProps {
  product: Product;
  field: MeasurementField;
  typed: string;
  /** how often the shopper tried to buy */
  attempts: number;
  problem: TailoringProblem | null;
}

export function MeasurementInput(props: MeasurementInputProps) {
  const { product, field, typed, attempts, problem } = props;
  const texts = useTexts(tailoringTexts);
  const id = useId();
  const name = useLocalized(field.name, field.nameHindi);
  const how = useLocalized(field.how, field.howHindi);
  const input = useFocusWhenMissing(problem, field, attempts);
  const error = useProblem(props);
  const unit = texts.unit[field.unit];
  const limits = texts.limits(field.min, field.max, unit);
  const hint = how.text === '' ? limits : `${limits}. ${how.text}`;
  return (
    <Row lang={name.lang}>
      {field.picture !== '' && <MeasureDrawing picture={field.picture} />}
      <FieldFrame id={id} label={`${name.text} (${unit})`} hint={hint} error={error}>
        <TextInput
          {...describeField(id, error, hint)}
          ref={input}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          onChange={({ currentTarget: { value } }) =>
            typeMeasurements(product, { [field.id]: value })
          }
        />
      </FieldFrame>
    </Row>
  );
}

function useProblem({ product, field: asked, typed, attempts }: MeasurementInputProps) {
  const { text: name } = useLocalized(asked.name, asked.nameHindi);
  const field = { ...asked, name };
  const title = useLocalized(product.title, product.titleHindi);
  if (typed === '') {
    const kind = 'measurement_missing';
    return attempts > 0 ? tailoringMessage({ kind, field }, title.text) : undefined;
  }
  const kind = 'measurement_limits';
  return isTypedWithinLimits(typed, field)
    ? undefined
    : tailoringMessage({ kind, field }, title.text);
}

/** When the shopper tries to buy, not while a measurement is typed. */
function useFocusWhenMissing(
  problem: TailoringProblem | null,
  field: MeasurementField,
  attempts: number,
) {
  const input = useRef<HTMLInputElement>(null);
  const seen = useRef(attempts);
  const isFirst = problem !== null && 'field' in problem && problem.field.id === field.id;
  useEffect(() => {
    if (attempts === seen.current) return;
    seen.current = attempts;
    if (isFirst) input.current?.focus();
  }, [attempts, isFirst]);
  return input;
}

const Row = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: spacing(1.5),
  alignItems: 'start',
  '& > :only-child': { gridColumn: '1 / -1' },
}));
