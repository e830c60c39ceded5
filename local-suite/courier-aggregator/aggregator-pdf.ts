/** A PDF of one page for each list of lines, in plain ASCII. */
export function plainPdf(pages: readonly (readonly string[])[]): Buffer {
  const kids = pages.map((_, place) => `${4 + place * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, place) => {
      const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
      const content = `BT /F1 12 Tf 14 TL 24 400 Td\n${text}\nET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 288 432] /Contents ${5 + place * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return assembled(objects);
}

function assembled(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, place) => {
    const offset = file.length;
    file += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function escaped(line: string): string {
  return line.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/[\\()]/g, String.raw`\$&`);
}
