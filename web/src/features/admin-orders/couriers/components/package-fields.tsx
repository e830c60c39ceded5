import { useState } from 'react';

import type { CourierRate } from '@kargha/domain/couriers/choose-courier';
import type { PackageSize } from '@kargha/domain/couriers/parcel-package';
import { useTexts } from '#lib/language/language.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { FieldPair } from '#ui/forms/form-section.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { courierTexts } from '../courier-texts.ts';

const SIZES = ['weightGrams', 'lengthCm', 'breadthCm', 'heightCm'] as const;

type Typed = Partial<Record<keyof PackageSize, string>>;

/** What the server proposes and asks for a parcel. */
interface ReadPrices {
  isPending: boolean;
  error: unknown;
  data?: { size: PackageSize; rates: readonly CourierRate[]; chosen: number | null } | undefined;
}

/** Size and courier of a parcel, as proposed until staff change them. */
export function usePricedPackage(prices: ReadPrices) {
  const [typed, setTyped] = useState<Typed>({});
  const [chosen, choose] = useState<number>();
  const size = prices.data?.size;
  return {
    ...{ prices, typed, choose },
    courierId: chosen ?? prices.data?.chosen ?? undefined,
    /** undefined before a size was proposed */
    entered: size && sizeOf(typed, size),
    type: (name: keyof PackageSize, value: string) => setTyped({ ...typed, [name]: value }),
  };
}

interface PackageFieldsProps {
  parcel: ReturnType<typeof usePricedPackage>;
  onAsk: () => void;
}

export function PackageFields({ parcel, onAsk }: PackageFieldsProps) {
  const texts = useTexts(courierTexts);
  const { data, isPending, error } = parcel.prices;
  return (
    <>
      {data && (
        <FieldPair>
          {SIZES.map((name) => (
            <FieldFrame key={name} id={`package-${name}`} label={texts[name]}>
              <TextInput
                id={`package-${name}`}
                inputMode="decimal"
                value={parcel.typed[name] ?? String(data.size[name])}
                onChange={(event) => parcel.type(name, event.target.value)}
              />
            </FieldFrame>
          ))}
        </FieldPair>
      )}
      <Button onClick={onAsk}>{texts.showRates}</Button>
      <Status role="status">
        {isPending && <p>{texts.loadingRates}</p>}
        {error !== null && <Notice tone="error" title={errorMessage(error)} />}
      </Status>
      {data && <RateField rates={data.rates} value={parcel.courierId} onChange={parcel.choose} />}
    </>
  );
}

interface RateFieldProps {
  rates: readonly CourierRate[];
  value: number | undefined;
  onChange: (courierId: number) => void;
}

function RateField({ rates, value, onChange }: RateFieldProps) {
  const texts = useTexts(courierTexts);
  if (rates.length === 0) return <Notice tone="warning" title={texts.noRates} />;
  return (
    <SelectField
      label={texts.courier}
      value={String(value)}
      options={rates.map(({ courierId, courier, charge, days }) => ({
        value: String(courierId),
        label: texts.rate(courier, charge, days),
      }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}

/** What staff typed, where it is a number; the server checks the limits. */
function sizeOf(typed: Typed, proposed: PackageSize): PackageSize {
  const number = (name: keyof PackageSize) => {
    const value = Number(typed[name] ?? proposed[name]);
    return Number.isFinite(value) ? value : proposed[name];
  };
  return {
    weightGrams: Math.round(number('weightGrams')),
    lengthCm: number('lengthCm'),
    breadthCm: number('breadthCm'),
    heightCm: number('heightCm'),
  };
}

const Status = styled('div')({ display: 'grid' });
