/** PDF files that tests make: of plain pages, and of an image as a scanner stores it. */

/** From its objects; the first is the catalogue. */
function pdfOf(objects: readonly string[]): ArrayBuffer {
  let file = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = String(file.length).padStart(10, '0')
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${place} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0)).buffer
}

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>'
const stream = (head: string, body: string) =>
  `<< ${head} /Length ${body.length} >>\nstream\n${body}\nendstream`

/** Empty pages. */
export function aPdf(pages: number): ArrayBuffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ')
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 64 64] >>'
  return pdfOf([
    catalogue,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => page),
  ])
}

/** One page that is all black: 64 lines of a fax (CCITT group 4), each of which is like the one before, and their end. */
export function aScan(): ArrayBuffer {
  const lines = `${'\xff'.repeat(8)}\x00\x10\x01`
  const image = [
    '/Type /XObject /Subtype /Image /Width 64 /Height 64 /BitsPerComponent 1 /ColorSpace /DeviceGray',
    '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 64 /Rows 64 /BlackIs1 true >>',
  ]
  return pdfOf([
    catalogue,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 64 64] /Contents 4 0 R /Resources << /XObject << /Im 5 0 R >> >> >>',
    stream('', 'q 64 0 0 64 0 0 cm /Im Do Q'),
    stream(image.join(' '), lines),
  ])
}
