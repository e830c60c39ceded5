import { isEndStep, type TrackedStep } from '@kargha/domain/orders/tracking';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';

import { TickIcon } from '../control-icons.tsx';
import { Tag, type TagTone } from '../tag.tsx';
import { styled } from '../theme/styled.ts';
import { uiTexts } from '../ui-texts.ts';

const TONES: Record<TrackedStep['state'], TagTone> = {
  completed: 'done',
  current: 'moving',
  pending: 'idle',
};

/** A line joins the steps that were taken. The end of a cancelled or returned order has no tick and no tag. */
export function OrderTimeline({ steps }: { steps: readonly TrackedStep[] }) {
  const texts = useTexts(uiTexts);
  const translate = useTranslate();
  return (
    <Road>
      {steps.map(({ step, state, at }) => (
        <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span aria-hidden="true">
            {state === 'completed' && !isEndStep(step) && <TickIcon size={18} />}
          </span>
          <div>
            <strong>{translate(step)}</strong>
            {at && <time dateTime={at.toISOString()}>{formatDay(at)}</time>}
          </div>
          {!isEndStep(step) && <Tag tone={TONES[state]}>{texts.stepStates[state]}</Tag>}
        </li>
      ))}
    </Road>
  );
}

const DOT = 30;

const Road = styled('ol')(({ theme: { vars, spacing } }) => ({
  '& > li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: spacing(1.75),
    paddingBottom: spacing(2.5),
  },
  '& > li:last-child': { paddingBottom: 0 },
  '& > li > span:first-of-type': {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: DOT,
    height: DOT,
    borderRadius: '50%',
    border: `2px solid ${vars.palette.shop.outline}`,
    background: vars.palette.background.paper,
  },
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetBlock: `${DOT}px 0`,
    insetInlineStart: DOT / 2 - 1,
    borderInlineStart: `2px dashed ${vars.palette.shop.outline}`,
  },
  '& > li[data-state="completed"]::after': {
    borderInlineStart: `2px solid ${vars.palette.primary.main}`,
  },
  '& > li[data-state="completed"] > span:first-of-type': {
    borderColor: vars.palette.primary.main,
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  '& > li[data-state="current"] > span:first-of-type': {
    borderColor: vars.palette.primary.main,
    boxShadow: `inset 0 0 0 5px ${vars.palette.background.paper}`,
    background: vars.palette.primary.main,
  },
  '& > li[data-state="pending"] strong': {
    fontWeight: 400,
    color: vars.palette.text.secondary,
  },
  '& > li > div': { display: 'grid', flex: 1, minHeight: DOT, alignContent: 'center' },
  '& time': { fontSize: '0.875rem', color: vars.palette.text.secondary },
}));
