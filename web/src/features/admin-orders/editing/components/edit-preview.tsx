import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, type Paise } from '@kargha/domain/money/paise';
import type { EditPreview } from '@kargha/domain/orders/order-edit-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { IncludedTaxRow } from '#ui/included-tax-row.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { TotalsList, TotalsRow } from '#ui/totals-list.tsx';

import { editItemsTexts } from '../edit-items-texts.ts';
import type { EditPriceState } from '../state/use-edit-preview.ts';

interface EditPreviewPanelProps {
  price: EditPriceState;
  onCredit: boolean;
  onCreditChange: (onCredit: boolean) => void;
}

/** What changes: the sums before and after, and how the difference is settled. */
export function EditPreviewPanel({ price, onCredit, onCreditChange }: EditPreviewPanelProps) {
  const texts = useTexts(editItemsTexts);
  const { preview, failure, isWorking } = price;
  return (
    <Panel aria-busy={isWorking} aria-label={texts.change}>
      <Text variant="h3">{texts.change}</Text>
      {failure !== '' && <Notice tone="error" title={failure} />}
      {preview && (
        <>
          <Sums {...preview} />
          <Settlement preview={preview} onCredit={onCredit} />
        </>
      )}
      {!preview && failure === '' && <Quiet>{isWorking ? texts.working : texts.chooseFirst}</Quiet>}
      {mayBeOnCredit(preview) && (
        <CheckboxGroup
          legend={texts.onCreditLegend}
          options={['credit']}
          names={texts.onCredit}
          chosen={onCredit ? ['credit'] : []}
          onChange={(chosen) => onCreditChange(chosen.length > 0)}
        />
      )}
    </Panel>
  );
}

function mayBeOnCredit(preview: EditPreview | undefined): boolean {
  return preview?.mayBeOnCredit === true && preview.toPay > 0;
}

function Settlement({ preview, onCredit }: { preview: EditPreview; onCredit: boolean }) {
  const texts = useTexts(editItemsTexts);
  return (
    <div role="status">
      {settlement(preview, onCredit, texts).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

type Texts = (typeof editItemsTexts)['en'];

function settlement(preview: EditPreview, onCredit: boolean, texts: Texts): string[] {
  const { toPay, offBalance, toRefund, byHand, toPrepaid } = preview;
  const parts: [Paise, (amount: string) => string][] = [
    [toPay, onCredit ? texts.toPayOnCredit : texts.toPay],
    [offBalance, texts.offBalance],
    [toRefund, texts.toRefund],
    [byHand, texts.byHand],
    [toPrepaid, texts.toPrepaid],
  ];
  const sentences = parts.flatMap(([amount, say]) =>
    amount > 0 ? [say(formatPaise(amount))] : [],
  );
  return sentences.length > 0 ? sentences : [texts.same];
}

function Sums({ before, after }: Pick<EditPreview, 'before' | 'after'>) {
  const texts = useTexts(editItemsTexts);
  const less = (amount: Paise) => paise(0 - amount);
  const rows: [string, Paise, Paise][] = [
    [texts.goods, before.subtotal, after.subtotal],
    [texts.discount, less(before.discount), less(after.discount)],
    [texts.shipping, before.shipping, after.shipping],
    [texts.tax, added(before), added(after)],
    [texts.giftCard, less(before.giftCard), less(after.giftCard)],
  ];
  const { was } = texts;
  const changed = (then: Paise, now: Paise) =>
    then === now ? undefined : <Was>{was(formatPaise(then))}</Was>;
  return (
    <TotalsList>
      {rows
        .filter(([, then, now]) => then !== 0 || now !== 0)
        .map(([label, then, now]) => (
          <TotalsRow key={label} label={label} about={changed(then, now)}>
            {formatPaise(now)}
          </TotalsRow>
        ))}
      <TotalsRow label={texts.total} isTotal about={changed(before.total, after.total)}>
        {formatPaise(after.total)}
      </TotalsRow>
      <IncludedTaxRow totals={after} />
    </TotalsList>
  );
}

/** Tax that is in the prices has its own row below the total. */
function added({ tax, taxIncluded }: EditPreview['after']): Paise {
  return taxIncluded ? paise(0) : tax;
}

const Panel = styled('section')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  padding: spacing(2),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  '& p': { margin: 0 },
}));

const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Was = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  fontWeight: 400,
}));
