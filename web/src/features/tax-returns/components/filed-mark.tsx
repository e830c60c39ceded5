import { taxReturnEndpoints } from '@kargha/domain/tax-returns/tax-return-endpoints';
import type { TaxReturn } from '@kargha/domain/tax-returns/tax-return-fields';
import { isMonthOver } from '@kargha/domain/tax-returns/tax-month';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { May } from '#session/components/may.tsx';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { taxReturnsTexts } from '../tax-returns-texts.ts';

interface FiledMarkProps {
  taxReturn: TaxReturn;
  onChange: () => void;
}

/** A filed return stays as it was. */
export function FiledMark({ taxReturn: { month, filedAt }, onChange }: FiledMarkProps) {
  const texts = useTexts(taxReturnsTexts);
  const { isBusy, start } = useAction(async () => {
    await callStaffEndpoint(taxReturnEndpoints.markFiled, {
      body: { month, isFiled: filedAt === null },
    });
    onChange();
  });
  if (!isMonthOver(month, new Date())) return null;
  return (
    <Row>
      {filedAt && <p>{texts.filedOn(formatMoment(filedAt))}</p>}
      <May permission="settings.tax">
        <Button disabled={isBusy} onClick={() => void start()}>
          {filedAt ? texts.unmarkFiled : texts.markFiled}
        </Button>
      </May>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
}));
