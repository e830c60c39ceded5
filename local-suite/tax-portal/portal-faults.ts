export const PORTAL_CALLS = [
  'token',
  'register_document',
  'find_document',
  'cancel_document',
  'register_e_way_bill',
  'find_e_way_bill',
  'change_vehicle',
  'extend_e_way_bill',
  'cancel_e_way_bill',
] as const;
export type PortalCall = (typeof PORTAL_CALLS)[number];

/** A declined call names its code first, such as `3029 : GSTIN is not active`. */
export const DECLINED = '5002 : The document is not valid';

export const REFUSED_ANSWERS = {
  outage: {
    status: 200,
    body: { success: false, message: 'GSPGSTDOWN : GST system is down' },
  },
  declined: (message: string) => ({ status: 200, body: { success: false, message } }),
};
