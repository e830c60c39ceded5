import { DEFAULT_CASH_ON_DELIVERY } from '@kargha/domain/payments/cash-on-delivery-settings';
import { DEFAULT_GIFT_WRAP } from '@kargha/domain/settings/gift-wrap-settings';
import { gstinCheckCharacter } from '@kargha/domain/india/gstin';
import type { SettingsAnswer } from '@kargha/domain/settings/settings-response';

export const GSTIN_WITHOUT_CHECK = '29AAHCK6072R1Z';
const officer = {
  name: 'Kabir Thomas',
  designation: 'Officer',
  email: 'g@kargha.example',
  phone: '9800000002',
};
export const SAMPLE_SETTINGS: SettingsAnswer = {
  settings: {
    legal: {
      tradeName: 'Kargha',
      legalName: 'Kargha Weavers Limited',
      gstin: GSTIN_WITHOUT_CHECK + gstinCheckCharacter(GSTIN_WITHOUT_CHECK),
      registration: {
        kind: 'regular',
        from: new Date('2017-06-30T18:30:00.000Z'),
        otherStates: false,
      },
      address: {
        line1: '12 Loom Lane',
        line2: '',
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560025',
        country: 'India',
      },
      email: 'care@kargha.example',
      phone: '9800000000',
      hours: '',
      grievanceOfficer: officer,
    },
    bankAccount: { bankName: '', holder: '', number: '', ifsc: '' },
    holds: { holdMinutes: 15, openHoldsPerPerson: 3, openHoldsPerAddress: 30 },
    stock: { lowStockAt: 3 },
    tax: {
      priceMode: 'specified',
      priceModeFrom: null,
      ratesEnabled: false,
      flatRateChosen: false,
      rates: [
        {
          hsnPrefix: '50',
          maxUnitRupees: null,
          percent: 5,
          note: 'Silk',
          from: new Date('2025-09-21T18:30:00.000Z'),
          to: null,
        },
      ],
    },
    labels: {
      ...{ makerKind: 'packer', makerName: '', makerAddress: '', careName: '' },
      ...{ careAddress: '', carePhone: '', careEmail: '' },
    },
    payments: { emi: false, creditSales: 'placed' },
    cashOnDelivery: { ...DEFAULT_CASH_ON_DELIVERY },
    giftWrap: { ...DEFAULT_GIFT_WRAP },
    claims: { claims: [] },
    delivery: { fromPincode: '560025', dispatchDays: 2, weavingDays: 24, cutoffHour: 14 },
    phoneOrders: { linkHours: 48, mostDiscountPercent: 20 },
    taxPortal: {
      eInvoiceFrom: '',
      isLimitedTo30Days: false,
      eWayBills: false,
      eWayBillLimitWithinState: 50_000,
    },
    couriers: {
      couriers: [{ name: 'Delhivery', trackingUrl: 'https://d.example/{awb}' }],
      rule: 'cheapest',
      zones: { local: '', regional: '', national: '' },
      pickupLocation: '',
      packingGrams: 100,
    },
    staffSafety: { secondFactorRequired: false, refundLimitRupees: null },
    shipping: { freeAboveRupees: 2000, flatFeeRupees: 150 },
    shopFront: {
      announcement: { isOn: false, text: '', textHindi: '', link: '' },
      maintenance: { isOn: false, message: '' },
      menu: [],
      seo: { title: '', description: '' },
      whatsApp: '',
    },
  },
  revisions: {
    legal: 4,
    bankAccount: 0,
    holds: 0,
    stock: 0,
    tax: 2,
    labels: 0,
    payments: 0,
    cashOnDelivery: 0,
    giftWrap: 0,
    claims: 0,
    delivery: 3,
    phoneOrders: 0,
    shipping: 7,
    shopFront: 1,
    taxPortal: 0,
    couriers: 0,
    staffSafety: 0,
  },
  integrations: {
    razorpayKeys: true,
    razorpayTestMode: true,
    webhookSecret: false,
    mailServer: null,
    appCheck: false,
  },
  series: [{ series: 'KG', year: '2627', last: 42 }],
};
