import type { Analytics } from '@kargha/domain/reports/analytics-endpoints';
import { formatCount } from '@kargha/domain/money/count-format';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { SHOPPING_STEPS } from '@kargha/domain/reports/shopping-steps';
import { useTexts } from '#lib/language/language.ts';
import { styled } from '#ui/theme/styled.ts';

import { analyticsTexts } from '../analytics-texts.ts';
import { Panel } from './panel.tsx';

interface Bar {
  name: string;
  size: number;
  valueText: string;
}

export function Ranking({ title, rows }: { title: string; rows: Analytics['crafts'] }) {
  const texts = useTexts(analyticsTexts);
  const bars = rows.map(({ name, units, revenue }) => ({
    name: texts.named(name),
    size: revenue,
    valueText: `${formatPaise(paise(revenue))}, ${texts.pieces(units)}`,
  }));
  return (
    <Panel title={title}>
      <Bars bars={bars} />
    </Panel>
  );
}

export function Returns({ rows }: { rows: Analytics['returns'] }) {
  const texts = useTexts(analyticsTexts);
  const bars = rows.map(({ reason, pieces, exchanged }) => ({
    name: texts.reason(reason),
    size: pieces,
    valueText: texts.pieces(pieces) + (exchanged > 0 ? `, ${texts.exchanged(exchanged)}` : ''),
  }));
  return (
    <Panel title={texts.returns}>
      <Bars bars={bars} />
    </Panel>
  );
}

export function Steps({ steps }: { steps: Analytics['steps'] }) {
  const texts = useTexts(analyticsTexts);
  const share = (count: number) =>
    steps.opened === 0 ? '' : `, ${texts.ofOpened(Math.round((count / steps.opened) * 100))}`;
  const bars = (['opened', 'paid', 'delivered'] as const).map((step) => ({
    name: texts[step],
    size: steps[step],
    valueText: `${formatCount(steps[step])}${share(steps[step])}`,
  }));
  return (
    <Panel title={texts.steps} hint={texts.stepsHint}>
      <Bars bars={bars} />
    </Panel>
  );
}

/** Counts only visits with consent to analytics. */
export function Visits({ visits }: { visits: Analytics['visits'] }) {
  const texts = useTexts(analyticsTexts);
  const { viewed } = visits;
  const share = (count: number) =>
    viewed === 0 ? '' : `, ${texts.ofOpened(Math.round((count / viewed) * 100))}`;
  const bars = SHOPPING_STEPS.map((step) => ({
    name: texts.visitSteps[step],
    size: visits[step],
    valueText: `${formatCount(visits[step])}${share(visits[step])}`,
  }));
  return (
    <Panel title={texts.visits} hint={texts.visitsHint}>
      <Bars bars={bars} />
    </Panel>
  );
}

function Bars({ bars }: { bars: readonly Bar[] }) {
  const texts = useTexts(analyticsTexts);
  const maximum = Math.max(1, ...bars.map(({ size }) => size));
  if (bars.length === 0) return <p>{texts.nothing}</p>;
  return (
    <List>
      {bars.map(({ name, size, valueText }) => (
        <li key={name}>
          <span>{name}</span>
          <span>{valueText}</span>
          <i style={{ width: `${(Math.max(0, size) / maximum) * 100}%` }} />
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: spacing(0.25, 2),
    fontVariantNumeric: 'tabular-nums',
  },
  '& > li > span:nth-of-type(2)': { color: vars.palette.text.secondary },
  '& i': {
    gridColumn: '1 / -1',
    height: 6,
    minWidth: 2,
    borderRadius: 3,
    background: vars.palette.primary.main,
  },
}));
