import { useNavigate } from 'react-router-dom';

import { ApiError, isJsonObject } from '#lib/server/api-client.ts';
import { useTexts, type Catalogue } from '#lib/language/language.ts';

import type { RecoveryAction } from '../toasts/use-action.ts';
import { navigateSafely } from './unsaved-changes.ts';

const en = { open: 'Open saved record' };
const savedTexts: Catalogue<typeof en> = { en };

/** A toast action that opens the record when a form was already saved (`already_saved`); nothing for other errors. */
export function useOpenSavedAction(pathOf: (id: string) => string): RecoveryAction {
  const { open: label } = useTexts(savedTexts);
  const navigate = useNavigate();
  return (error) => {
    const id = savedId(error);
    if (id === undefined) return undefined;
    return { label, onSelect: () => navigateSafely(pathOf(id), (path) => void navigate(path)) };
  };
}

function savedId(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'already_saved') return undefined;
  const { details } = error;
  return isJsonObject(details) && typeof details.id === 'string' ? details.id : undefined;
}
