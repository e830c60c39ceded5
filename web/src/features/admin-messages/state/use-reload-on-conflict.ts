import { ApiError } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import type { RecoveryAction } from '#ui/toasts/use-action.ts';

import { adminMessagesTexts } from '../admin-messages-texts.ts';

export function useReloadOnConflict(onReload: () => void): RecoveryAction {
  const { reload: label } = useTexts(adminMessagesTexts);
  return (error) => (isConflict(error) ? { label, onSelect: onReload } : undefined);
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'stale' || error.code === 'already_saved');
}
