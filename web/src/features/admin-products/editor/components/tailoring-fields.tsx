import { PRODUCT_LENGTHS } from '@kargha/domain/catalogue/product-limits';
import { STANDARD_MEASUREMENTS } from '@kargha/domain/catalogue/standard-measurements';
import { MAX_MEASUREMENT_FIELDS, MAX_SERVICES } from '@kargha/domain/catalogue/tailoring-input';
import { MEASURE_UNITS } from '@kargha/domain/catalogue/tailoring-schema';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { FieldPair, FormSection, PartHeading } from '#ui/forms/form-section.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';

import { tailoringTexts } from '../../tailoring-texts.ts';
import type { ProductFormValues } from '../state/product-form-values.ts';
import {
  blankMeasurement,
  blankService,
  toMeasurementFormValues,
} from '../state/tailoring-form-values.ts';
import { RowFrame } from './row-frame.tsx';

const OTHER = 'other';

/** What a product is made or altered to: measurements, and services with a price. */
export function TailoringFields() {
  const texts = useTexts(tailoringTexts);
  return (
    <FormSection title={texts.title}>
      <p>{texts.hint}</p>
      <MeasurementFields />
      <ServiceFields />
    </FormSection>
  );
}

function MeasurementFields() {
  const texts = useTexts(tailoringTexts);
  const { values, setValue } = useFormValues<ProductFormValues>();
  const { measurements, services } = values.tailoring;
  const unused = STANDARD_MEASUREMENTS.filter(({ id }) =>
    measurements.every((field) => field.id !== id),
  );

  function add(chosen: string) {
    const standard = unused.find(({ id }) => id === chosen);
    if (!standard && chosen !== OTHER) return;
    const field = standard ? toMeasurementFormValues(standard) : blankMeasurement();
    setValue('tailoring', { measurements: [...measurements, field], services });
  }

  return (
    <>
      <PartHeading>{texts.measurements}</PartHeading>
      <p>{texts.measurementsHint}</p>
      {measurements.map(({ id }, index) => (
        <MeasurementRow
          key={id}
          index={index}
          onRemove={() =>
            setValue('tailoring', {
              measurements: measurements.filter((field) => field.id !== id),
              services,
            })
          }
        />
      ))}
      {measurements.length < MAX_MEASUREMENT_FIELDS && (
        <SelectField
          label={texts.addStandard}
          value=""
          options={[
            { value: '', label: texts.choose },
            ...unused.map(({ id, name }) => ({ value: id, label: name })),
            { value: OTHER, label: texts.other },
          ]}
          onChange={add}
        />
      )}
    </>
  );
}

function MeasurementRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const texts = useTexts(tailoringTexts);
  const name = `tailoring.measurements.${index}` as const;
  const units = MEASURE_UNITS.map((value) => ({ value, label: texts.units[value] }));
  return (
    <RowFrame>
      <legend>{texts.measurement(index + 1)}</legend>
      <FieldPair>
        <NameFields name={name} />
        <FormTextField name={`${name}.min`} label={texts.min} inputMode="decimal" />
        <FormTextField name={`${name}.max`} label={texts.max} inputMode="decimal" />
        <FormTextField
          name={`${name}.how`}
          label={texts.how}
          maxLength={PRODUCT_LENGTHS.measuring}
        />
        <FormTextField
          name={`${name}.howHindi`}
          label={texts.howHindi}
          maxLength={PRODUCT_LENGTHS.measuring}
        />
        <FormSelectField name={`${name}.unit`} label={texts.unit} options={units} />
      </FieldPair>
      <Button look="quiet" onClick={onRemove}>
        {texts.remove(index + 1)}
      </Button>
    </RowFrame>
  );
}

function ServiceFields() {
  const texts = useTexts(tailoringTexts);
  const { values, setValue } = useFormValues<ProductFormValues>();
  const { measurements, services } = values.tailoring;
  const setServices = (changed: typeof services) =>
    setValue('tailoring', { measurements, services: changed });
  return (
    <>
      <PartHeading>{texts.services}</PartHeading>
      {services.map(({ id }, index) => (
        <ServiceRow
          key={id}
          index={index}
          onRemove={() => setServices(services.filter((service) => service.id !== id))}
        />
      ))}
      {services.length < MAX_SERVICES && (
        <div>
          <Button onClick={() => setServices([...services, blankService()])}>
            {texts.addService}
          </Button>
        </div>
      )}
    </>
  );
}

function ServiceRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const texts = useTexts(tailoringTexts);
  const { values, setValue } = useFormValues<ProductFormValues>();
  const { measurements, services } = values.tailoring;
  const name = `tailoring.services.${index}` as const;
  return (
    <RowFrame>
      <legend>{texts.service(index + 1)}</legend>
      <FieldPair>
        <NameFields name={name} />
        <FormTextField name={`${name}.price`} label={texts.price} inputMode="decimal" />
        <FormTextField name={`${name}.makingDays`} label={texts.makingDays} inputMode="numeric" />
      </FieldPair>
      {measurements.length > 0 && (
        <CheckboxGroup
          legend={texts.needs}
          options={measurements.map(({ id }) => id)}
          names={Object.fromEntries(measurements.map((field) => [field.id, field.name]))}
          chosen={services[index]?.measurements ?? []}
          onChange={(needed) =>
            setValue('tailoring', {
              measurements,
              services: services.map((service, place) =>
                place === index ? { ...service, measurements: needed } : service,
              ),
            })
          }
        />
      )}
      <Button look="quiet" onClick={onRemove}>
        {texts.removeService(index + 1)}
      </Button>
    </RowFrame>
  );
}

function NameFields({ name }: { name: string }) {
  const texts = useTexts(tailoringTexts);
  return (
    <>
      <FormTextField
        name={`${name}.name`}
        label={texts.name}
        maxLength={PRODUCT_LENGTHS.tailoringName}
      />
      <FormTextField
        name={`${name}.nameHindi`}
        label={texts.nameHindi}
        maxLength={PRODUCT_LENGTHS.tailoringName}
      />
    </>
  );
}
