import { styled } from '@mui/material/styles';
import { useEffect, useSyncExternalStore } from 'react';

import { lastingStorage } from '#lib/browser-storage.ts';
import { useTexts } from '#lib/language/language.ts';
import { storageKeys } from '#lib/storage-keys.ts';

import { layoutTexts } from '../layout-texts.ts';

const AGREED = '1';
const watchers = new Set<() => void>();

function hasAgreed(): boolean {
  return lastingStorage.getItem(storageKeys.measuring) === AGREED;
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function choose(wish: boolean): void {
  if (wish) lastingStorage.setItem(storageKeys.measuring, AGREED);
  else lastingStorage.removeItem(storageKeys.measuring);
  watchers.forEach((notify) => notify());
}

/** Lets a shopper agree that the shop measures its own pages, and take that back. Nothing is measured before. */
export function MeasuringChoice() {
  const texts = useTexts(layoutTexts);
  // The built page knows of no browser: what was chosen shows once the page is alive.
  const agrees = useSyncExternalStore(watch, hasAgreed, () => false);

  useEffect(() => {
    if (hasAgreed()) void import('./measure.ts').then(({ startMeasuring }) => startMeasuring());
  }, []);

  return (
    <Choice>
      <input
        type="checkbox"
        checked={agrees}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <span>{texts.measuring}</span>
    </Choice>
  );
}

const Choice = styled('label')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  minHeight: vars.shop.target,
  maxWidth: '28rem',
  fontSize: '0.95rem',
  cursor: 'pointer',
  '& > input': { flex: 'none', width: 20, height: 20, accentColor: vars.palette.primary.main },
}));
