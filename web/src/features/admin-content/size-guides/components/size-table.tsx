import {
  MAX_GUIDE_MEASUREMENTS,
  MAX_GUIDE_SIZES,
  type EditedGuide,
} from '@kargha/domain/settings/size-guide-content';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { TableFrame } from '#ui/table-frame.tsx';
import { styled } from '#ui/theme/styled.ts';

import { sizeGuideEditorTexts } from '../size-guide-editor-texts.ts';
import { removeAt, replaceAt } from '../../state/use-section.ts';

interface SizeTableProps {
  guide: EditedGuide;
  onChange: (guide: EditedGuide) => void;
}

/** One row for each size, one column for each measurement in cm. */
export function SizeTable({ guide, onChange }: SizeTableProps) {
  const texts = useTexts(sizeGuideEditorTexts);
  const { measurements, sizes } = guide;
  return (
    <div>
      <TableFrame role="region" aria-label={texts.tableOf(guide.title)} tabIndex={0}>
        <table>
          <MeasurementNames guide={guide} onChange={onChange} />
          <SizeRows guide={guide} onChange={onChange} />
        </table>
      </TableFrame>
      <Buttons>
        <Button
          disabled={sizes.length >= MAX_GUIDE_SIZES}
          onClick={() =>
            onChange({
              ...guide,
              sizes: [...sizes, { size: '', values: measurements.map(() => '') }],
            })
          }
        >
          {texts.addSize}
        </Button>
        <Button
          disabled={measurements.length >= MAX_GUIDE_MEASUREMENTS}
          onClick={() =>
            onChange({
              ...guide,
              measurements: [...measurements, { name: '' }],
              sizes: sizes.map((row) => ({ ...row, values: [...row.values, ''] })),
            })
          }
        >
          {texts.addMeasurement}
        </Button>
      </Buttons>
    </div>
  );
}

function MeasurementNames({ guide, onChange }: SizeTableProps) {
  const texts = useTexts(sizeGuideEditorTexts);
  const { measurements, sizes } = guide;
  const change = (place: number, names: Partial<EditedGuide['measurements'][number]>) =>
    onChange({
      ...guide,
      measurements: measurements.map((one, at) => (at === place ? { ...one, ...names } : one)),
    });
  return (
    <thead>
      <tr>
        <th scope="col">{texts.size}</th>
        {measurements.map(({ name, nameHindi = '' }, place) => (
          <th key={place} scope="col">
            <Cell
              value={name}
              placeholder={texts.inEnglish}
              aria-label={texts.measurementAt(place + 1)}
              onChange={({ currentTarget: { value } }) => change(place, { name: value })}
            />
            <Cell
              lang="hi"
              value={nameHindi}
              placeholder={texts.inHindi}
              aria-label={texts.measurementHindiAt(place + 1)}
              onChange={({ currentTarget: { value } }) => change(place, { nameHindi: value })}
            />
            {measurements.length > 1 && (
              <Button
                look="quiet"
                aria-label={texts.removeMeasurement(name)}
                onClick={() =>
                  onChange({
                    ...guide,
                    measurements: removeAt(measurements, place),
                    sizes: sizes.map((row) => ({ ...row, values: removeAt(row.values, place) })),
                  })
                }
              >
                {texts.remove}
              </Button>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SizeRows({ guide, onChange }: SizeTableProps) {
  const texts = useTexts(sizeGuideEditorTexts);
  const { measurements, sizes } = guide;
  const change = (place: number, row: EditedGuide['sizes'][number]) =>
    onChange({ ...guide, sizes: replaceAt(sizes, place, row) });
  return (
    <tbody>
      {sizes.map((row, place) => (
        <tr key={place}>
          <th scope="row">
            <Cell
              value={row.size}
              aria-label={texts.sizeAt(place + 1)}
              onChange={({ currentTarget: { value } }) => change(place, { ...row, size: value })}
            />
          </th>
          {measurements.map(({ name }, at) => (
            <td key={at}>
              <Cell
                value={row.values[at] ?? ''}
                aria-label={texts.valueOf(row.size, name)}
                onChange={({ currentTarget: { value } }) =>
                  change(place, { ...row, values: replaceAt(row.values, at, value) })
                }
              />
            </td>
          ))}
          <td>
            {sizes.length > 1 && (
              <Button
                look="quiet"
                aria-label={texts.removeSize(row.size)}
                onClick={() => onChange({ ...guide, sizes: removeAt(sizes, place) })}
              >
                {texts.remove}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

const Cell = styled(TextInput)({ display: 'block', minWidth: '6rem', marginBlock: 2 });

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
}));
