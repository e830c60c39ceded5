import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface TickRowProps {
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  /** Id of what ticking it shows. */
  controls?: string;
  children: ReactNode;
}

/** A box to tick that belongs to no field of the order. */
export function CheckboxRow({ isTicked, onChange, controls, children }: TickRowProps) {
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
