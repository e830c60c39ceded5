import { isSameLine, keyOf, refOf } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import { findStoredUnits, type StockOption } from '#session/state/find-products.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormMessage } from '#ui/forms/form-message.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { styled } from '#ui/theme/styled.ts';

import type { TransferFormValues, TransferLineValues } from '../state/transfer-form-values.ts';
import { transfersTexts } from '../transfers-texts.ts';

export function TransferLines() {
  const texts = useTexts(transfersTexts);
  const { values, setValue } = useFormValues<TransferFormValues>();
  const { lines } = values;
  const put = (changed: TransferLineValues[]) => setValue('lines', changed);

  function add({ productId, options, label: title }: StockOption) {
    const added = { ...refOf({ productId, options }), title, quantity: '1' };
    if (lines.every((line) => !isSameLine(line, added))) put([...lines, added]);
  }

  return (
    <>
      <SearchPicker
        label={texts.addProduct}
        placeholder={texts.addProductHint}
        nothing={texts.noProduct}
        find={findStoredUnits}
        onPick={add}
      />
      <FormMessage name="lines" />
      {lines.map(({ title, quantity, ...ref }) => (
        <Row key={keyOf(ref)}>
          <strong>{title}</strong>
          <TextInput
            inputMode="numeric"
            aria-label={texts.piecesOf(title)}
            value={quantity}
            onChange={({ currentTarget: { value } }) =>
              put(
                lines.map((line) => (isSameLine(line, ref) ? { ...line, quantity: value } : line)),
              )
            }
          />
          <Button
            look="quiet"
            aria-label={texts.removeOf(title)}
            onClick={() => put(lines.filter((line) => !isSameLine(line, ref)))}
          >
            {texts.remove}
          </Button>
        </Row>
      ))}
    </>
  );
}

const Row = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) 90px auto',
  paddingBlock: spacing(1),
  borderTop: `1px solid ${vars.palette.divider}`,
}));
