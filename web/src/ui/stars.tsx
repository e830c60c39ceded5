import { styled } from './theme/styled.ts';

interface StarsProps {
  /** 0 to 5, fractions allowed */
  rating: number;
  /** for screen readers, such as '4 out of 5' */
  label: string;
}

export function Stars({ rating, label }: StarsProps) {
  return (
    <Row role="img" aria-label={label} title={label}>
      <span>{FIVE}</span>
      <span style={{ width: `${(rating / 5) * 100}%` }}>{FIVE}</span>
    </Row>
  );
}

const FIVE = '★★★★★';

const Row = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  color: vars.palette.divider,
  fontFamily: 'system-ui, sans-serif',
  lineHeight: 1.4,
  letterSpacing: '0.08em',
  whiteSpace: 'nowrap',
  '& > span + span': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    overflow: 'hidden',
    color: vars.palette.shop.thread,
  },
}));
