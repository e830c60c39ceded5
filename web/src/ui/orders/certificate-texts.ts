import type { Catalogue } from '#lib/language/language.ts';

const en = {
  certificate: 'Certificate of authenticity',
  named: (code: string) => `Certificate of authenticity ${code}`,
};

export const certificateTexts: Catalogue<typeof en> = { en };
export type CertificateTexts = typeof en;
