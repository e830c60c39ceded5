import { indianMonth } from '@kargha/domain/india/indian-day';
import { taxReturnEndpoints } from '@kargha/domain/tax-returns/tax-return-endpoints';
import type { TaxReturn } from '@kargha/domain/tax-returns/tax-return-fields';
import { isMonthOver } from '@kargha/domain/tax-returns/tax-month';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { monthName } from '#lib/language/months.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { ApiError } from '#lib/server/api-client.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { MonthField } from '#ui/forms/month-field.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { styled } from '#ui/theme/styled.ts';

import { saveGstr1Csv, saveGstr1Json } from '../state/return-files.ts';
import { taxReturnsTexts } from '../tax-returns-texts.ts';
import { FiledMark } from './filed-mark.tsx';
import { Gstr3bTable } from './gstr3b-table.tsx';
import { PurchaseRegister } from './purchase-register.tsx';
import { ReturnTables } from './return-tables.tsx';

export function TaxReturnsPage() {
  const texts = useTexts(taxReturnsTexts);
  const [filter, change] = useUrlFilter({ month: indianMonth(new Date()) });
  const { month } = filter;
  const { data, error, refetch } = useStaffQuery(taxReturnEndpoints.find, { query: { month } });
  const taxReturn = error ? undefined : data?.taxReturn;
  return (
    <IndexPage
      title={texts.title}
      subtitle={texts.subtitle}
      actions={taxReturn && <Downloads taxReturn={taxReturn} />}
    >
      <MonthField
        label={texts.month}
        value={month}
        onChange={(chosen) => change({ month: chosen })}
      />
      {taxReturn && <Returns taxReturn={taxReturn} onChange={() => void refetch()} />}
      {error && <Failure error={error} onTryAgain={() => void refetch()} />}
      {!taxReturn && !error && <Spinner label={texts.loading} />}
    </IndexPage>
  );
}

/** The shop has no GST number yet, or is registered in a way that has other returns. */
const SETTINGS_ERRORS = ['legal_identity_missing', 'other_returns'];

function Failure({ error, onTryAgain }: { error: Error; onTryAgain: () => void }) {
  const texts = useTexts(taxReturnsTexts);
  const needsSettings = error instanceof ApiError && SETTINGS_ERRORS.includes(error.code);
  return (
    <ErrorState
      title={errorMessage(error, texts.failed)}
      action={
        needsSettings ? (
          <Link to={adminPaths.settings}>{texts.settings}</Link>
        ) : (
          <Button look="action" onClick={onTryAgain}>
            {texts.tryAgain}
          </Button>
        )
      }
    />
  );
}

function Returns({ taxReturn, onChange }: { taxReturn: TaxReturn; onChange: () => void }) {
  const texts = useTexts(taxReturnsTexts);
  const { month, due, warnings } = taxReturn;
  const day = (text: string) => formatDay(new Date(`${text}T06:30:00Z`));
  return (
    <Sections>
      <p>
        {!isMonthOver(month, new Date()) && `${texts.notOver(monthName(month))} `}
        {texts.due(day(due.gstr1), day(due.gstr3b))}
      </p>
      <FiledMark taxReturn={taxReturn} onChange={onChange} />
      {warnings.length > 0 && (
        <Notice tone="warning" title={texts.toCheck(warnings.length)}>
          <ul>
            {warnings.map(({ code, count, documents }) => (
              <li key={code}>
                {texts.warnings[code]} {texts.documents(count)}: {documents.join(', ')}
                {count > documents.length && ' …'}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ReturnTables taxReturn={taxReturn} />
      <IssuedSeries series={taxReturn.series} />
      <Gstr3bTable gstr3b={taxReturn.gstr3b} />
      <PurchaseRegister month={month} />
    </Sections>
  );
}

function Downloads({ taxReturn: { month, gstin } }: { taxReturn: TaxReturn }) {
  const texts = useTexts(taxReturnsTexts);
  const saved = () => showToast({ tone: 'success', message: texts.saved });
  const csv = useAction(async () => {
    await saveGstr1Csv(month, gstin, texts);
    saved();
  });
  const json = useAction(async () => {
    await saveGstr1Json(month, gstin);
    saved();
  });
  return (
    <>
      <Button aria-disabled={csv.isBusy} onClick={() => void csv.start()}>
        {texts.csv}
      </Button>
      <Button look="action" aria-disabled={json.isBusy} onClick={() => void json.start()}>
        {texts.json}
      </Button>
    </>
  );
}

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& ul': { margin: theme.spacing(0.5, 0, 0), padding: 0, listStyle: 'none' },
  '& li + li': { marginTop: theme.spacing(1) },
}));

function IssuedSeries({ series }: Pick<TaxReturn, 'series'>) {
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
          idOf={({ first }) => first}
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
