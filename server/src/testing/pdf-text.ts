/** Reads the text of a PDF of ours back, page by page, as a viewer copies and searches it: through its maps from glyphs to letters. */
import { inflateSync } from 'node:zlib'

type Letters = Map<string, string>

export function pdfPages(bytes: Buffer): string[] {
  const objects = objectsOf(bytes.toString('latin1'))
  const streamOf = (id: string) => {
    const [, body = ''] = /stream\n([\s\S]*)\nendstream/.exec(objects.get(id) ?? '') ?? []
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
  }
  const pages = [...objects.values()].filter((object) => object.includes('/Type /Page\n'))
  return pages.map((page) => {
    const resources = objects.get(referenceIn(page, 'Resources')) ?? ''
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [
        name,
        lettersOf(streamOf(referenceIn(objects.get(font) ?? '', 'ToUnicode'))),
      ]),
    )
    return textOf(streamOf(referenceIn(page, 'Contents')), fonts)
  })
}

function objectsOf(file: string): Map<string, string> {
  return new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  )
}

const referenceIn = (object: string, name: string) =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(object)?.[1] ?? ''

/** `<0000> <00ff> [<0000> <0046> …]`: the letters of each glyph, in order. */
function lettersOf(map: string): Letters {
  const letters: Letters = new Map()
  for (const [, first = '', list = ''] of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)) {
    ;[...list.matchAll(/<([\da-f ]*)>/g)].forEach(([, units = ''], place) => {
      const glyph = (Number.parseInt(first, 16) + place).toString(16).padStart(4, '0')
      const codes = units.split(' ').map((unit) => Number.parseInt(unit, 16))
      letters.set(glyph, String.fromCharCode(...codes))
    })
  }
  return letters
}

/** Each `BT … ET` is a word or a piece of a line; the spaces at its end are part of it. */
function textOf(content: string, fonts: ReadonlyMap<string, Letters>): string {
  const pieces = [...content.matchAll(/\/(F\d+) [\d.]+ Tf[\s\S]*?\[([^\]]*)\] TJ/g)]
  return pieces
    .map(([, font = '', glyphs = '']) => {
      const letters = fonts.get(font)
      return [...glyphs.matchAll(/<([\da-f]*)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((glyph) => letters?.get(glyph) ?? '?')
        .join('')
    })
    .join('')
}
