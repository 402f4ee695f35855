/** The load in the address, so that a reload or a sent link shows the same rows: `?yuk=8*120*80*160*2.400*s`. */
import { type AirService, loadingMetreFactors } from '@kervan/domain/values/chargeable-weight.ts'
import {
  blankRow,
  columnNames,
  type DraftRow,
  mostRows,
  readRow,
} from '#assembly/pages/site/tools/load-draft.ts'
import type { FactorChoice } from '#assembly/pages/site/tools/mode-options.tsx'

export type TypedLoad = { rows: DraftRow[]; service: AirService; factor: FactorChoice }

const names = { rows: 'yuk', service: 'hizmet', factor: 'ldm' }
const [betweenRows, betweenCells, stackableMark] = ['~', '*', 's']
/** As long as the fields allow. */
const longestCell = 16

export function readLoad(params: URLSearchParams): TypedLoad {
  const rows = (params.get(names.rows) ?? '').split(betweenRows).filter(Boolean).slice(0, mostRows)
  return {
    rows: rows.length > 0 ? rows.map(readCells) : [blankRow(1)],
    service: params.get(names.service) === 'express' ? 'express' : 'cargo',
    factor: readFactorName(params.get(names.factor) ?? ''),
  }
}

/** The same query with this load; what is blank or as usual is left out. */
export function withLoad(params: URLSearchParams, { rows, service, factor }: TypedLoad): URLSearchParams {
  const next = new URLSearchParams(params)
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  set(names.rows, rows.every((row) => readRow(row).blank) ? '' : rows.map(writeCells).join(betweenRows))
  set(names.service, service === 'express' ? service : '')
  set(names.factor, factor.name === 'own' ? factor.own : factor.name === 'turkey' ? '' : factor.name)
  return next
}

function readCells(text: string, index: number): DraftRow {
  const cells = text.split(betweenCells)
  const row = blankRow(index + 1)
  for (const [position, column] of columnNames.entries())
    row[column] = (cells[position] ?? '').slice(0, longestCell)
  return { ...row, stackable: cells[columnNames.length] === stackableMark }
}

function writeCells(row: DraftRow): string {
  const cells = columnNames.map((column) => row[column].replace(/[~*]/g, '').trim())
  return [...cells, ...(row.stackable ? [stackableMark] : [])].join(betweenCells)
}

function readFactorName(text: string): FactorChoice {
  if (text === '') return { name: 'turkey', own: '' }
  const known = Object.keys(loadingMetreFactors) as (keyof typeof loadingMetreFactors)[]
  const name = known.find((each) => each === text)
  return name ? { name, own: '' } : { name: 'own', own: text.slice(0, longestCell) }
}
