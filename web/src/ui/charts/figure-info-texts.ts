import type { Catalogue } from '#lib/language/language.ts';

const en = { about: (figure: string) => `About ${figure}` };

export const figureInfoTexts: Catalogue<typeof en> = { en };
