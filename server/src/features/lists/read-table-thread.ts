/** The thread that reads one table: recognises what it is by its content, and hands the rows back as text. */
import { parentPort, workerData } from 'node:worker_threads'
import { longestCell, mostTableColumns, mostTableRows } from '@kervan/domain/lists/table-file.ts'
import { delimitedRows } from '@kervan/domain/values/delimited-text.ts'
import type { TableAnswer, TableRow } from '#features/lists/read-table.ts'
import { sheetRows } from '#features/lists/sheet-rows.ts'

const file = Buffer.from(workerData as Uint8Array)

parentPort?.postMessage(await read().catch((): TableAnswer => ({ problem: 'unreadable' })))

async function read(): Promise<TableAnswer> {
  const isArchive = file.toString('latin1', 0, 4) === 'PK\x03\x04'
  const text = isArchive ? '' : decoded(file)
  if (text.includes('\0')) return { problem: 'unreadable' }
  const rows: TableRow[] = []
  for (const row of isArchive ? await sheetRows(file) : delimitedRows(text)) {
    if (rows.length > mostTableRows) return { problem: 'too_many_rows' }
    if (row.cells.length > mostTableColumns) return { problem: 'too_many_columns' }
    rows.push({ line: row.line, cells: row.cells.map((cell) => cell.slice(0, longestCell)) })
  }
  const [head, ...rest] = rows
  if (!head || rest.length === 0) return { problem: 'empty' }
  return { heads: head.cells, rows: rest }
}

/** Excel with Turkish settings saves CSV in its old code page, and «Unicode text» in two bytes a letter. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}
