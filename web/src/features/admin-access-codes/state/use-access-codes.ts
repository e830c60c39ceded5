import type { ListedAccessCode } from '@kargha/domain/catalogue/access-code-endpoints';
import { usePages } from '#lib/reading/use-pages.ts';

import { createAccessCode, disableAccessCode, listAccessCodes } from '../data/access-codes-api.ts';
import { toAccessCodePayload, type AccessCodeFormValues } from './access-code-form-values.ts';

export function useAccessCodes(filter: { search: string }) {
  const list = usePages({
    read: listAccessCodes,
    filter,
    idOf: ({ id }: ListedAccessCode) => id,
  });
  return {
    list,
    create: async (values: AccessCodeFormValues): Promise<string> => {
      const code = await createAccessCode(toAccessCodePayload(values));
      list.reload();
      return code;
    },
    disable: async (row: ListedAccessCode): Promise<void> => {
      list.replace({ ...row, ...(await disableAccessCode(row.id)) });
    },
  };
}
