import type { SyntheticEvent } from 'react';

import { PRODUCT_LENGTHS } from '@kargha/domain/catalogue/product-limits';
import { MARK_SCHEMES } from '@kargha/domain/catalogue/provenance';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FieldPair, PartHeading } from '#ui/forms/form-section.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';

import { originTexts } from '../../origin-texts.ts';
import { blankMark, type TrustMarkFormValues } from '../state/origin-form-values.ts';
import type { ProductFormValues } from '../state/product-form-values.ts';
import { RowFrame } from './row-frame.tsx';

export function TrustMarkFields() {
  const texts = useTexts(originTexts);
  const { values, setValue } = useFormValues<ProductFormValues>();
  const { marks } = values;
  const unusedScheme = MARK_SCHEMES.find((scheme) => marks.every((mark) => mark.scheme !== scheme));
  return (
    <>
      <PartHeading>{texts.labels.marks}</PartHeading>
      <p>{texts.marksHint}</p>
      {marks.map((mark, index) => (
        <TrustMarkRow
          key={mark.id}
          mark={mark}
          index={index}
          onRemove={() =>
            setValue(
              'marks',
              marks.filter(({ id }) => id !== mark.id),
            )
          }
        />
      ))}
      {unusedScheme && (
        <div>
          <Button
            onClick={() => setValue('marks', [...marks, { ...blankMark(), scheme: unusedScheme }])}
          >
            {texts.addMark}
          </Button>
        </div>
      )}
    </>
  );
}

interface TrustMarkRowProps {
  mark: TrustMarkFormValues;
  index: number;
  onRemove: () => void;
}

function TrustMarkRow({ mark, index, onRemove }: TrustMarkRowProps) {
  const texts = useTexts(originTexts);
  const { setPart } = useFormValues<ProductFormValues>();
  const name = `marks.${index}` as const;

  function uncheck({ target }: SyntheticEvent) {
    const isCheckbox = target instanceof HTMLInputElement && target.type === 'checkbox';
    if (!isCheckbox && mark.checked) setPart(`${name}.checked`, false);
  }

  const schemes = MARK_SCHEMES.map((value) => ({ value, label: texts.schemes[value] }));
  return (
    <RowFrame onChange={uncheck}>
      <legend>{texts.mark(index + 1)}</legend>
      <FieldPair>
        <FormSelectField name={`${name}.scheme`} label={texts.scheme} options={schemes} />
        <FormTextField
          name={`${name}.labelNo`}
          label={texts.labelNo}
          maxLength={PRODUCT_LENGTHS.labelNo}
        />
        <FormTextField
          name={`${name}.authorisedUser`}
          label={texts.authorisedUser}
          maxLength={PRODUCT_LENGTHS.authorisedUser}
        />
        <FormTextField
          name={`${name}.verifyUrl`}
          label={texts.verifyUrl}
          type="url"
          placeholder={texts.verifyUrlBegin}
          maxLength={PRODUCT_LENGTHS.verifyUrl}
        />
        {mark.scheme === 'gi' && (
          <FormTextField
            name={`${name}.giName`}
            label={texts.giName}
            hint={texts.giNameHint}
            maxLength={PRODUCT_LENGTHS.giName}
          />
        )}
      </FieldPair>
      <FormCheckbox name={`${name}.checked`} label={texts.checked} />
      {mark.checked && mark.checkedAt && <p>{texts.checkedOn(formatDay(mark.checkedAt))}</p>}
      <Button look="quiet" onClick={onRemove}>
        {texts.removeMark(index + 1)}
      </Button>
    </RowFrame>
  );
}
