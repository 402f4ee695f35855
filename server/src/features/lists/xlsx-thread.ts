/** The thread that writes one sheet: collects the rows, then builds the file and hands it back. */
import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile, { type Row } from 'write-excel-file/node'
import { sheetCell, sheetColumn, sheetHead } from '#features/lists/sheet-cell.ts'
import type { SheetMessage, SheetPlan } from '#features/lists/xlsx.ts'

const { title, columns } = workerData as SheetPlan
const rows: Row[] = [columns.map(sheetHead)]

parentPort?.on('message', async (message: SheetMessage) => {
  if (message) {
    for (const cells of message)
      rows.push(columns.map(({ kind }, index) => sheetCell(kind, cells[index] ?? null)))
    return
  }
  const options = { sheet: title, stickyRowsCount: 1, columns: columns.map(sheetColumn) }
  const file = await writeXlsxFile(rows, options).toBuffer()
  parentPort?.postMessage(new Uint8Array(file))
})
