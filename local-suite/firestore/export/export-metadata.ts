import { readLog, writeLog } from './leveldb-log.ts';
import { parseWire } from './wire-message.ts';
import { WireWriter } from './wire-writer.ts';

/** The only version that the emulator writes and reads. */
const SUPPORTED_VERSION = '3';

const OVERALL = { kind: 1 } as const;
const OVERALL_KIND = { scope: 1, metadataFile: 2, entities: 3, bytes: 4 } as const;
const KIND = { run: 1, output: 2 } as const;
const RUN = { name: 1, startedAt: 2, finishedAt: 3 } as const;
const OUTPUT = { namespace: 1, file: 2 } as const;

/** A set of entities and the location of its metadata. */
export interface ExportedKind {
  /** Relative to the folder of the overall metadata, with `/` as separator. */
  metadataFile: string;
  entities: number;
  /** The total size of its output files. */
  bytes: number;
}

/** Times in microseconds since 1970. */
export interface ExportRun {
  name: string;
  startedAt: bigint;
  finishedAt: bigint;
}

export function encodeOverallMetadata(kinds: readonly ExportedKind[]): Buffer {
  const overall = new WireWriter();
  for (const { metadataFile, entities, bytes } of kinds) {
    // The emulator's value for "every namespace, every kind".
    const scope = new WireWriter().message(1, new WireWriter().integer(1, 2).integer(3, 3));
    overall.message(
      OVERALL.kind,
      new WireWriter()
        .message(OVERALL_KIND.scope, scope)
        .text(OVERALL_KIND.metadataFile, metadataFile)
        .integer(OVERALL_KIND.entities, entities)
        .integer(OVERALL_KIND.bytes, bytes),
    );
  }
  return writeLog([Buffer.from(SUPPORTED_VERSION), overall.toBuffer()]);
}

/** Throws an Error if the file is damaged or its version is unknown. */
export function decodeOverallMetadata(file: Buffer): ExportedKind[] {
  const [version, overall] = readLog(file);
  if (version?.toString() !== SUPPORTED_VERSION) {
    const found = version === undefined ? 'none' : `"${version.toString()}"`;
    throw new Error(`The export version is ${found}; only "${SUPPORTED_VERSION}" can be read.`);
  }
  if (overall === undefined) throw new Error('The list of exported kinds is missing.');
  return parseWire(overall)
    .everyBytes(OVERALL.kind)
    .map((bytes) => {
      const kind = parseWire(bytes);
      const metadataFile = kind.text(OVERALL_KIND.metadataFile);
      if (!metadataFile) throw new Error('An exported kind has no metadata file.');
      return {
        metadataFile,
        entities: Number(kind.integer(OVERALL_KIND.entities) ?? 0n),
        bytes: Number(kind.integer(OVERALL_KIND.bytes) ?? 0n),
      };
    });
}

export function encodeKindMetadata(run: ExportRun, outputFile: string): Buffer {
  const described = new WireWriter()
    .text(RUN.name, run.name)
    .integer(RUN.startedAt, run.startedAt)
    .integer(RUN.finishedAt, run.finishedAt);
  const output = new WireWriter().text(OUTPUT.namespace, '').text(OUTPUT.file, outputFile);
  return new WireWriter().message(KIND.run, described).message(KIND.output, output).toBuffer();
}

/** Returns the output files of a kind, relative to its metadata file. */
export function decodeKindMetadata(file: Buffer): string[] {
  return parseWire(file)
    .everyBytes(KIND.output)
    .map((bytes) => {
      const name = parseWire(bytes).text(OUTPUT.file);
      if (!name) throw new Error('An output of the export has no file name.');
      return name;
    });
}
