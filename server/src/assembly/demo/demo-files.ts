/** Small real files for the documents of the demo: a page with some lines, and a picture. */
import { crc32, deflateSync } from 'node:zlib'

/** Letters that the usual encoding lacks, at places of their own. */
const turkish = ['ğ', 'Ğ', 'ı', 'İ', 'ş', 'Ş']
const names = '/gbreve /Gbreve /dotlessi /Idotaccent /scedilla /Scedilla'
const firstPlace = 128

function encoded(text: string): Buffer {
  const places = [...text].map((letter) => {
    const place = turkish.indexOf(letter)
    return place >= 0 ? firstPlace + place : Math.min(letter.codePointAt(0) ?? 63, 255)
  })
  return Buffer.from(places.flatMap((place) => ([40, 41, 92].includes(place) ? [92, place] : [place])))
}

/** One page of A4; the first line is its title. */
export function pageOf([title = '', ...lines]: readonly string[]): Buffer {
  const line = (text: string, size: number, y: number) =>
    Buffer.concat([Buffer.from(`BT /F ${size} Tf 60 ${y} Td (`), encoded(text), Buffer.from(') Tj ET\n')])
  const content = Buffer.concat([
    line(title, 20, 760),
    ...lines.map((text, place) => line(text, 11, 720 - 20 * place)),
  ])
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    ),
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length} >>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from(
      `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [${firstPlace} ${names}] >> >>`,
    ),
  ]
  let file = Buffer.from('%PDF-1.4\n')
  const offsets = objects.map((object, place) => {
    const offset = file.length
    file = Buffer.concat([file, Buffer.from(`${place + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.concat([file, Buffer.from(end)])
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), data])]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Boxes on a floor, in colours that depend on the seed. */
export function pictureOf(seed: number): Buffer {
  const [width, height] = [320, 240]
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const box = Math.floor(x / 80) + Math.floor((y + seed * 7) / 60)
      const isFloor = y > 180
      const at = y * (width * 3 + 1) + 1 + x * 3
      rows[at] = isFloor ? 120 : 150 + ((box * 37 + seed * 11) % 70)
      rows[at + 1] = isFloor ? 115 : 110 + ((box * 23 + seed * 5) % 60)
      rows[at + 2] = isFloor ? 110 : 70 + ((box * 53) % 50)
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
