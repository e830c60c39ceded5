import type { Catalogue } from '#lib/language/language.ts';

const en = {
  readOnly: (needed: string) =>
    `You can see this but not change it. Your role does not include “${needed}”.`,
};

export const permissionTexts: Catalogue<typeof en> = { en };
