import { useEffect, useId, useRef, type ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';

import { PlainButton } from '../controls/plain-button.tsx';
import { FieldFrame } from '../forms/field-frame.tsx';
import { BufferedInput } from '../forms/buffered-input.tsx';
import { styled } from '../theme/styled.ts';
import { uiTexts } from '../ui-texts.ts';

interface FilterBarProps {
  search: string;
  onSearch: (typed: string) => void;
  searchLabel: string;
  placeholder?: string;
  children?: ReactNode;
}

export function FilterBar(props: FilterBarProps) {
  const { search, onSearch, searchLabel, placeholder, children } = props;
  const id = useId();
  const texts = useTexts(uiTexts);
  return (
    <Bar role="search" aria-label={texts.narrowList}>
      <FieldFrame id={id} label={searchLabel}>
        <BufferedInput
          id={id}
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          value={search}
          onType={onSearch}
        />
      </FieldFrame>
      {children}
    </Bar>
  );
}

interface TextFilterProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  placeholder?: string;
  type?: 'text' | 'date';
}

export function TextFilter({ label, onChange, ...input }: TextFilterProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <BufferedInput id={id} autoComplete="off" {...input} onType={onChange} />
    </FieldFrame>
  );
}

interface ViewTabsProps<Id extends string> {
  label: string;
  views: readonly { id: Id; label: string }[];
  chosen: string | undefined;
  onChoose: (id: Id) => void;
}

/** On a narrow screen the chosen view is scrolled into sight. */
export function ViewTabs<Id extends string>({ label, views, chosen, onChoose }: ViewTabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row.current || !view) return;
    const place = view.offsetLeft - row.current.offsetLeft;
    const isCut = place + view.offsetWidth > row.current.clientWidth;
    row.current.scrollLeft = isCut ? place - PEEK_PX : 0;
  }, [chosen]);
  return (
    <Views ref={row} role="group" aria-label={label}>
      {views.map((view) => (
        <View key={view.id} aria-pressed={view.id === chosen} onClick={() => onChoose(view.id)}>
          {view.label}
        </View>
      ))}
    </Views>
  );
}

/** How much of the previous view stays visible, in pixels. */
const PEEK_PX = 48;

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'end',
  marginBottom: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(min-content, 220px)',
    '& > button': { justifySelf: 'start' },
  },
}));

const Views = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  overflowX: 'auto',
  marginBottom: theme.spacing(1),
  paddingBlock: theme.spacing(0.5),
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap' },
}));

const View = styled(PlainButton)(({ theme: { vars, spacing } }) => ({
  flex: 'none',
  minHeight: vars.shop.target,
  padding: spacing(0, 2),
  border: 0,
  borderRadius: 999,
  background: 'transparent',
  color: vars.palette.text.secondary,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { background: vars.palette.shop.well },
  '&[aria-pressed="true"]': {
    background: vars.palette.shop.well,
    color: vars.palette.text.primary,
  },
}));
