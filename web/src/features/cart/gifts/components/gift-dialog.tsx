import { useId, useState } from 'react';

import { cartLineKey, type CartLine } from '@kargha/domain/shopping/cart';
import { giftOf, giveAsGift, type Gift } from '@kargha/domain/shopping/cart-gift';
import { MAX_GIFT_NOTE } from '@kargha/domain/shopping/gift';
import { formatRupees } from '@kargha/domain/money/money-format';
import { visibleText } from '@kargha/domain/records/visible-text';
import {
  DEFAULT_GIFT_WRAP,
  type GiftWrapSettings,
} from '@kargha/domain/settings/gift-wrap-settings';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextArea } from '#ui/forms/text-input.tsx';

import { useGiftWrap } from '../../checks/state/cart-check.ts';
import { useServiceNote } from '../../prices/state/service-note.ts';
import { useCartStore } from '../../state/cart-store.ts';
import { giftTexts } from '../gift-texts.ts';

interface GiftDialogProps {
  line: CartLine;
  onClose: () => void;
}

/** Gift wrap and the gift note of a cart line. A gift that is no longer offered can only be removed. */
export function GiftDialog({ line, onClose }: GiftDialogProps) {
  const texts = useTexts(giftTexts);
  const { text: name } = useLocalized(line.name, line.nameHindi);
  const offer = useGiftWrap(line);
  const [gift, setGift] = useState(() => giftOf(line));
  const isOffered = Boolean(offer);

  function save() {
    const note = isOffered ? visibleText(gift.note).trim() : '';
    const terms = offer ?? DEFAULT_GIFT_WRAP;
    useCartStore.setState(({ lines }) => ({
      lines: giveAsGift(lines, cartLineKey(line), { ...gift, note }, terms),
    }));
    return Promise.resolve();
  }

  return (
    <ActionDialog
      title={texts.title(name)}
      confirm={isOffered ? texts.save : texts.remove}
      onConfirm={save}
      onClose={onClose}
    >
      {offer ? (
        <GiftFields line={line} gift={gift} offer={offer} onChange={setGift} />
      ) : (
        <p>{texts.gone}</p>
      )}
    </ActionDialog>
  );
}

interface GiftFieldsProps {
  line: CartLine;
  gift: Gift;
  offer: GiftWrapSettings;
  onChange: (gift: Gift) => void;
}

function GiftFields({ line, gift, offer: { priceRupees }, onChange }: GiftFieldsProps) {
  const texts = useTexts(giftTexts);
  const id = useId();
  const hint = texts.noteHint(MAX_GIFT_NOTE);
  const priceNote = useServiceNote(line);
  const price = priceNote(formatRupees(priceRupees));
  const wrap = priceRupees > 0 ? texts.wrapPrice(price) : texts.wrapFree;
  return (
    <>
      <CheckboxGroup
        legend={texts.wrap}
        options={['wrap']}
        names={{ wrap }}
        chosen={gift.isWrapped ? ['wrap'] : []}
        onChange={(chosen) => onChange({ ...gift, isWrapped: chosen.length > 0 })}
      />
      <FieldFrame id={id} label={texts.note} optional={texts.optional} hint={hint}>
        <TextArea
          rows={3}
          maxLength={MAX_GIFT_NOTE}
          value={gift.note}
          {...describeField(id, undefined, hint)}
          onChange={({ currentTarget: { value: note } }) => onChange({ ...gift, note })}
        />
      </FieldFrame>
    </>
  );
}
