import type { QuoteAcceptance } from '@kargha/domain/quotes/quote-offer';
import { useTexts } from '#lib/language/language.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { SelectField } from '#ui/forms/select-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';

import { offerTexts } from '../../offer-texts.ts';
import { toDelivery, isSameAddress } from '../state/delivery-address.ts';

const ANOTHER_ADDRESS = '';

export function SavedAddresses() {
  const texts = useTexts(offerTexts);
  const saved = useSession(selectProfile)?.addresses ?? [];
  const { values, setValue } = useFormValues<QuoteAcceptance>();
  if (saved.length === 0) return null;
  const chosen =
    saved.find((address) => isSameAddress(address, values.deliverTo))?.id ?? ANOTHER_ADDRESS;
  const options = saved.map(({ id, name, line1, city }) => ({
    value: id,
    label: `${name}, ${line1}, ${city}`,
  }));

  function choose(id: string) {
    const address = saved.find((address) => address.id === id);
    setValue(
      'deliverTo',
      address ? toDelivery(address) : { ...values.deliverTo, line1: '', line2: '' },
    );
  }

  return (
    <SelectField
      label={texts.savedAddress}
      value={chosen}
      options={[...options, { value: ANOTHER_ADDRESS, label: texts.anotherAddress }]}
      onChange={choose}
    />
  );
}
