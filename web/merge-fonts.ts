/** Puts the glyphs of one font behind those of another of the same family: a browser that waits for one file has all letters, or none. */

type Tables = Map<string, Buffer>
type Glyphs = { outlines: Buffer[]; metrics: Buffer[]; variations: Buffer[] }

/** TrueType in and out. What shapes text (kerning, features) stays as the first font has it. */
export function mergeFonts(first: Buffer, second: Buffer): Buffer {
  const tables = readTables(first)
  const added = readTables(second)
  for (const name of ['avar', 'fvar'])
    if (!table(tables, name).equals(table(added, name))) throw new Error(`The fonts differ in ${name}`)
  const own = readGlyphs(tables)
  // Its first glyph stands for what is missing, and the first font has one.
  const moved = (glyph: number) => (glyph === 0 ? 0 : own.outlines.length + glyph - 1)
  const more = readGlyphs(added)
  const glyphs: Glyphs = {
    outlines: [...own.outlines, ...more.outlines.slice(1).map((outline) => renumberParts(outline, moved))],
    metrics: [...own.metrics, ...more.metrics.slice(1)],
    variations: [...own.variations, ...more.variations.slice(1)],
  }
  const letters = new Map([...readLetters(added)].map(([letter, glyph]) => [letter, moved(glyph)]))
  for (const [letter, glyph] of readLetters(tables)) letters.set(letter, glyph)
  writeGlyphs(tables, added, glyphs)
  tables.set('cmap', writeLetters(letters))
  // Without it the widths of other weights follow from the outlines.
  tables.delete('HVAR')
  return writeTables(tables)
}

function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name)
  if (!found) throw new Error(`The font has no ${name}`)
  return found
}

function readTables(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = font.subarray(12 + index * 16)
      const start = entry.readUInt32BE(8)
      return [entry.toString('latin1', 0, 4), font.subarray(start, start + entry.readUInt32BE(12))]
    }),
  )
}

/** Checksums are left out: the cutting that follows writes them. */
function writeTables(tables: Tables): Buffer {
  const directory = Buffer.alloc(12 + tables.size * 16)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(tables.size, 4)
  const bodies: Buffer[] = []
  let [place, start] = [12, directory.length]
  for (const [name, body] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1))) {
    directory.write(name, place, 'latin1')
    directory.writeUInt32BE(start, place + 8)
    directory.writeUInt32BE(body.length, place + 12)
    bodies.push(padded(body, 4))
    place += 16
    start += padded(body, 4).length
  }
  return Buffer.concat([directory, ...bodies])
}

function padded(body: Buffer, step: number): Buffer {
  return Buffer.concat([body, Buffer.alloc((step - (body.length % step)) % step)])
}

function readGlyphs(tables: Tables): Glyphs {
  const count = table(tables, 'maxp').readUInt16BE(4)
  const [loca, hmtx, gvar] = [table(tables, 'loca'), table(tables, 'hmtx'), table(tables, 'gvar')]
  const long = table(tables, 'head').readUInt16BE(50) === 1
  const wide = table(tables, 'hhea').readUInt16BE(34)
  const variationStart = gvar.readUInt32BE(16)
  const longVariations = (gvar.readUInt16BE(14) & 1) === 1
  if (gvar.readUInt16BE(6) !== 1) throw new Error('The variations should share one tuple')
  const each = <Part>(read: (glyph: number) => Part) =>
    Array.from({ length: count }, (_, glyph) => read(glyph))
  const offset = (list: Buffer, glyph: number, isLong: boolean) =>
    isLong ? list.readUInt32BE(glyph * 4) : list.readUInt16BE(glyph * 2) * 2
  return {
    outlines: each((glyph) =>
      table(tables, 'glyf').subarray(offset(loca, glyph, long), offset(loca, glyph + 1, long)),
    ),
    // Glyphs at the end may share the last width and list their side bearing only.
    metrics: each((glyph) => {
      const width = hmtx.subarray(Math.min(glyph, wide - 1) * 4)
      const bearing = glyph < wide ? width.subarray(2) : hmtx.subarray(wide * 4 + (glyph - wide) * 2)
      return Buffer.concat([width.subarray(0, 2), bearing.subarray(0, 2)])
    }),
    variations: each((glyph) =>
      gvar.subarray(
        variationStart + offset(gvar.subarray(20), glyph, longVariations),
        variationStart + offset(gvar.subarray(20), glyph + 1, longVariations),
      ),
    ),
  }
}

function writeGlyphs(tables: Tables, added: Tables, { outlines, metrics, variations }: Glyphs): void {
  const places = (parts: Buffer[]) => {
    const list = Buffer.alloc((parts.length + 1) * 4)
    let place = 0
    for (const [index, part] of parts.entries()) {
      place += part.length
      list.writeUInt32BE(place, (index + 1) * 4)
    }
    return list
  }
  const changed = (name: string, change: (copy: Buffer) => void) => {
    const copy = Buffer.from(table(tables, name))
    change(copy)
    tables.set(name, copy)
  }
  const even = outlines.map((outline) => padded(outline, 4))
  tables.set('glyf', Buffer.concat(even))
  tables.set('loca', places(even))
  tables.set('hmtx', Buffer.concat(metrics))
  changed('head', (head) => head.writeUInt16BE(1, 50))
  changed('hhea', (hhea) => hhea.writeUInt16BE(metrics.length, 34))
  changed('maxp', (maxp) => {
    // The largest of everything: points, contours, depth of parts.
    const other = table(added, 'maxp')
    for (let place = 6; place < 32; place += 2)
      maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(place), other.readUInt16BE(place)), place)
    maxp.writeUInt16BE(outlines.length, 4)
  })
  const gvar = table(tables, 'gvar')
  const shared = gvar.subarray(gvar.readUInt32BE(8)).subarray(0, 2)
  const otherGvar = table(added, 'gvar')
  if (!otherGvar.subarray(otherGvar.readUInt32BE(8)).subarray(0, 2).equals(shared))
    throw new Error('The variations share another tuple')
  const list = places(variations)
  const header = Buffer.from(gvar.subarray(0, 20))
  header.writeUInt32BE(20 + list.length, 8)
  header.writeUInt16BE(variations.length, 12)
  header.writeUInt16BE(1, 14)
  header.writeUInt32BE(20 + list.length + shared.length, 16)
  tables.set('gvar', Buffer.concat([header, list, shared, ...variations]))
}

/** A letter such as ş is put together from parts, which are named by their number. */
function renumberParts(outline: Buffer, moved: (glyph: number) => number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline
  const copy = Buffer.from(outline)
  for (let place = 10, more = true; more; ) {
    const flags = copy.readUInt16BE(place)
    copy.writeUInt16BE(moved(copy.readUInt16BE(place + 2)), place + 2)
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0
    place += 4 + (flags & 0x1 ? 4 : 2) + scale
    more = (flags & 0x20) !== 0
  }
  return copy
}

/** Which glyph shows which letter, by its code. */
function readLetters(tables: Tables): Map<number, number> {
  const cmap = table(tables, 'cmap')
  const map = cmap.subarray(cmap.readUInt32BE(8))
  if (map.readUInt16BE(0) !== 4) throw new Error('The letters should be listed in format 4')
  const size = map.readUInt16BE(6)
  const letters = new Map<number, number>()
  for (let place = 0; place < size - 2; place += 2) {
    const [end, start] = [map.readUInt16BE(14 + place), map.readUInt16BE(16 + size + place)]
    const delta = map.readUInt16BE(16 + size * 2 + place)
    const at = 16 + size * 3 + place
    const range = map.readUInt16BE(at)
    for (let letter = start; letter <= end; letter++) {
      const glyph = range === 0 ? letter : map.readUInt16BE(at + range + (letter - start) * 2)
      if (glyph !== 0) letters.set(letter, (glyph + delta) & 0xffff)
    }
  }
  return letters
}

/** Each letter a segment of its own, and the one that ends the list. */
function writeLetters(letters: Map<number, number>): Buffer {
  const segments = [...letters].sort(([a], [b]) => a - b)
  const codes = [...segments.map(([letter]) => letter), 0xffff]
  const deltas = [...segments.map(([letter, glyph]) => (glyph - letter) & 0xffff), 1]
  const words = [codes, [0], codes, deltas, codes.map(() => 0)].flat()
  const map = Buffer.alloc(14 + words.length * 2)
  map.writeUInt16BE(4, 0)
  map.writeUInt16BE(map.length, 2)
  map.writeUInt16BE(codes.length * 2, 6)
  for (const [index, word] of words.entries()) map.writeUInt16BE(word, 14 + index * 2)
  // One map, for Unicode on Windows, which all browsers read.
  return Buffer.concat([Buffer.from([0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12]), map])
}
