import { nullish, number, object, pipe, string, transform, union } from 'valibot';

const numberOrText = union([number(), string()]);
const awb = pipe(numberOrText, transform(String));
const maybeText = nullish(string(), '');

/** The fields that we read of Shiprocket's webhook (apidocs.shiprocket.in), from memory. */
export const shiprocketWebhook = object({
  awb,
  current_status: string(),
  shipment_status_id: pipe(numberOrText, transform(Number)),
  /** 23 05 2023 11:43:52, in India */
  current_timestamp: string(),
});

export const delhiveryWebhook = object({
  Shipment: object({
    AWB: awb,
    NSLCode: maybeText,
    Status: object({
      Status: string(),
      StatusType: maybeText,
      /** 2026-11-26T18:05:00.123, in India */
      StatusDateTime: string(),
      StatusLocation: maybeText,
      Instructions: maybeText,
    }),
  }),
});

export const courierWebhook = union([shiprocketWebhook, delhiveryWebhook]);
