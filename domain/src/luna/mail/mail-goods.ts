/** What the goods of a mail are, in its own words. Without zod. */
import { type Found, foundAt, type Span } from '#luna/mail/mail-fields.ts'
import { placesIn } from '#luna/mail/mail-places.ts'

/** Words that end the name of the goods, or show that there is none. */
const stops =
  '(?:gonder\\w*|yolla\\w*|gidecek|gelecek|gitmek|tasi(?:n|t|y|m)\\w*|yuk(?:u|umuz|un|leme\\w*|le\\w*|lenecek)?|sevk\\w*|cikis\\w*|ihrac\\w*|ithal\\w*|olacak\\w*|var|vardir|icin|ile|fiyat\\w*|teklif\\w*|navlun\\w*|lazim|istiyor\\w*|rica|hazir\\w*|urunu|urunleri|bekl\\w*|planl\\w*|toplam|her|haftalik|aylik|adet|from|to|for|by|about|around|approx|total|in|which|on|ready|weight|please|pls|shipment\\w*|by|via|ex|and we|term|terms|incoterm|net|gross|container\\w*|konteyner\\w*|parsiyel|karayolu|denizyolu|komple|dokme|lcl|fcl|ftl|ltl|ve transit|is|will|need\\w*|acil|yarin|bugun|dap|cif|fob|exw|cfr|cpt|cip|fca|ddp|fas|dpu)'
const stop = new RegExp(`(?:^|\\s)${stops}(?=$|[\\s.,;:?!])`)
const opening = /^(?:(?:of|the|a|an|one|some|bir|cins|cinsi|is|are|olarak|dolusu|dolu|adet)\s+)+/

/** The goods at the beginning of a stretch, without what comes after them; undefined where it begins with something else. */
function goodsFrom(folded: string, from: number, limit: number): Found | undefined {
  const stretch = folded.slice(from, limit)
  const lead = /^[\s:=-]*/.exec(stretch)?.[0].length ?? 0
  const article = opening.exec(stretch.slice(lead))?.[0].length ?? 0
  const start = from + lead + article
  const rest = folded.slice(start, limit)
  const cut = rest.search(/[,.;:?!\n/|]|\s-\s|\((?!fruit)/)
  let words = cut < 0 ? rest : rest.slice(0, cut)
  const halt = stop.exec(words)
  if (halt) words = words.slice(0, halt.index)
  const trimmed = words.trimEnd()
  if (!isGoods(trimmed)) return undefined
  return foundAt(trimmed, start, trimmed.length)
}

function isGoods(words: string): boolean {
  if (words.length < 4 || words.length > 60 || /\d/.test(words)) return false
  if (words.split(/\s+/).length > 6 || !/^[a-z]/.test(words)) return false
  return placesIn(words).every(({ start, end }) => end - start < words.length)
}

const labelled =
  /(?:^|[\n.;,]\s*|\s)(?:mal(?:in)? cinsi|yuk(?:un)? cinsi|mal|urun|yuk|yukumuz|esya|kargo|emtia|commodity|goods|cargo|product|description of goods)\s*(?:[:=]|is\b)/g
const unmarked = /\burun (?=[a-z])/g
const dangerous = /\bun\s?\d{4}\b(?:\s*-)?/g
const counted =
  /\d\s*(?:x\s*)?(?:palet|pallets?|plts?|koli|kolilik|kap|cartons?|boxes|sandik|cuval|big ?bag|bags?|drums?|varil)\b(?: (?:of|dolusu))?/g
const measured = /\d\s*(?:kgs?|ton|tons?|m3|cbm)\b/g
const carried =
  /(?:\b(?:tir|kamyon|arac|trucks?)\b|\b[24]0\s?'?\s?-?(?:lik|luk)?\s*(?:konteyner|container)|\b[24]5?0?\s?'?\s?(?:hc|gp|dc|dv|rf)\b|x\s?[24]0\s?'?\s?(?:hc|gp|dc|dv|rf)\b|(?:lik|luk)\b)/g

export function findGoods(text: string, folded: string): Found | undefined {
  const shown = (found: Found | undefined): Found | undefined =>
    found && { ...found, value: text.slice(found.start, found.end) }
  const lineEnd = (from: number) => {
    const end = folded.indexOf('\n', from)
    return end < 0 ? folded.length : end
  }
  const after = (pattern: RegExp): Found | undefined => {
    for (const { 0: all, index } of folded.matchAll(pattern)) {
      const from = index + all.length
      const found = goodsFrom(folded, from, lineEnd(from))
      if (found) return found
    }
    return undefined
  }
  return shown(
    after(labelled) ??
      after(unmarked) ??
      after(dangerous) ??
      after(counted) ??
      after(measured) ??
      after(carried) ??
      listed(folded) ??
      bulk(folded),
  )
}

/** `…, solar panels, 110 tons`: a part of a list, beside one with a figure or a term. */
function listed(folded: string): Found | undefined {
  for (const line of linesOf(folded)) {
    const parts = partsOf(folded, line)
    for (const [index, part] of parts.entries()) {
      if (index === 0 && !/^\s*[a-z ]+$/.test(folded.slice(part.start, part.end))) continue
      const beside = [parts[index - 1], parts[index + 1]].some(
        (each) =>
          each &&
          /\d|\b(?:exw|fca|cpt|cip|dap|dpu|ddp|fas|fob|cfr|cif)\b/.test(folded.slice(each.start, each.end)),
      )
      const words = folded.slice(part.start, part.end).trim()
      if (!beside || greeting.test(words) || stop.test(` ${words}`) || words.split(/\s+/).length > 4) continue
      if (placesIn(words).length > 0) continue
      const found = goodsFrom(folded, part.start, part.end)
      if (found) return found
    }
  }
  return undefined
}
const greeting =
  /^(?:merhaba\w*|selam\w*|slm|hi|hello|dear|iyi|kolay|sayin|sn|thanks|thank|tesekkur\w*|regards|best|saygi\w*|pazartesi|sali|carsamba|persembe|cuma|karayolu|denizyolu|havayolu|toplam|yarin|acil)\b/

/** `dökme buğday`. */
function bulk(folded: string): Found | undefined {
  const sign = /\b(?:dokme|bulk)\s+(?=[a-z])/.exec(folded)
  return sign ? goodsFrom(folded, sign.index + sign[0].length, folded.length) : undefined
}

function linesOf(folded: string): Span[] {
  let start = 0
  return folded.split('\n').map((line) => {
    const span = { start, end: start + line.length }
    start = span.end + 1
    return span
  })
}

/** Between commas and sentences; a comma within a number parts nothing. */
function partsOf(folded: string, { start, end }: Span): Span[] {
  const parts: Span[] = []
  let from = start
  for (const { index } of folded.slice(start, end).matchAll(/,(?!\d)|[.?!](?=\s)|$/g)) {
    if (start + index > from) parts.push({ start: from, end: start + index })
    from = start + index + 1
  }
  return parts
}
