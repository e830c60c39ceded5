/** What the portal knows of a registered invoice or credit note. */
export interface RegisteredDocument {
  irn: string;
  ackNo: string;
  ackDate: Date;
  /** signed by the portal; printed as a QR code */
  signedQr: string;
}

/** What the portal registered earlier under the same number. */
export interface KnownDocument extends RegisteredDocument {
  isCancelled: boolean;
  buyerGstin: string;
  /** rupees */
  total: number;
}

export interface RegisteredEWayBill {
  /** 12 digits */
  number: string;
  generatedAt: Date;
  /** null until part B has a vehicle */
  validUntil: Date | null;
}

interface KnownEWayBill extends RegisteredEWayBill {
  isCancelled: boolean;
  /** rupees, with tax */
  total: number;
}

/** Reasons for a cancellation, with the portal's codes. */
export type CancelCode = '1' | '2' | '3' | '4';

/**
 * `refused`: the portal answered no, nothing happened. `unavailable`: the call did not get through, nothing happened.
 * `unknown`: it may have happened.
 */
export type TaxPortalFailure = 'refused' | 'unavailable' | 'unknown';

export class TaxPortalError extends Error {
  constructor(
    readonly failure: TaxPortalFailure,
    message: string,
    /** the portal's error code, such as 2150; '' for none */
    readonly code = '',
  ) {
    super(message);
  }
}

/** Portal codes that decide what happens next. */
export const PORTAL_CODES = {
  /** the IRN exists: an earlier answer was lost, or another program registered the number */
  duplicateIrn: '2150',
  /** a cancellation of an IRN that is not active: it was cancelled before */
  notActive: '9999',
  /** an e-way bill exists for this document */
  duplicateEWayBill: '604',
  /** a cancellation of an e-way bill that was cancelled before */
  eWayBillNotActive: '312',
} as const;

export interface VehicleChange {
  number: string;
  mode: string;
  vehicleNumber: string;
  transportDocument: string;
  fromPlace: string;
  fromStateCode: string;
  reasonCode: string;
  remark: string;
}

export interface Extension extends VehicleChange {
  fromPincode: string;
  remainingKm: number;
}

/**
 * The invoice registration portal and the e-way bill system for one GST number. Every call throws TaxPortalError and
 * nothing else.
 */
export interface TaxPortal {
  registerDocument: (gstin: string, payload: object) => Promise<RegisteredDocument>;
  findDocument: (gstin: string, irn: string) => Promise<KnownDocument>;
  cancelDocument: (
    gstin: string,
    cancellation: { irn: string; code: CancelCode; remark: string },
  ) => Promise<void>;
  registerEWayBill: (gstin: string, payload: object) => Promise<RegisteredEWayBill>;
  findEWayBill: (
    gstin: string,
    document: { type: string; number: string },
  ) => Promise<KnownEWayBill | null>;
  /** Returns until when the bill is valid now. */
  changeVehicle: (gstin: string, change: VehicleChange) => Promise<Date | null>;
  extendEWayBill: (gstin: string, extension: Extension) => Promise<Date | null>;
  cancelEWayBill: (
    gstin: string,
    cancellation: { number: string; code: CancelCode; remark: string },
  ) => Promise<void>;
}
