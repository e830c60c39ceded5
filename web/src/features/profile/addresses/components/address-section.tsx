import { useRef, useState } from 'react';

import { formatPhone } from '@kargha/domain/india/phone-number';
import type { SavedAddress } from '@kargha/domain/people/user-schema';
import { useTexts } from '#lib/language/language.ts';
import { restoreFocusAfterDialog } from '#lib/browser/page-focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { Tag } from '#ui/tag.tsx';
import { styled } from '#ui/theme/styled.ts';

import { profileTexts } from '../../profile-texts.ts';
import {
  MAX_ADDRESSES,
  formatAddressLine,
  withAddress,
  withDefault,
} from '../state/address-book.ts';
import { saveProfileFields } from '../../state/profile-actions.ts';
import { useAction } from '../../state/use-action.ts';
import { AddressForm } from './address-form.tsx';
import { Aside, Buttons, Section } from '../../components/section.tsx';

const RemoveAddressDialog = lazyComponent(
  async () => (await import('./remove-address-dialog.tsx')).RemoveAddressDialog,
  { onError: 'over' },
);

type OpenAddressForm =
  | { act: 'edit'; address: SavedAddress | undefined }
  | { act: 'remove'; address: SavedAddress };

export function AddressSection({ addresses }: { addresses: SavedAddress[] }) {
  const texts = useTexts(profileTexts);
  const [open, setOpen] = useState<OpenAddressForm>();
  const { isBusy, run } = useAction();
  const container = useRef<HTMLDivElement>(null);

  function close() {
    setOpen(undefined);
    restoreFocusAfterDialog(() => container.current?.querySelector('button') ?? null);
  }

  async function saveAddresses(book: SavedAddress[]) {
    const saved = { title: texts.saved, message: texts.addressSaved };
    if (await run(() => saveProfileFields({ addresses: book }), saved)) close();
  }

  return (
    <Section title={texts.addressesTitle}>
      {addresses.length === 0 && <Aside>{texts.noAddresses}</Aside>}
      <Cards>
        {addresses.map((address, index) => (
          <AddressCard
            key={address.id}
            address={address}
            isDefault={index === 0}
            isBusy={isBusy}
            onEdit={() => setOpen({ act: 'edit', address })}
            onRemove={() => setOpen({ act: 'remove', address })}
            onDefault={() => void saveAddresses(withDefault(addresses, address.id))}
          />
        ))}
      </Cards>
      <div ref={container}>
        {open ? (
          <AddressEditor book={addresses} open={open} onSaveBook={saveAddresses} onClose={close} />
        ) : (
          <AddAddress
            isFull={addresses.length >= MAX_ADDRESSES}
            onAdd={() => setOpen({ act: 'edit', address: undefined })}
          />
        )}
      </div>
    </Section>
  );
}

interface AddressEditorProps {
  book: SavedAddress[];
  open: OpenAddressForm;
  onSaveBook: (book: SavedAddress[]) => Promise<void>;
  onClose: () => void;
}

function AddressEditor({ book, open, onSaveBook, onClose }: AddressEditorProps) {
  if (open.act === 'remove') {
    return (
      <RemoveAddressDialog
        book={book}
        address={open.address}
        onSaveBook={onSaveBook}
        onClose={onClose}
      />
    );
  }
  return (
    <div key={open.address?.id ?? 'new'} ref={focusFirstInput}>
      <AddressForm
        address={open.address}
        onSave={(address) => onSaveBook(withAddress(book, address))}
        onCancel={onClose}
      />
    </div>
  );
}

function focusFirstInput(frame: HTMLElement | null): void {
  frame?.querySelector('input')?.focus();
}

function AddAddress({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) {
  const texts = useTexts(profileTexts);
  if (isFull) return <Aside>{texts.addressesFull}</Aside>;
  return <Button onClick={onAdd}>{texts.addAddress}</Button>;
}

interface AddressCardProps {
  address: SavedAddress;
  isDefault: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onDefault: () => void;
}

function AddressCard({
  address,
  isDefault,
  isBusy,
  onEdit,
  onRemove,
  onDefault,
}: AddressCardProps) {
  const texts = useTexts(profileTexts);
  const addressLine = formatAddressLine(address);
  return (
    <li>
      <strong>
        {address.name} {isDefault && <Tag tone="done">{texts.defaultAddress}</Tag>}
      </strong>
      <p>{addressLine}</p>
      <p>{formatPhone(address.phone)}</p>
      <Buttons>
        <Button look="quiet" aria-label={`${texts.edit}: ${addressLine}`} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button look="quiet" aria-label={`${texts.remove}: ${addressLine}`} onClick={onRemove}>
          {texts.remove}
        </Button>
        {!isDefault && (
          <Button
            look="quiet"
            aria-label={`${texts.makeDefault}: ${addressLine}`}
            disabled={isBusy}
            onClick={onDefault}
          >
            {texts.makeDefault}
          </Button>
        )}
      </Buttons>
    </li>
  );
}

const Cards = styled('ul')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' },
  '&:empty': { display: 'none' },
  '& > li': {
    padding: spacing(2),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shop.radius.control,
  },
  '& > li > div': { marginTop: spacing(0.5), marginInlineStart: spacing(-1) },
}));
