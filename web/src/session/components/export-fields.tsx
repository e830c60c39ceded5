import { useId } from 'react';

import { EXPORT_KINDS, type ExportKind } from '@kargha/domain/exports/export-kinds';
import { EXPORT_PERIOD_LABELS, EXPORT_PERIODS } from '@kargha/domain/exports/export-period';
import { EXPORT_FORMATS } from '@kargha/domain/exports/export-requests';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { FieldPair } from '#ui/forms/form-section.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { exportTexts } from '../export-texts.ts';
import { columnTitles, newExportValues, type ExportValues } from '../state/exports.ts';
import { useCan } from '../state/permissions.ts';
import { ButtonRow } from './button-row.tsx';

interface ExportFieldsProps {
  kinds: readonly ExportKind[];
  values: ExportValues;
  onChange: (values: ExportValues) => void;
}

/** What to export: kind, period, format and columns. */
export function ExportFields({ kinds, values, onChange }: ExportFieldsProps) {
  const texts = useTexts(exportTexts);
  const can = useCan();
  const change = (some: Partial<ExportValues>) => onChange({ ...values, ...some });
  const { period } = EXPORT_KINDS[values.kind];
  return (
    <>
      <FieldPair>
        <SelectField
          label={texts.kind}
          value={values.kind}
          options={kinds.map((value) => ({ value, label: EXPORT_KINDS[value].label }))}
          onChange={(kind) => {
            const { columns, filter } = newExportValues(kind, values.filter, can);
            change({ kind, columns, filter });
          }}
        />
        <SelectField
          label={texts.format}
          value={values.format}
          options={EXPORT_FORMATS.map((value) => ({ value, label: texts.formats[value] }))}
          onChange={(format) => change({ format })}
        />
      </FieldPair>
      {period !== null && (
        <SelectField
          label={texts.period(period)}
          value={values.period}
          options={EXPORT_PERIODS.map((value) => ({ value, label: EXPORT_PERIOD_LABELS[value] }))}
          onChange={(chosen) => change({ period: chosen })}
        />
      )}
      {period !== null && values.period === 'days' && (
        <FieldPair>
          <DayField label={texts.from} value={values.from} onChange={(from) => change({ from })} />
          <DayField label={texts.to} value={values.to} onChange={(to) => change({ to })} />
        </FieldPair>
      )}
      <ColumnFields values={values} onChange={(columns) => change({ columns })} />
    </>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <TextInput
        {...describeField(id)}
        type="date"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FieldFrame>
  );
}

interface ColumnFieldsProps {
  values: ExportValues;
  onChange: (columns: readonly string[]) => void;
}

function ColumnFields({ values: { kind, columns }, onChange }: ColumnFieldsProps) {
  const texts = useTexts(exportTexts);
  const titles = columnTitles(kind, useCan());
  const all = Object.keys(titles);
  return (
    <Columns>
      <summary>
        {texts.columns} · {texts.columnsChosen(columns.length, all.length)}
      </summary>
      <ButtonRow data-start>
        <Button onClick={() => onChange(all)}>{texts.allColumns}</Button>
        <Button onClick={() => onChange([])}>{texts.noColumns}</Button>
      </ButtonRow>
      <CheckboxGroup
        legend={texts.columns}
        options={all}
        names={titles}
        chosen={columns}
        onChange={(chosen) => onChange(all.filter((key) => chosen.includes(key)))}
      />
    </Columns>
  );
}

const Columns = styled('details')(({ theme: { vars, spacing } }) => ({
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > summary': {
    minHeight: vars.shop.target,
    padding: spacing(1.25, 0),
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& legend': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& fieldset': { paddingTop: spacing(1) },
}));
