import { array, boolean, nullish, object, parse, pipe, string, transform, union } from 'valibot';

import { rupeesToPaise, type Paise } from '@kargha/domain/money/paise';

import type { AggregatorOrder } from './courier-aggregator.ts';
import { anyNumber, digits } from './outside-service.ts';

/** Y or N. */
const flag = nullish(string(), 'N');

const pincodesSchema = object({
  delivery_codes: array(
    object({ postal_code: object({ pre_paid: flag, cod: flag, pickup: flag }) }),
  ),
});

export function readPincodes(answer: unknown) {
  return parse(pincodesSchema, answer).delivery_codes;
}

const chargesSchema = array(object({ total_amount: anyNumber }));

export function readCharge(answer: unknown): Paise {
  const [first] = parse(chargesSchema, answer);
  if (!first) throw new Error('no charge');
  return rupeesToPaise(first.total_amount);
}

const packagesSchema = object({
  /** absent when it knows no such order */
  ShipmentData: nullish(
    array(
      object({
        Shipment: object({
          AWB: digits,
          ReferenceNo: digits,
          Status: object({ Status: string(), StatusType: nullish(string(), '') }),
        }),
      }),
    ),
    [],
  ),
});

/** It shows no prices: the booking notes the one that was asked for. */
export function readPackages(answer: unknown): AggregatorOrder[] {
  return parse(packagesSchema, answer).ShipmentData.map(({ Shipment }) => {
    const { AWB: awb, ReferenceNo: reference, Status } = Shipment;
    const isCancelled = Status.StatusType === 'CN' || /cancel/i.test(Status.Status);
    const ids = { orderId: awb, shipmentId: awb, reference };
    return { ...ids, isCancelled, awb: isCancelled ? '' : awb, courier: 'Delhivery', charge: null };
  });
}

const createdSchema = object({
  rmk: nullish(string(), ''),
  packages: array(
    object({ status: string(), remarks: nullish(union([string(), array(string())])) }),
  ),
});

export function readCreated(answer: unknown) {
  const { rmk, packages } = parse(createdSchema, answer);
  const [created] = packages;
  const remarks = [created?.remarks ?? []].flat().join(' ');
  return { isCreated: created?.status === 'Success', remarks: remarks || rmk };
}

const editedSchema = object({
  /** true, or a word */
  status: pipe(
    union([boolean(), string()]),
    transform((status) => /^(true|success)$/i.test(String(status))),
  ),
  remark: nullish(string(), ''),
  error: nullish(string(), ''),
});

export function readEdited(answer: unknown) {
  return parse(editedSchema, answer);
}

const labelsSchema = object({ packages: array(object({ pdf_download_link: string() })) });

export function readLabels(answer: unknown): string[] {
  return parse(labelsSchema, answer).packages.map(({ pdf_download_link: link }) => link);
}
