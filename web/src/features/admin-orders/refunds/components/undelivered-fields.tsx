import { formatPaise } from '@kargha/domain/money/money-format';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import { CountField } from '#ui/forms/count-field.tsx';
import { styled } from '#ui/theme/styled.ts';

import { refundTexts } from '../../refund-texts.ts';
import { orderedLineTitle } from '../../state/ordered-line-title.ts';
import type { RefundChoice } from '../state/refund-choices.ts';
import type { StaffOrder } from '../../state/staff-order.ts';

export interface RefundDraft {
  /** quantities of undelivered lines that differ from all that came back */
  quantities: Readonly<Record<string, number>>;
  includesShipping: boolean;
  /** of a price adjustment, as typed, in rupees */
  amount: string;
}

interface UndeliveredFieldsProps {
  order: StaffOrder;
  draft: RefundDraft;
  onChange: (changed: Partial<RefundDraft>) => void;
  choice: Extract<RefundChoice, { purpose: 'undelivered' }>;
}

export function UndeliveredFields({ order, choice, draft, onChange }: UndeliveredFieldsProps) {
  const texts = useTexts(refundTexts);
  const { quantities, includesShipping } = draft;
  return (
    <>
      {choice.lines.map((line) => (
        <CountField
          key={keyOf(line)}
          label={texts.quantity(orderedLineTitle(order, line), line.quantity)}
          max={line.quantity}
          value={quantities[keyOf(line)] ?? line.quantity}
          onChange={(quantity) =>
            onChange({ quantities: { ...quantities, [keyOf(line)]: quantity } })
          }
        />
      ))}
      {choice.canRefundShipping && (
        <Check>
          <input
            type="checkbox"
            checked={includesShipping}
            onChange={({ currentTarget }) => onChange({ includesShipping: currentTarget.checked })}
          />
          {texts.shipping(formatPaise(order.totals.shipping))}
        </Check>
      )}
    </>
  );
}

const Check = styled('label')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  minHeight: vars.shop.target,
  cursor: 'pointer',
  '& > input': { flex: 'none', width: 20, height: 20, accentColor: vars.palette.primary.main },
}));
