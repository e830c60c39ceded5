import type { CertificateTexts } from './certificate-texts.ts';

export const certificateHindi: CertificateTexts = {
  certificate: 'प्रामाणिकता का प्रमाण-पत्र',
  named: (code) => `प्रामाणिकता का प्रमाण-पत्र ${code}`,
};
