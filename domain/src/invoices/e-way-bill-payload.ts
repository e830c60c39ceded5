import { findState } from '../india/indian-states.ts';
import { paiseToRupees, sumPaise } from '../money/paise.ts';
import { isSameLine } from '../shopping/line-ref.ts';
import { dayOf } from './e-invoice-payload.ts';
import { TRANSPORT_MODES, type EWayBill } from './e-way-bill-schema.ts';
import type { Invoice, InvoiceLine } from './invoice-fields.ts';

/** Part A and, with a vehicle, part B of FORM GST EWB-01 (e-way bill API 1.03, GENEWAYBILL). Amounts are rupees. */
export function eWayBillPayload(bill: EWayBill, invoice: Invoice) {
  const { supplier, buyer, deliverTo } = invoice;
  const lines = invoice.lines.flatMap((line) => partOf(line, bill));
  const sum = (field: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
    paiseToRupees(sumPaise(lines.map((line) => line[field])));
  const goods = sum('taxable') + sum('cgst') + sum('sgst') + sum('igst');
  const total = paiseToRupees(bill.value);
  return {
    supplyType: 'O',
    // 1 is a supply, 9 a lot of a supply whose invoice went with another parcel.
    subSupplyType: bill.documentType === 'CHL' ? '9' : '1',
    docType: bill.documentType,
    docNo: bill.documentNumber,
    docDate: dayOf(bill.documentType === 'CHL' ? bill.requestedAt : invoice.issuedAt),
    transactionType: deliverTo.pincode === buyer.address.pincode ? 1 : 2,
    fromGstin: supplier.gstin,
    fromTrdName: supplier.name,
    ...place('from', supplier.address),
    actFromStateCode: Number(supplier.stateCode),
    toGstin: buyer.gstin === '' ? 'URP' : buyer.gstin,
    toTrdName: buyer.name,
    ...place('to', deliverTo),
    actToStateCode: stateNumber(deliverTo.state),
    toStateCode: Number(buyer.stateCode),
    totalValue: sum('taxable'),
    cgstValue: sum('cgst'),
    sgstValue: sum('sgst'),
    igstValue: sum('igst'),
    cessValue: 0,
    cessNonAdvolValue: 0,
    otherValue: Math.round((total - goods) * 100) / 100,
    totInvValue: total,
    ...transportOf(bill),
    mainHsnCode: lines[0]?.hsnCode ?? '',
    itemList: lines.map(itemOf),
  };
}

/** The share of an invoice line that is in the parcel. */
function partOf(line: InvoiceLine, { lines }: EWayBill): InvoiceLine[] {
  const quantity = lines.find((one) => isSameLine(one, line))?.quantity ?? 0;
  if (quantity === 0) return [];
  const share = (amount: InvoiceLine['taxable']) =>
    Math.round((amount * quantity) / line.quantity) as InvoiceLine['taxable'];
  return [
    {
      ...line,
      quantity,
      taxable: share(line.taxable),
      cgst: share(line.cgst),
      sgst: share(line.sgst),
      igst: share(line.igst),
    },
  ];
}

function itemOf({ description, hsnCode, quantity, unit, taxable, ...line }: InvoiceLine) {
  const isWithinState = line.igst === 0 && line.cgst > 0;
  return {
    productName: description.slice(0, 100),
    hsnCode: Number(hsnCode),
    quantity,
    qtyUnit: unit,
    taxableAmount: paiseToRupees(taxable),
    cgstRate: isWithinState ? line.taxPercent / 2 : 0,
    sgstRate: isWithinState ? line.taxPercent / 2 : 0,
    igstRate: isWithinState ? 0 : line.taxPercent,
    cessRate: 0,
  };
}

function transportOf(bill: EWayBill) {
  const { distanceKm, mode, transporterId, vehicleNumber, transportDocument } = bill;
  const hasPartB = vehicleNumber !== '' || transportDocument !== '';
  return {
    transDistance: String(distanceKm),
    ...(transporterId !== '' && { transporterId }),
    ...(hasPartB && {
      transMode: TRANSPORT_MODES[mode],
      vehicleNo: vehicleNumber,
      transDocNo: transportDocument,
      vehicleType: 'R',
    }),
  };
}

type Address = Invoice['deliverTo'];

function place(side: 'from' | 'to', address: Address): Record<string, string | number> {
  const { line1, line2, city, pincode, state } = address;
  return {
    [`${side}Addr1`]: line1.slice(0, 120),
    [`${side}Addr2`]: line2.slice(0, 120),
    [`${side}Place`]: city.slice(0, 50),
    [`${side}Pincode`]: Number(pincode),
    [`${side}StateCode`]: stateNumber(state),
  };
}

function stateNumber(state: string): number {
  return Number(findState(state)?.gstCode ?? 0);
}
