import type { SavedAddress } from '@kargha/domain/people/user-schema';
import { BLANK_ADDRESS } from '@kargha/domain/shopping/browser-purchase';
import { useTexts } from '#lib/language/language.ts';
import { SelectField } from '#ui/forms/select-field.tsx';

import { checkoutTexts } from '../../checkout-texts.ts';
import type { CheckoutDraft } from '../../state/checkout-draft.ts';
import { isSameAddress } from '../state/address-book.ts';

const ANOTHER = '';

interface AddressChoiceProps {
  saved: readonly SavedAddress[];
  values: CheckoutDraft;
  onChange: (values: CheckoutDraft) => void;
}

/** The fields below stay editable. */
export function AddressChoice({ saved, values, onChange }: AddressChoiceProps) {
  const texts = useTexts(checkoutTexts);
  const chosen = saved.find((address) => isSameAddress(address, values.address))?.id ?? ANOTHER;

  function choose(id: string) {
    const found = saved.find((address) => address.id === id);
    onChange(found ? withAddress(values, found) : { ...values, address: BLANK_ADDRESS });
  }

  return (
    <SelectField
      label={texts.savedAddress}
      value={chosen}
      options={[
        ...saved.map(({ id, name, line1, city, pincode }) => ({
          value: id,
          label: `${name}, ${line1}, ${city} ${pincode}`,
        })),
        { value: ANOTHER, label: texts.anotherAddress },
      ]}
      onChange={choose}
    />
  );
}

/** Fields that the saved address lacks keep their value. */
function withAddress(values: CheckoutDraft, saved: SavedAddress): CheckoutDraft {
  const { id: _id, name, phone, ...address } = saved;
  return {
    ...values,
    name: name === '' ? values.name : name,
    phone: phone === '' ? values.phone : phone,
    address,
  };
}
