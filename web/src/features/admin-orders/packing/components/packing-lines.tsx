import type { PackingLine } from '@kargha/domain/orders/packing-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { TickIcon } from '#ui/control-icons.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LinePicture } from '#ui/pictures/line-picture.tsx';
import { imageUrl } from '#ui/pictures/picture-url.ts';
import { styled } from '#ui/theme/styled.ts';

import { packingTexts } from '../packing-texts.ts';
import { countedOf, type Counts } from '../state/packing-count.ts';

interface PackingLinesProps {
  lines: readonly PackingLine[];
  counts: Counts;
  onCount: (line: PackingLine) => void;
}

export function PackingLines({ lines, counts, onCount }: PackingLinesProps) {
  const texts = useTexts(packingTexts);
  return (
    <List aria-label={texts.lines}>
      {lines.map((line) => {
        const counted = countedOf(line, counts);
        const isDone = counted === line.quantity;
        const codes = [...new Set([line.sku, line.barcode])].filter((code) => code !== '');
        return (
          <li key={line.key} data-done={isDone || undefined}>
            <LinePicture src={line.image && imageUrl(line.image)} width={56} />
            <div>
              <strong>{line.title}</strong>
              {line.measurements !== '' && <span>{line.measurements}</span>}
              {line.giftNote !== '' && (
                <span style={{ whiteSpace: 'pre-line' }}>{texts.giftNote(line.giftNote)}</span>
              )}
              <span>{codes.length > 0 ? codes.join(' · ') : texts.noCode}</span>
            </div>
            <Count>
              {isDone && <TickIcon />}
              {texts.counted(counted, line.quantity)}
            </Count>
            <Button
              aria-label={texts.countOneOf(line.title)}
              disabled={isDone}
              onClick={() => onCount(line)}
            >
              {texts.countOne}
            </Button>
          </li>
        );
      })}
    </List>
  );
}

const List = styled('ul')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(1),
  margin: spacing(2, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: spacing(1, 2),
    padding: spacing(1.5),
    borderRadius: vars.shop.radius.control,
    border: `1px solid ${vars.palette.divider}`,
    [breakpoints.up('sm')]: { gridTemplateColumns: 'auto 1fr auto auto' },
  },
  '& > li[data-done]': {
    background: vars.palette.shop.done,
    color: vars.palette.shop.onDone,
    borderColor: 'transparent',
  },
  '& > li > div:nth-of-type(2)': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  // On phones the count and the button share a row, so that titles and codes have room.
  [breakpoints.down('sm')]: {
    '& > li > button, & > li > span': { gridArea: '2 / 1 / auto / -1' },
    '& > li > button': { justifySelf: 'end' },
  },
}));

const Count = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  fontSize: '1.25rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
}));
