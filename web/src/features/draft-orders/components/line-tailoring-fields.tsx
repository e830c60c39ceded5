import { useState } from 'react';

import { offersGiftWrap } from '@kargha/domain/catalogue/gift-wrap';
import {
  fromMillimetres,
  neededMeasurements,
  toMillimetres,
} from '@kargha/domain/catalogue/tailoring';
import { tailoringOf, type MeasurementField } from '@kargha/domain/catalogue/tailoring-schema';
import { parseNumber } from '@kargha/domain/money/parse-number';
import type { DraftLine } from '@kargha/domain/orders/draft-order-endpoints';
import { MAX_GIFT_NOTE } from '@kargha/domain/shopping/gift';
import type { TailoringChoice } from '@kargha/domain/shopping/tailoring-choice';
import { useTexts } from '#lib/language/language.ts';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { draftOrdersTexts } from '../draft-orders-texts.ts';

interface LineTailoringFieldsProps {
  line: DraftLine;
  choice: TailoringChoice;
  onChange: (choice: TailoringChoice) => void;
}

/** Services, measurements and gift note of a line; the server says what is missing or outside its limits. */
export function LineTailoringFields({ line, choice, onChange }: LineTailoringFieldsProps) {
  const texts = useTexts(draftOrdersTexts);
  const tailoring = tailoringOf(line);
  const { services = [], measurements = {} } = choice;

  function change(chosen: string[], given: Readonly<Record<string, number>>) {
    const needed = new Set(neededMeasurements(tailoring, chosen).map(({ id }) => id));
    const kept = Object.entries(given).filter(([id]) => needed.has(id));
    onChange({
      services: chosen.length > 0 ? chosen : undefined,
      measurements: kept.length > 0 ? Object.fromEntries(kept) : undefined,
    });
  }

  return (
    <>
      {tailoring.services.length > 0 && (
        <CheckboxGroup
          legend={texts.servicesOf(line.title)}
          options={tailoring.services.map(({ id }) => id)}
          names={Object.fromEntries(
            tailoring.services.map(({ id, name, price }) => [id, texts.service(name, price)]),
          )}
          chosen={services}
          onChange={(chosen) => change(chosen, measurements)}
        />
      )}
      {neededMeasurements(tailoring, services).map((field) => (
        <MeasurementInput
          key={field.id}
          field={field}
          mm={measurements[field.id]}
          onChange={(mm) => {
            const { [field.id]: _before, ...others } = measurements;
            change(services, mm === undefined ? others : { ...others, [field.id]: mm });
          }}
        />
      ))}
      {offersGiftWrap(line) && (
        <label>
          {texts.giftNote}
          <TextInput
            maxLength={MAX_GIFT_NOTE}
            value={choice.giftNote ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ giftNote: value || undefined })}
          />
        </label>
      )}
    </>
  );
}

interface MeasurementInputProps {
  field: MeasurementField;
  mm: number | undefined;
  onChange: (mm: number | undefined) => void;
}

function MeasurementInput({ field, mm, onChange }: MeasurementInputProps) {
  const texts = useTexts(draftOrdersTexts);
  const { name, unit, min, max } = field;
  const [typed, setTyped] = useState(mm === undefined ? '' : String(fromMillimetres(mm, unit)));
  return (
    <label>
      {texts.measurement(name, min, max, unit)}
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          const number = value.trim() === '' ? 0 : parseNumber(value);
          onChange(number > 0 ? toMillimetres(number, unit) : undefined);
        }}
      />
    </label>
  );
}
