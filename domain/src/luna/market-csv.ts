/**
 * Reads a table of market figures as spreadsheets save it: `tür;konu;gün;değer;en az saat;en çok saat;kaynak`. Kinds and places may be
 * written by their Turkish names or their codes. Each row is right, or says what is wrong with it.
 */
import { MarketFigureForm } from '#luna/market.contract.ts'
import { type FigureKind, figureKinds } from '#luna/market.copy.ts'
import { figureSubjects, isSubject, subjectName } from '#luna/market.ts'
import { placeCode } from '#places/known-places.ts'
import { delimitedRows } from '#values/delimited-text.ts'
import { foldTurkish } from '#values/turkish-text.ts'

export type ReadFigure = { line: number; text: string; figure: MarketFigureForm | null; fault: string }

export const csvHead = 'tür;konu;gün;değer;en az saat;en çok saat;kaynak'

/** The first line is its head where it names a kind of figure nowhere. */
export function readMarketCsv(text: string): ReadFigure[] {
  const rows = [...delimitedRows(text)]
  const [head, ...others] = rows
  const isHead = head && !kindOf(head.cells[0] ?? '')
  return (isHead ? others : rows).map(({ line, text, cells }) => {
    const [kindText = '', subjectText = '', day = '', value = '', low = '', high = '', source = ''] = cells
    const kind = kindOf(kindText)
    if (!kind) return { line, text, figure: null, fault: `Tür bilinmiyor: ${kindText}` }
    const checked = MarketFigureForm.safeParse({
      kind,
      subject: subjectOf(kind, subjectText),
      day: dayOf(day),
      value: decimalOf(value),
      wait_low_hours: low === '' ? null : Number(low),
      wait_high_hours: high === '' ? null : Number(high),
      source,
    })
    if (checked.success) return { line, text, figure: checked.data, fault: '' }
    return { line, text, figure: null, fault: checked.error.issues[0]?.message ?? 'Satır okunamadı.' }
  })
}

function kindOf(text: string): FigureKind | undefined {
  const folded = foldTurkish(text)
  return (Object.keys(figureKinds) as FigureKind[]).find(
    (kind) => kind === folded || foldTurkish(figureKinds[kind]).split(' ')[0] === folded.split(' ')[0],
  )
}

function subjectOf(kind: FigureKind, text: string): string {
  const typed = text.trim()
  if (isSubject(kind, typed.toUpperCase())) return typed.toUpperCase()
  if (isSubject(kind, typed)) return typed
  const named = figureSubjects[kind].find(
    (subject) => foldTurkish(subjectName(kind, subject)) === foldTurkish(typed),
  )
  return named ?? (kind === 'freight' ? typed : placeCode(typed) || typed)
}

/** `18.11.2026` or `2026-11-18`. */
function dayOf(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text.trim()) ?? []
  return year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text.trim()
}

/** `1.234,5` or `1234.5`. */
function decimalOf(text: string): string {
  const bare = text.replace(/[%\s]/g, '')
  return bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : bare
}
