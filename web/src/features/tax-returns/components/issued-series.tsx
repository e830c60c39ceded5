import type { TaxReturn } from '@kargha/domain/tax-returns/tax-return-fields';
import { useTexts } from '#lib/language/language.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';

import { taxReturnsTexts } from '../tax-returns-texts.ts';

export function IssuedSeries({ series }: Pick<TaxReturn, 'series'>) {
  const texts = useTexts(taxReturnsTexts);
  return (
    <FormSection title={texts.seriesTitle}>
      {series.length === 0 ? (
        <p>{texts.noSeries}</p>
      ) : (
        <IndexTable
          label={texts.seriesLabel}
          columns={texts.seriesColumns}
          rows={series}
          idOf={({ kind, financialYear }) => `${kind} ${financialYear}`}
          nameOf={({ kind }) => texts.kinds[kind]}
          numbers={['count', 'cancelled']}
          cells={({ kind, first, last, count, cancelled }) => ({
            ...{ kind: texts.kinds[kind], first, last, count, cancelled },
          })}
        />
      )}
    </FormSection>
  );
}
