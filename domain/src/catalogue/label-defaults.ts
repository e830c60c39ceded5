import { recordOf, textOf, type StoredPart } from '../records/stored-record.ts';
import { MAKER_KINDS, type MakerKind } from './label-fields.ts';

/** settings/public, `labels`, as staff enter it. Empty fields use the legal identity of the shop. */
export interface LabelSettings {
  makerKind: MakerKind;
  makerName: string;
  makerAddress: string;
  careName: string;
  careAddress: string;
  carePhone: string;
  careEmail: string;
}

export function readLabelSettings(stored: unknown): LabelSettings {
  const labels = recordOf(stored);
  return {
    makerKind: MAKER_KINDS.find((kind) => kind === labels.makerKind) ?? 'packer',
    makerName: textOf(labels.makerName),
    makerAddress: textOf(labels.makerAddress),
    careName: textOf(labels.careName),
    careAddress: textOf(labels.careAddress),
    carePhone: textOf(labels.carePhone),
    careEmail: textOf(labels.careEmail),
  };
}

/** What every label says that no product changes. `stored` is settings/public. */
export function labelDefaults(stored: StoredPart): LabelSettings {
  const settings = readLabelSettings(stored.labels);
  const legal = recordOf(stored.legal);
  const name = textOf(legal.legalName) || textOf(legal.tradeName);
  const address = addressLine(recordOf(legal.address));
  return {
    ...settings,
    makerName: settings.makerName || name,
    makerAddress: settings.makerAddress || address,
    careName: settings.careName || name,
    careAddress: settings.careAddress || address,
    carePhone: settings.carePhone || textOf(legal.phone),
    careEmail: settings.careEmail || textOf(legal.email),
  };
}

function addressLine(address: StoredPart): string {
  const [line1, line2, city, state, pincode] = (
    ['line1', 'line2', 'city', 'state', 'pincode'] as const
  ).map((name) => textOf(address[name]));
  const place = [state, pincode].filter((part) => part !== '').join(' ');
  return [line1, line2, city, place].filter((part) => part !== '').join(', ');
}
