import { useState } from 'react';

import { formatLongDate } from '@kargha/domain/india/long-date';
import { startOfIndianDay } from '@kargha/domain/india/indian-day';
import { formatRupees } from '@kargha/domain/money/money-format';
import { parseNumber } from '@kargha/domain/money/parse-number';
import { PRICE_MODES, type PriceMode } from '@kargha/domain/pricing/price-mode';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FieldPair } from '#ui/forms/form-section.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminSettingsTexts, type AdminSettingsTexts } from '../admin-settings-texts.ts';
import { sectionProblems, type SectionFormValues } from '../state/settings-form-values.ts';
import { RowListForm } from './row-list-form.tsx';

const BLANK_RATE = { hsnPrefix: '', maxUnitRupees: '', percent: '', from: '', to: '', note: '' };

const LoadRatesDialog = lazyComponent(
  async () => (await import('./load-rates-dialog.tsx')).LoadRatesDialog,
  { onError: 'over' },
);

type TaxValues = SectionFormValues & { priceMode: PriceMode; ratesEnabled: boolean };

export function TaxFields() {
  const texts = useTexts(adminSettingsTexts);
  const { values } = useFormValues<TaxValues>();
  const [isLoading, setLoading] = useState(false);
  function loadRates() {
    const isUnfinished = sectionProblems('tax', values).some(({ path }) =>
      path.startsWith('rates['),
    );
    if (isUnfinished) showToast({ tone: 'error', message: texts.unfinishedRate });
    else setLoading(true);
  }
  return (
    <>
      <FieldPair>
        <FormSelectField
          name="priceMode"
          label={texts.priceMode}
          options={PRICE_MODES.map((value) => ({ value, label: texts.priceModes[value] }))}
        />
        {values.priceMode === 'included' && (
          <FormTextField name="priceModeFrom" label={texts.priceModeFrom} type="date" />
        )}
      </FieldPair>
      <p>{texts.priceModeHint}</p>
      <FormCheckbox name="ratesEnabled" label={texts.ratesEnabled} />
      <p>{texts.ratesHint}</p>
      {!values.ratesEnabled && <FormCheckbox name="flatRateChosen" label={texts.flatRateChosen} />}
      <Actions>
        <Button onClick={loadRates}>{texts.loadRates}</Button>
        <Link to={`${paths.adminProducts}?status=no-hsn`}>{texts.withoutHsn}</Link>
      </Actions>
      <Rates />
      {isLoading && <LoadRatesDialog onClose={() => setLoading(false)} />}
    </>
  );
}

function Rates() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <RowListForm
      name="rates"
      blank={BLANK_RATE}
      add={texts.addRate}
      edit={({ hsnPrefix }, place) => texts.editRate(texts.rateName(String(hsnPrefix), place + 1))}
      remove={({ hsnPrefix }, place) =>
        texts.removeRate(texts.rateName(String(hsnPrefix), place + 1))
      }
      summary={(row) => <RateSummary row={row} texts={texts} />}
    >
      {(row) => (
        <>
          <FormTextField name={`${row}.hsnPrefix`} label={texts.hsnPrefix} inputMode="numeric" />
          <FormTextField
            name={`${row}.maxUnitRupees`}
            label={texts.maxUnitRupees}
            inputMode="decimal"
          />
          <FormTextField name={`${row}.percent`} label={texts.percent} inputMode="decimal" />
          <FormTextField name={`${row}.from`} label={texts.from} type="date" />
          <FormTextField name={`${row}.to`} label={texts.to} type="date" />
          <FormTextField name={`${row}.note`} label={texts.note} />
        </>
      )}
    </RowListForm>
  );
}

interface RateSummaryProps {
  row: Readonly<Record<string, unknown>>;
  texts: AdminSettingsTexts;
}

function RateSummary({ row, texts }: RateSummaryProps) {
  const { hsnPrefix, maxUnitRupees, percent, from, to, note } = row;
  // A row with an invalid amount is open, so that it can be corrected.
  const limit = () => texts.upToPrice(formatRupees(parseNumber(String(maxUnitRupees))));
  return (
    <Summary>
      <strong>{String(hsnPrefix)}</strong>
      <b>{`${String(percent)}%`}</b>
      <span>{maxUnitRupees === '' ? texts.anyPrice : limit()}</span>
      <span>{texts.period(dayName(from), dayName(to))}</span>
      <small>{String(note)}</small>
    </Summary>
  );
}

function dayName(day: unknown): string {
  const at = typeof day === 'string' ? startOfIndianDay(day) : new Date(Number.NaN);
  return Number.isNaN(at.getTime()) ? '' : formatLongDate(at);
}

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
}));

/** On phones, where columns do not fit next to the two buttons, the parts wrap. */
const Summary = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0.25, 2),
  fontVariantNumeric: 'tabular-nums',
  '& > small': { flexBasis: '100%', gridColumn: '1 / -1', color: vars.palette.text.secondary },
  '& > span:nth-of-type(2)': { flexBasis: '100%', gridColumn: '1 / -1' },
  [breakpoints.up('sm')]: { display: 'grid', gridTemplateColumns: '5.5rem 3rem 1fr' },
  [breakpoints.up('md')]: {
    gridTemplateColumns: '5.5rem 3rem 8rem 1fr',
    '& > span:nth-of-type(2)': { gridColumn: 'auto' },
  },
}));
