/** The results of a run: a table on the screen, and a file with everything in it. */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Spread } from './harness.ts'
import type { Line, Verdict } from './lines.ts'

export type FigureResult = { name: string; seconds: number; lines: Line[]; failure?: string }

const resultsFolder = join(import.meta.dirname, 'results')

export function machine() {
  return {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cores: cpus().length,
    memory_gb: Math.round(totalmem() / 2 ** 30),
    load_before: loadavg()[0] ?? 0,
  }
}

export async function writeResults(result: object): Promise<string> {
  await mkdir(resultsFolder, { recursive: true })
  const text = `${JSON.stringify(result, null, 2)}\n`
  const file = join(resultsFolder, `${new Date().toISOString().replaceAll(':', '-')}.json`)
  await writeFile(file, text)
  await writeFile(join(resultsFolder, 'latest.json'), text)
  return file
}

export function tableOf(results: readonly FigureResult[]): string {
  const header = ['figure', 'median (min–max)', 'neighbour', 'ratio (min–max)', 'pass', 'goal']
  const rows = results.flatMap(({ name, lines, failure }) => [
    ...lines.map(rowOf),
    ...(failure ? [[name, `WRONG: ${failure}`, '', '', '', '']] : []),
  ])
  const table = [header, ...rows]
  const widths = header.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const drawn = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  const notes = results.flatMap(({ lines }) =>
    lines.flatMap(({ figure, ours, note }) => (ours && note ? [`${figure}: ${note}`] : [])),
  )
  return [...drawn.map((row) => row.trimEnd()), '', ...notes].join('\n')
}

function rowOf({ figure, unit, ours, neighbour, pass, goal, note = '' }: Line): string[] {
  if (!ours) return [figure, note, '', '', '', '']
  const ratio = neighbour ? `${spread(neighbour.ratio)}${neighbour.void ? ' *void*' : ''}` : ''
  return [
    figure,
    `${spread(ours)} ${unit}`,
    neighbour ? `${neighbour.name}: ${spread(neighbour.spread)} ${unit}` : '',
    ratio,
    judgement(pass, neighbour?.void),
    judgement(goal, neighbour?.void),
  ]
}

/** A void figure neither meets nor misses anything. */
function judgement(verdict: Verdict | undefined, isVoid = false): string {
  if (verdict && isVoid) return `void (${verdict.expected})`
  return verdict ? `${verdict.met ? 'yes' : 'NO'} (${verdict.expected})` : '-'
}

function spread({ median, min, max }: Spread): string {
  return `${rounded(median)} (${rounded(min)}–${rounded(max)})`
}

function rounded(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}
