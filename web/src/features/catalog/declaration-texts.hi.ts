import type { QuantityUnit } from '@kargha/domain/catalogue/net-quantity';

import type { DeclarationTexts } from './declaration-texts.ts';

const UNITS: Record<QuantityUnit, string> = {
  piece: 'नग',
  pair: 'जोड़ी',
  set: 'सेट',
  m: 'मी',
  cm: 'सेमी',
  kg: 'किग्रा',
  g: 'ग्रा',
  l: 'ली',
  ml: 'मिली',
};

export const declarationHindi: DeclarationTexts = {
  title: 'ज़रूरी जानकारी',
  mrp: 'अधिकतम खुदरा मूल्य (MRP)',
  withTaxes: (amount) => `${amount} (सभी करों सहित)`,
  netQuantity: 'कुल मात्रा',
  quantity: (amount, unit) => `${amount} ${UNITS[unit]}`,
  unitPrice: 'प्रति इकाई मूल्य',
  perUnit: (amount, unit) => `${amount} प्रति ${UNITS[unit]}`,
  makers: { manufacturer: 'निर्माता', packer: 'पैक करने वाले', importer: 'आयातक' },
  country: 'मूल देश',
  care: 'ग्राहक सेवा',
};
