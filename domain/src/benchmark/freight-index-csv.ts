/** Reads a table of freight indices as spreadsheets save it. Each row is right, or says what is wrong with it. */
import { placesOfLane } from '#benchmark/benchmark-lanes.ts'
import { FreightIndexForm } from '#benchmark/freight-index.contract.ts'
import { delimitedRows } from '#values/delimited-text.ts'
import { foldTurkish } from '#values/turkish-text.ts'

export type ReadIndexRow = { line: number; text: string; row: FreightIndexForm | null; fault: string }

export const indexCsvHead = 'endeks;hat;konteyner;ay;usd;kaynak;yayın günü'

/** The first line is its head where its second cell names no lane. */
export function readIndexCsv(text: string): ReadIndexRow[] {
  const rows = [...delimitedRows(text)]
  const [head, ...others] = rows
  const isHead = head && foldTurkish(head.cells[1] ?? '').trim() === 'hat'
  return (isHead ? others : rows).map(({ line, text, cells }) => {
    const [name = '', lane = '', box = '', month = '', usd = '', source = '', published = ''] = cells
    const places = placesOfLane(lane.replace(/\s*(->|>|–|—)\s*/, ' → '))
    if (!places)
      return { line, text, row: null, fault: `Hattı “Şanghay → İstanbul” biçiminde yazın: ${lane}` }
    const checked = FreightIndexForm.safeParse({
      name,
      origin: places.from,
      destination: places.to,
      unit: `dry_${box.replace(/\D/g, '')}`,
      month: monthOf(month),
      usd: decimalOf(usd),
      source,
      published_on: dayOf(published),
    })
    if (checked.success) return { line, text, row: checked.data, fault: '' }
    return { line, text, row: null, fault: checked.error.issues[0]?.message ?? 'Satır okunamadı.' }
  })
}

/** `2026-10` or `10.2026`. */
function monthOf(text: string): string {
  const [, month, year] = /^(\d{1,2})[./](\d{4})$/.exec(text.trim()) ?? []
  return year ? `${year}-${month?.padStart(2, '0')}` : text.trim()
}

/** `18.11.2026` or `2026-11-18`. */
function dayOf(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text.trim()) ?? []
  return year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text.trim()
}

/** `1.234,5` or `1234.5`. */
function decimalOf(text: string): string {
  const bare = text.replace(/[$\s]|USD/gi, '')
  return bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : bare
}
