import { useId, useState } from 'react';

import type { TaxRate } from '@kargha/domain/pricing/tax-table';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { formatRupees } from '@kargha/domain/money/money-format';
import { indiaRates } from '@kargha/domain/pricing/india-rates';
import { mergeRates } from '@kargha/domain/pricing/merge-rates';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { styled } from '#ui/theme/styled.ts';

import { adminSettingsTexts } from '../admin-settings-texts.ts';
import {
  castSection,
  sectionFormValues,
  type SectionFormValues,
} from '../state/settings-form-values.ts';

/** Shows what the notified rates change in the table. They are saved with the form. */
export function LoadRatesDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(adminSettingsTexts);
  const { values, setValue } = useFormValues<SectionFormValues>();
  const [handicrafts, setHandicrafts] = useState(true);
  const [now] = useState(() => new Date());
  const id = useId();
  const current = (castSection('tax', values) as { rates: TaxRate[] }).rates;
  const merge = mergeRates(current, indiaRates({ handicrafts, since: now }));
  const { rates, added, replaced, ended } = merge;
  return (
    <ActionDialog
      isWide
      title={texts.loadRates}
      confirm={texts.loadConfirm}
      onClose={onClose}
      onConfirm={() => {
        setValue('rates', sectionFormValues({ rates }).rates);
        return Promise.resolve();
      }}
    >
      <p>{texts.loadHint}</p>
      <Choice>
        <input
          id={id}
          type="checkbox"
          checked={handicrafts}
          onChange={({ currentTarget }) => setHandicrafts(currentTarget.checked)}
        />
        <label htmlFor={id}>{texts.handicrafts}</label>
      </Choice>
      {handicrafts && <p>{texts.shawls}</p>}
      <p role="status">
        <strong>
          {texts.loadSummary({
            added: added.length,
            replaced: replaced.length,
            ended: ended.length,
            kept: rates.length - added.length - ended.length,
          })}
        </strong>
      </p>
      <RateList title={texts.replacedRates} rates={replaced} />
      <RateList title={texts.endedRates} rates={ended} />
      <RateList title={texts.addedRates} rates={added} />
    </ActionDialog>
  );
}

function RateList({ title, rates }: { title: string; rates: readonly TaxRate[] }) {
  const texts = useTexts(adminSettingsTexts);
  if (rates.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <Rows>
        {rates.map((rate) => (
          <li key={`${rate.hsnPrefix} ${rate.maxUnitRupees ?? ''} ${rate.from.getTime()}`}>
            <strong>{rate.hsnPrefix}</strong>
            <b>{`${rate.percent}%`}</b>
            <span>
              {rate.maxUnitRupees === null
                ? texts.anyPrice
                : texts.upToPrice(formatRupees(rate.maxUnitRupees))}
            </span>
            <span>
              {texts.period(formatLongDate(rate.from), rate.to ? formatLongDate(rate.to) : '')}
            </span>
            <small>{rate.note}</small>
          </li>
        ))}
      </Rows>
    </section>
  );
}

const Choice = styled('div')(({ theme: { spacing, vars } }) => ({
  display: 'flex',
  gap: spacing(1.25),
  '& input': {
    flex: 'none',
    width: 22,
    height: 22,
    margin: 0,
    accentColor: vars.palette.primary.main,
  },
}));

const Rows = styled('ul')(({ theme: { vars, spacing, breakpoints } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gap: spacing(0, 2),
    gridTemplateColumns: '5.5rem 3rem 1fr',
    paddingBlock: spacing(0.75),
    borderTop: `1px solid ${vars.palette.divider}`,
    [breakpoints.up('sm')]: { gridTemplateColumns: '5.5rem 3rem 8rem 1fr' },
  },
  '& small': { gridColumn: '1 / -1', color: vars.palette.text.secondary },
}));
