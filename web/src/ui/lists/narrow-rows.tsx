import { useTexts } from '#lib/language/language.ts';

import { cellWords } from '../table-frame.tsx';
import { styled } from '../theme/styled.ts';
import { SelectAllCheckbox, SelectRowCheckbox } from './selection-checkboxes.tsx';
import { visibleColumns, type IndexRows } from './index-rows.ts';
import { listTexts } from './list-texts.ts';
import { openRow } from './row-link.ts';
import type { Selection } from './selection.ts';

export function NarrowRows<Row, Key extends string>(props: IndexRows<Row, Key>) {
  const { label, columns, rows, idOf, nameOf, cells, selection, isStale } = props;
  const { opensRows = false } = props;
  const [first, ...others] = visibleColumns(props);
  return (
    <Frame
      role="region"
      aria-label={label}
      aria-busy={isStale}
      data-opens={opensRows || undefined}
      onClick={opensRows ? openRow : undefined}
    >
      {selection && <AllRows selection={selection} count={rows.length} />}
      <ul>
        {rows.map((row) => {
          const shown = cells(row);
          return (
            <li key={idOf(row)} data-row>
              <Head>
                {selection && (
                  <SelectRowCheckbox selection={selection} id={idOf(row)} name={nameOf(row)} />
                )}
                <div data-name>{first && shown[first]}</div>
              </Head>
              <dl>
                {others.map((key) => (
                  <div key={key}>
                    <dt>{columns[key]}</dt>
                    <dd>{shown[key]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}

function AllRows(props: { selection: Selection; count: number }) {
  const texts = useTexts(listTexts);
  return (
    <Head as="label">
      <SelectAllCheckbox {...props} />
      <span>{texts.chooseAll}</span>
    </Head>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: theme.spacing(1),
  '& > [data-name]': { minWidth: 0, fontWeight: 600 },
}));

const Frame = styled('div')(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(2),
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  '& > ul > li': {
    display: 'grid',
    gap: spacing(1),
    padding: spacing(1.5, 0),
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& > label + ul': { marginTop: spacing(1.5) },
  '& > ul > li > dl': { display: 'flex', flexWrap: 'wrap', gap: spacing(1, 2), margin: 0 },
  '& > ul > li > dl > div': { minWidth: `calc(50% - ${spacing(1)})`, maxWidth: '100%' },
  '& > ul > li > dl > div:has(> dd:empty)': { display: 'none' },
  '& dt': { color: vars.palette.text.secondary, fontSize: '0.8125rem' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  // The button's words begin where those of the other cells do.
  '& dd [data-look="quiet"]:first-child': { marginInlineStart: spacing(-1) },
  '&[data-opens] > ul > li': { cursor: 'pointer' },
  ...cellWords(vars, ':is(dd, [data-name])'),
}));
