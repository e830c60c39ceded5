import { createHash } from 'node:crypto';

import { byYear } from './portal-clock.ts';
import { payloadProblem, type InvoiceRequest } from './payload-check.ts';
import { PortalError } from './portal-error.ts';
import { fieldText } from './portal-field.ts';
import { signed } from './portal-signature.ts';

export interface PortalDocument {
  irn: string;
  ackNo: string;
  ackAt: Date;
  isCancelled: boolean;
  request: InvoiceRequest;
  signedInvoice: string;
  signedQr: string;
}

const DAY_MS = 86_400_000;
/** The portal returns a document for two days. */
const READABLE_MS = 2 * DAY_MS;

/** What the invoice registration portal has registered. Codes and sentences are those of its error list. */
export class PortalDocuments {
  readonly #documents = new Map<string, PortalDocument>();
  #acknowledged = 0;

  register(gstin: string, body: object, now: Date): object {
    const problem = payloadProblem(body, gstin);
    if (problem) throw problem;
    const request = body as InvoiceRequest;
    const irn = irnOf(request);
    const known = this.#documents.get(irn);
    if (known?.isCancelled) {
      throw new PortalError(
        '2278',
        'IRN is already generated and cancelled, it cannot be regenerated for the same document/invoice',
      );
    }
    if (known) {
      const Desc = { AckNo: Number(known.ackNo), AckDt: byYear(known.ackAt), Irn: irn };
      throw new PortalError('2150', 'Duplicate IRN', [{ InfCd: 'DUPIRN', Desc }]);
    }
    const document = this.#created(irn, request, now);
    this.#documents.set(irn, document);
    return answerOf(document);
  }

  find(irn: string, now: Date): object {
    const document = this.#known(irn);
    if (now.getTime() - document.ackAt.getTime() > READABLE_MS) {
      throw new PortalError(
        '2283',
        'IRN details cannot be provided as it is generated more than 2 days ago',
      );
    }
    return answerOf(document);
  }

  cancel(body: Record<string, unknown>, now: Date, hasEWayBill: (number: string) => boolean) {
    const document = this.#known(fieldText(body.Irn));
    if (document.isCancelled) throw new PortalError('9999', 'Invoice is not active');
    if (now.getTime() - document.ackAt.getTime() > DAY_MS) {
      throw new PortalError(
        '2270',
        'The allowed cancellation time limit is crossed, you cannot cancel the IRN',
      );
    }
    if (hasEWayBill(document.request.DocDtls.No)) {
      throw new PortalError('4002', 'EwayBill is already generated for this IRN');
    }
    if (!/^[1-4]$/.test(fieldText(body.CnlRsn)) || fieldText(body.CnlRem) === '') {
      throw new PortalError('5002', 'CnlRsn and CnlRem are required');
    }
    document.isCancelled = true;
    return { Irn: document.irn, CancelDate: byYear(now) };
  }

  list(): PortalDocument[] {
    return [...this.#documents.values()];
  }

  clear(): void {
    this.#documents.clear();
  }

  #known(irn: string): PortalDocument {
    const document = this.#documents.get(irn);
    if (!document) throw new PortalError('2148', 'Requested IRN data is not available');
    return document;
  }

  #created(irn: string, request: InvoiceRequest, ackAt: Date): PortalDocument {
    this.#acknowledged += 1;
    const ackNo = String(112_010_000_000_000 + this.#acknowledged);
    const { DocDtls, SellerDtls, BuyerDtls, ItemList, ValDtls } = request;
    const IrnDt = byYear(ackAt);
    const qr = {
      SellerGstin: SellerDtls.Gstin,
      BuyerGstin: BuyerDtls.Gstin,
      DocNo: DocDtls.No,
      DocTyp: DocDtls.Typ,
      DocDt: DocDtls.Dt,
      TotInvVal: ValDtls.TotInvVal,
      ItemCnt: ItemList.length,
      MainHsnCode: ItemList[0]?.HsnCd ?? '',
      Irn: irn,
      IrnDt,
    };
    return {
      ...{ irn, ackNo, ackAt, request, isCancelled: false },
      signedInvoice: signed({ AckNo: Number(ackNo), AckDt: IrnDt, Irn: irn, ...request }),
      signedQr: signed(qr),
    };
  }
}

function answerOf({ irn, ackNo, ackAt, isCancelled, signedInvoice, signedQr }: PortalDocument) {
  return {
    AckNo: Number(ackNo),
    AckDt: byYear(ackAt),
    Irn: irn,
    SignedInvoice: signedInvoice,
    SignedQRCode: signedQr,
    Status: isCancelled ? 'CNL' : 'ACT',
    EwbNo: null,
    Remarks: null,
  };
}

/** SHA-256 of the supplier's GST number, the financial year as 2026-27, the type and the number. */
function irnOf({ SellerDtls, DocDtls }: InvoiceRequest): string {
  const [, month = 0, year = 0] = DocDtls.Dt.split('/').map(Number);
  const first = month >= 4 ? year : year - 1;
  const years = `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
  return createHash('sha256')
    .update(`${SellerDtls.Gstin}${years}${DocDtls.Typ}${DocDtls.No}`)
    .digest('hex');
}
