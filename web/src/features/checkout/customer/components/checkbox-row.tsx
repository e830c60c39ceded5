import type { ReactNode } from 'react';

import { styled } from '#ui/theme/styled.ts';

interface CheckboxRowProps {
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  /** Id of the element that ticking reveals. */
  controls?: string;
  children: ReactNode;
}

export function CheckboxRow({ isTicked, onChange, controls, children }: CheckboxRowProps) {
  return (
    <Row>
      <input
        type="checkbox"
        checked={isTicked}
        aria-controls={controls}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </Row>
  );
}

const Row = styled('label')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.25),
  minHeight: vars.shop.target,
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    width: 22,
    height: 22,
    margin: 0,
    accentColor: vars.palette.primary.main,
  },
}));
