/** Reads an EDIFACT interchange into messages of segments. Counts and references must agree: what does not is refused as a whole. */

/** A segment's tag and its elements, each of components. */
export type Segment = { tag: string; elements: string[][] }
export type EdifactMessage = { type: string; version: string; reference: string; segments: Segment[] }
/** `prepared`: day and time as they are written, `260302` or `20260302` and `0915`. */
export type Interchange = {
  sender: string
  reference: string
  prepared: { day: string; time: string }
  messages: EdifactMessage[]
}
export type EdifactFault = { fault: string }

/** Unless a UNA segment names others. */
const usualMarks = { component: ':', element: '+', release: '?', end: "'" }
type Marks = typeof usualMarks

export function readInterchange(text: string): Interchange | EdifactFault {
  const { marks, body } = marksOf(text.trim())
  const segments = segmentsOf(body, marks)
  if ('fault' in segments) return segments
  const [first, ...rest] = segments
  const last = rest.pop()
  if (first?.tag !== 'UNB') return { fault: 'UNB ile başlamıyor.' }
  if (last?.tag !== 'UNZ') return { fault: 'UNZ ile bitmiyor.' }
  const charset = at(first, 0)
  if (!(charset in charsets)) return { fault: `Karakter kümesi tanınmıyor: ${charset || '–'}.` }
  const stray = strayCharacter(body, charset)
  if (stray) return { fault: `${charset} içinde bulunmayan bir karakter var: ${stray}` }
  const reference = at(first, 4)
  if (at(last, 1) !== reference)
    return { fault: `UNZ başvurusu (${at(last, 1)}) UNB ile aynı değil (${reference}).` }
  const messages = messagesOf(rest)
  if ('fault' in messages) return messages
  if (at(last, 0) !== String(messages.length))
    return { fault: `UNZ ${at(last, 0) || '–'} ileti diyor, ${messages.length} ileti var.` }
  const prepared = { day: at(first, 3), time: at(first, 3, 1) }
  return { sender: at(first, 1), reference, prepared, messages }
}

/** The nth element's component, or nothing. */
export const at = (segment: Segment | undefined, element: number, component = 0): string =>
  segment?.elements[element]?.[component] ?? ''

function marksOf(text: string): { marks: Marks; body: string } {
  if (!text.startsWith('UNA')) return { marks: usualMarks, body: text }
  const [component = ':', element = '+', , release = '?', , end = "'"] = text.slice(3, 9)
  return { marks: { component, element, release, end }, body: text.slice(9).trimStart() }
}

function segmentsOf(body: string, marks: Marks): Segment[] | EdifactFault {
  const segments: Segment[] = []
  let elements: string[][] = [['']]
  const add = (character: string) => {
    const components = elements.at(-1)
    if (components) components.push((components.pop() ?? '') + character)
  }
  for (let index = 0; index < body.length; index += 1) {
    const character = body.charAt(index)
    if (character === marks.release) add(body.charAt(++index))
    else if (character === marks.component) elements.at(-1)?.push('')
    else if (character === marks.element) elements.push([''])
    else if (character === marks.end) {
      const [[tag = ''] = [], ...own] = elements
      segments.push({ tag, elements: own })
      elements = [['']]
    } else if (!(elements.length === 1 && /\s/.test(character))) add(character)
  }
  if (elements.length > 1 || elements[0]?.[0]) return { fault: 'Son parça tamamlanmamış.' }
  return segments
}

function messagesOf(segments: Segment[]): EdifactMessage[] | EdifactFault {
  const messages: EdifactMessage[] = []
  let open: EdifactMessage | undefined
  for (const segment of segments) {
    if (segment.tag === 'UNH') {
      if (open) return { fault: `UNT olmadan yeni bir ileti başlıyor (${at(segment, 0)}).` }
      const version = `${at(segment, 1, 1)}.${at(segment, 1, 2)}`
      open = { type: at(segment, 1), version, reference: at(segment, 0), segments: [] }
    } else if (!open) return { fault: `${segment.tag || 'Adsız'} parçası bir iletinin içinde değil.` }
    else if (segment.tag === 'UNT') {
      const count = open.segments.length + 2
      if (at(segment, 0) !== String(count))
        return { fault: `UNT ${at(segment, 0) || '–'} parça diyor, ${count} parça var.` }
      if (at(segment, 1) !== open.reference)
        return { fault: `UNT başvurusu UNH ile aynı değil (${open.reference}).` }
      messages.push(open)
      open = undefined
    } else open.segments.push(segment)
  }
  return open ? { fault: `İletinin UNT parçası yok (${open.reference}).` } : messages
}

/** Level A and B are plain capitals and signs, C is Latin-1, Y is all of Unicode. */
const charsets: Record<string, RegExp> = {
  UNOA: /[^A-Z0-9 .,\-()/=!"%&*;<>'+:?\r\n]/,
  UNOB: /[^\x20-\x7e\r\n]/,
  UNOC: /[^\x20-\x7e\u00a0-\u00ff\r\n]/,
  UNOY: /[\0]/,
}
const strayCharacter = (body: string, charset: string): string | undefined =>
  charsets[charset]?.exec(body)?.[0]
