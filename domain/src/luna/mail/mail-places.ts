/** Where the goods of a mail come from and where they go: places that are said to be one or the other, never those that are only named. Without zod. */

import { foldInPlace } from '#luna/mail/fold-in-place.ts'
import { type Found, foundAt } from '#luna/mail/mail-fields.ts'
import { findCountry } from '#places/country.ts'
import { curatedPlaces } from '#places/curated-places.ts'

type Named = { name: string; isPort: boolean; start: number; end: number; suffix: string }
type End = 'origin' | 'destination'
type Said = { end: End; found: Found; weight: number }

/** Names that are words of their own: they count with an apostrophe or after a label only. */
const wordsToo = new Set(
  'van ordu bar batman os mus nis kap gap lima oran tema alat bari roma razi homs hamad colon usak tokat bolu kars gent brest santos fos radez rades zafer korfez aktas barbaros porto interporto gempor aydin'.split(
    ' ',
  ),
)

const byName = new Map<string, { name: string; isPort: boolean; rank: number }>()
for (const { name, aliases, kinds, rank } of curatedPlaces)
  for (const each of [name, ...aliases]) {
    const folded = foldInPlace(each)
    if ((byName.get(folded)?.rank ?? -1) < rank)
      byName.set(folded, { name, isPort: kinds.includes('port'), rank })
  }

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const names = [...byName.keys()].toSorted((a, b) => b.length - a.length).map(literally)
const suffixes = `ndan|nden|dan|den|tan|ten|ya|ye|na|ne|a|e|daki|deki|taki|teki|nin|in|un`
const place = new RegExp(
  `(?<![a-z0-9@.])(${names.join('|')})(?:(')(${suffixes})|( )(dan|den|tan|ten)|(${suffixes}))?(?![a-z0-9]|@|\\.[a-z])`,
  'g',
)

export function placesIn(folded: string): Named[] {
  return [...folded.matchAll(place)].flatMap(
    ({ 0: all, 1: name = '', 2: mark, 3: marked, 5: apart, 6: joined, index }) => {
      const known = byName.get(name)
      if (!known || (wordsToo.has(name) && !mark && !isCapital(folded, index))) return []
      const suffix = marked ?? apart ?? joined ?? ''
      return [{ ...known, start: index, end: index + all.length, suffix }]
    },
  )
}
/** Folded text has no capitals; ambiguous words need a mark, or a label before them. */
const isCapital = (folded: string, index: number) =>
  /(?:\b(?:from|to|ex)|:)\s*$/.test(folded.slice(Math.max(0, index - 8), index))

const labels: Record<End, RegExp> = {
  origin:
    /^[\s>*•-]*(?:pol|p\.o\.l\.?|port of loading|loading port|place of loading|place of receipt|from|origin|pick ?-?up(?: (?:place|from|address))?|collection(?: from)?|loading (?:place|at)|cikis(?: yeri| limani| sehri| noktasi)?|yukleme(?: yeri| limani| noktasi)?|nereden|kalkis(?: yeri| limani)?|alim yeri)\s*[:=]\s*/,
  destination:
    /^[\s>*•-]*(?:pod|p\.o\.d\.?|port of discharge|discharge port|place of delivery|to|destination|final destination|delivery(?: (?:to|place|at))?|deliver to|varis(?: yeri| limani| sehri| noktasi)?|bosaltma(?: yeri| limani| noktasi)?|teslimat(?: yeri)?|teslim yeri|nereye)\s*[:=]\s*/,
}

/** The beginning of a sender's name or address, a term, a date or a figure is no place. */
const noPlace = /@|<|\d{2}|^(?:exw|fca|cpt|cip|dap|dpu|ddp|fas|fob|cfr|cif|asap|next|this)\b/

export function findEnds(text: string, folded: string): Partial<Record<End, Found>> {
  const named = placesIn(folded)
  const said = [
    ...labelled(text, folded, named),
    ...inSentences(folded, named),
    ...pairs(folded, named),
    ...byTerm(folded, named),
  ]
  const best = (end: End, other?: string) =>
    said
      .filter((each) => each.end === end && each.found.value !== other)
      .toSorted((a, b) => b.weight - a.weight || a.found.start - b.found.start)[0]
  const [origin, destination] = [best('origin'), best('destination')]
  if (origin && destination && origin.found.value === destination.found.value) {
    const [kept, again] =
      origin.weight >= destination.weight
        ? ([origin, best('destination', origin.found.value)] as const)
        : ([destination, best('origin', destination.found.value)] as const)
    return { [kept.end]: kept.found, ...(again && { [again.end]: again.found }) }
  }
  return { ...(origin && { origin: origin.found }), ...(destination && { destination: destination.found }) }
}

function* labelled(text: string, folded: string, named: readonly Named[]): Generator<Said> {
  let lineStart = 0
  for (const line of folded.split('\n')) {
    for (const end of ['origin', 'destination'] as const) {
      const label = labels[end].exec(line)
      if (!label) continue
      const [from, to] = [lineStart + label[0].length, lineStart + line.length]
      const known = named.find(({ start }) => start >= from && start < to)
      if (known && known.start - from < 24) {
        yield {
          end,
          found: { value: refined(named, known, folded).name, start: known.start, end: known.end },
          weight: 5,
        }
        continue
      }
      // A place that we do not know, as it is written.
      const written =
        text
          .slice(from, to)
          .split(/[,/(;–-]/, 1)[0]
          ?.trim() ?? ''
      if (
        /^\p{L}[\p{L}\s.'’]{2,40}$/u.test(written) &&
        !noPlace.test(foldInPlace(written)) &&
        !findCountry(written)
      )
        yield { end, found: foundAt(written, from, written.length), weight: 4 }
    }
    lineStart += line.length + 1
  }
}

/** `Istanbul (Ambarli)`: the port in brackets is meant. */
function refined(named: readonly Named[], { name, end }: Named, folded: string): Pick<Named, 'name'> {
  const within = named.find(
    ({ start, isPort }) => isPort && start > end && /^\s*\(\s*$/.test(folded.slice(end, start)),
  )
  return within ?? { name }
}

const fromSuffix = /^(?:n?d[ae]n|t[ae]n)$/
const toSuffix = /^(?:[yn]?[ae])$/
const thing = `(?:\\s+(?:hava)?(?:limani|alani|liman|port|airport))?`
const originAfter = new RegExp(
  `^${thing}(?:ndan)?\\s+(?:cikisli|kalkisli|yuklemeli)|^\\s+(?:hava)?liman(?:indan)|^\\s+(?:hava)?alanindan|^${thing}\\s+cikisi?\\b`,
)
const destinationAfter = new RegExp(
  `^${thing}\\s+(?:varisli|teslimli)|^\\s+(?:hava)?limanina|^\\s+(?:hava)?alanina`,
)
const originBefore = /\b(?:from|ex|ex\.|leaving)\s+(?:port of\s+)?$/
const destinationBefore = /\b(?:to|till|towards|into)\s+(?:port of\s+)?$/

function* inSentences(folded: string, named: readonly Named[]): Generator<Said> {
  for (const each of named) {
    const { start, end, suffix } = each
    const [before, after] = [folded.slice(Math.max(0, start - 24), start), folded.slice(end, end + 40)]
    const found = { value: refined(named, each, folded).name, start, end }
    const isOrigin = fromSuffix.test(suffix) || originAfter.test(after) || originBefore.test(before)
    const isDestination =
      toSuffix.test(suffix) || destinationAfter.test(after) || destinationBefore.test(before)
    if (isOrigin) yield { end: 'origin', found, weight: 3 }
    else if (isDestination) yield { end: 'destination', found, weight: 3 }
  }
}

/** `Mersin - Hamburg`, `Izmir to New York`. */
function* pairs(folded: string, named: readonly Named[]): Generator<Said> {
  for (const [index, first] of named.entries()) {
    const second = named[index + 1]
    if (!second || first.suffix !== '') continue
    const between = folded.slice(first.end, second.start)
    if (!/^\s*(?:\([^)\n]{0,20}\)\s*)?(?:-+>?|>|\/|to)\s*$/.test(between)) continue
    yield {
      end: 'origin',
      found: { value: refined(named, first, folded).name, start: first.start, end: first.end },
      weight: 2.5,
    }
    yield {
      end: 'destination',
      found: { value: refined(named, second, folded).name, start: second.start, end: second.end },
      weight: 2.5,
    }
  }
}

/** `FOB Mersin` begins there, `CIF Hamburg` ends there. */
function* byTerm(folded: string, named: readonly Named[]): Generator<Said> {
  for (const { name, start, end } of named) {
    const [, term = ''] =
      /\b(exw|fca|fas|fob|cpt|cip|dap|dpu|ddp|cfr|cif)\s+$/.exec(
        folded.slice(Math.max(0, start - 6), start),
      ) ?? []
    if (term === '' || /^[^,.\n]{0,12}\b(?:degil|not)\b/.test(folded.slice(end))) continue
    const side: End = /^(?:exw|fca|fas|fob)$/.test(term) ? 'origin' : 'destination'
    yield { end: side, found: { value: name, start, end }, weight: 1 }
  }
}
