import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { styled } from '../theme/styled.ts';
import { PlainButton } from './plain-button.tsx';

interface DisclosureProps {
  label: ReactNode;
  name?: string;
  children: ReactNode;
  align?: 'start' | 'end';
}

/** A button that toggles a small panel. Escape, leaving it and pressing elsewhere close it. */
export function Disclosure({ label, name, children, align = 'start' }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      const isInside = event.target instanceof Node && frame.current?.contains(event.target);
      if (!isInside) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  return (
    <Frame
      ref={frame}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
        button.current?.focus();
      }}
      onBlur={(event) => {
        const isLeaving = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget);
        if (isLeaving) setIsOpen(false);
      }}
    >
      <Opener
        ref={button}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Opener>
      <Panel
        id={id}
        hidden={!isOpen}
        data-align={align}
        onClick={(event) => {
          const pressed =
            event.target instanceof Element && event.target.closest('a, [data-closes]');
          if (!pressed) return;
          setIsOpen(false);
          // Focus must return to an element that is still visible.
          if (pressed.matches('[data-closes]')) button.current?.focus();
        }}
      >
        {children}
      </Panel>
    </Frame>
  );
}

const Frame = styled('div')({ position: 'relative', display: 'inline-flex' });

const Opener = styled(PlainButton)(({ theme: { vars, spacing } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing(0.5),
  minWidth: vars.shop.target,
  minHeight: vars.shop.target,
  padding: spacing(0, 1.25),
  border: 0,
  borderRadius: 999,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { background: vars.palette.shop.well },
}));

const Panel = styled('div')(({ theme: { vars, spacing } }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineStart: 0,
  zIndex: 20,
  minWidth: 220,
  maxWidth: 'calc(100vw - 24px)',
  padding: spacing(1),
  borderRadius: vars.shop.radius.card,
  border: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  boxShadow: '0 18px 40px rgb(43 33 26 / 0.18)',
  '&[hidden]': { display: 'none' },
  '&[data-align="end"]': { insetInlineStart: 'auto', insetInlineEnd: 0 },
}));
