import { useState } from 'react';

import {
  sizeIn,
  SIZE_UNITS,
  type SizeGuide,
  type SizeUnit,
} from '@kargha/domain/catalogue/size-guide';
import { useLanguage } from '#lib/language/language-choice.ts';
import { useTexts } from '#lib/language/language.ts';
import { localized } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { TableFrame } from '#ui/table-frame.tsx';
import { styled } from '#ui/theme/styled.ts';

import { sizeGuideTexts } from '../../size-guide-texts.ts';

interface SizeGuideDialogProps {
  guide: SizeGuide;
  onClose: () => void;
}

export function SizeGuideDialog({ guide, onClose }: SizeGuideDialogProps) {
  const texts = useTexts(sizeGuideTexts);
  const language = useLanguage();
  const [unit, setUnit] = useState<SizeUnit>('cm');
  const title = localized(language, guide.title, guide.titleHindi);
  const note = localized(language, guide.note, guide.noteHindi);
  return (
    <ModalDialog
      isOpen
      title={title.text}
      titleLang={title.lang}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <UnitSwitch unit={unit} onChange={setUnit} />
      <GuideTable guide={guide} unit={unit} label={title.text} />
      {note.text !== '' && <Note lang={note.lang}>{note.text}</Note>}
    </ModalDialog>
  );
}

interface UnitSwitchProps {
  unit: SizeUnit;
  onChange: (unit: SizeUnit) => void;
}

function UnitSwitch({ unit, onChange }: UnitSwitchProps) {
  const texts = useTexts(sizeGuideTexts);
  return (
    <Units role="radiogroup" aria-label={texts.unit}>
      {SIZE_UNITS.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="size-unit"
            checked={one === unit}
            onChange={() => onChange(one)}
          />
          {texts.units[one]}
        </label>
      ))}
    </Units>
  );
}

interface GuideTableProps {
  guide: SizeGuide;
  unit: SizeUnit;
  label: string;
}

function GuideTable({ guide: { measurements, sizes }, unit, label }: GuideTableProps) {
  const texts = useTexts(sizeGuideTexts);
  const language = useLanguage();
  const translate = useTranslate();
  return (
    <TableFrame role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.size}</th>
            {measurements.map(({ name, nameHindi }) => {
              const { text, lang } = localized(language, name, nameHindi);
              return (
                <th key={name} scope="col" lang={lang} data-number>
                  {text}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ size, values }) => (
            <tr key={size}>
              <th scope="row">{translate(size)}</th>
              {measurements.map(({ name }, place) => (
                <td key={name} data-number>
                  {sizeIn(unit, values[place] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

const Note = styled('p')(({ theme }) => ({ marginTop: theme.spacing(2), whiteSpace: 'pre-line' }));

const Units = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(2),
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    minHeight: vars.shop.target,
    cursor: 'pointer',
  },
  '& input': { width: 20, height: 20, accentColor: vars.palette.primary.main },
}));
