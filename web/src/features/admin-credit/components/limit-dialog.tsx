import {
  creditEndpoints,
  type CompanyCreditSummary,
} from '@kargha/domain/payments/credit-endpoints';
import { paise, paiseToRupees } from '@kargha/domain/money/paise';
import { parsePaise } from '@kargha/domain/money/parse-number';
import { useTexts } from '#lib/language/language.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { creditTexts } from '../credit-texts.ts';
import { FieldsDialog } from './fields-dialog.tsx';

interface LimitDialogProps {
  company: CompanyCreditSummary;
  onClose: () => void;
}

export function LimitDialog({ company, onClose }: LimitDialogProps) {
  const texts = useTexts(creditTexts);
  const { companyName, limit } = company;

  async function save({ limit: values = '', reason = '' }: Readonly<Record<string, string>>) {
    const agreed = parsePaise(values);
    if (!(agreed >= 0)) throw new Error(texts.limitWrong);
    const { uid, revision } = company;
    const body = { limit: paise(agreed), revision, reason };
    await callStaffEndpoint(creditEndpoints.setLimit, { params: { uid }, body });
    showToast({ tone: 'success', message: texts.saved });
  }

  return (
    <FieldsDialog
      title={texts.setLimitNamed(companyName)}
      confirm={texts.save}
      fields={[
        {
          name: 'limit',
          label: texts.limitLabel,
          hint: texts.limitHint,
          value: limit === null ? '' : String(paiseToRupees(limit)),
          isNumber: true,
        },
        { name: 'reason', label: texts.reason },
      ]}
      onConfirm={save}
      onClose={onClose}
    />
  );
}
