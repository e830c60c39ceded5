import { PortalError } from './portal-error.ts';

interface Party {
  Gstin: string;
  LglNm: string;
  Addr1: string;
  Loc: string;
  Pin: number;
  Stcd: string;
  Pos?: string;
}

interface Item {
  HsnCd: string;
  Qty: number;
  UnitPrice: number;
  TotAmt: number;
  AssAmt: number;
  GstRt: number;
  CgstAmt: number;
  SgstAmt: number;
  IgstAmt: number;
  TotItemVal: number;
}

/** The part of schema INV-01 that the shop sends. */
export interface InvoiceRequest {
  Version: string;
  TranDtls: { TaxSch: string; SupTyp: string; RegRev: string; IgstOnIntra: string };
  DocDtls: { Typ: string; No: string; Dt: string };
  SellerDtls: Party;
  BuyerDtls: Party;
  ItemList: Item[];
  ValDtls: {
    AssVal: number;
    CgstVal: number;
    SgstVal: number;
    IgstVal: number;
    OthChrg: number;
    RndOffAmt: number;
    TotInvVal: number;
  };
}

/** Rupees by which the portal lets sums differ. */
const TOLERANCE = 1;
const GSTIN = /^\d{2}[A-Z0-9]{13}$/;

/** Checks a document as the portal does: its schema first, then its sums. */
export function payloadProblem(body: object, gstin: string): PortalError | null {
  try {
    return problemOf(body as InvoiceRequest, gstin);
  } catch {
    return new PortalError('5002', 'The document does not match the schema');
  }
}

function problemOf(request: InvoiceRequest, gstin: string): PortalError | null {
  const { SellerDtls, BuyerDtls, DocDtls, Version } = request;
  const failed = (
    [
      [Version === '1.1', '5002', 'Version must be 1.1'],
      [SellerDtls.Gstin === gstin, '2143', 'Invoice does not belongs to the user GSTIN'],
      [/^(INV|CRN|DBN)$/.test(DocDtls.Typ), '5002', 'DocDtls.Typ is not valid'],
      [/^[a-zA-Z1-9][\w/-]{0,15}$/.test(DocDtls.No), '5002', 'DocDtls.No is not valid'],
      [/^\d{2}\/\d{2}\/\d{4}$/.test(DocDtls.Dt), '5002', 'DocDtls.Dt is not valid'],
      [isParty(SellerDtls), '5002', 'SellerDtls is not complete'],
      [isParty(BuyerDtls) && GSTIN.test(BuyerDtls.Gstin), '5002', 'BuyerDtls is not complete'],
      [BuyerDtls.Gstin !== SellerDtls.Gstin, '2211', 'Supplier and recipient GSTIN are the same'],
      [request.ItemList.length > 0, '5002', 'ItemList is empty'],
      [request.ItemList.every(({ HsnCd }) => /^\d{6,8}$/.test(HsnCd)), '2176', 'Invalid HSN code'],
    ] as const
  ).find(([isRight]) => !isRight);
  if (failed) return new PortalError(failed[1], failed[2]);
  return taxProblem(request) ?? sumProblem(request);
}

function isParty({ LglNm, Addr1, Loc, Pin, Stcd }: Party): boolean {
  const isPlace = Addr1.length >= 1 && Addr1.length <= 100 && Loc.length >= 3 && Loc.length <= 50;
  return LglNm.length >= 1 && isPlace && Pin >= 100_000 && Pin <= 999_999 && /^\d{2}$/.test(Stcd);
}

function taxProblem({ SellerDtls, BuyerDtls, ItemList }: InvoiceRequest): PortalError | null {
  const isWithinState = SellerDtls.Stcd === BuyerDtls.Pos;
  const hasIgst = ItemList.some(({ IgstAmt }) => IgstAmt !== 0);
  const hasStateTax = ItemList.some(({ CgstAmt, SgstAmt }) => CgstAmt !== 0 || SgstAmt !== 0);
  if (isWithinState && hasIgst) {
    return new PortalError(
      '2172',
      'For Intra-state transaction, IGST amounts are not applicable; only CGST and SGST amounts are applicable',
    );
  }
  if (isWithinState || !hasStateTax) return null;
  return new PortalError(
    '2174',
    'For Inter-state transaction, CGST and SGST amounts are not applicable; only IGST amount is applicable',
  );
}

function sumProblem({ ItemList, ValDtls }: InvoiceRequest): PortalError | null {
  for (const item of ItemList) {
    const tax = item.CgstAmt + item.SgstAmt + item.IgstAmt;
    const isRight =
      (item.Qty === 0 || isNear(item.Qty * item.UnitPrice, item.TotAmt)) &&
      isNear((item.AssAmt * item.GstRt) / 100, tax) &&
      isNear(item.AssAmt + tax, item.TotItemVal);
    if (!isRight) return new PortalError('2233', 'The amounts of an item do not add up');
  }
  const { AssVal, CgstVal, SgstVal, IgstVal, OthChrg, RndOffAmt, TotInvVal } = ValDtls;
  const sum = ItemList.reduce((total, { AssAmt }) => total + AssAmt, 0);
  if (!isNear(sum, AssVal)) {
    return new PortalError('2182', 'Taxable value does not match the sum of the items');
  }
  const total = AssVal + CgstVal + SgstVal + IgstVal + OthChrg + RndOffAmt;
  if (isNear(total, TotInvVal)) return null;
  return new PortalError('2189', 'Invalid total invoice value');
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= TOLERANCE;
}
