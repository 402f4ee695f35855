/** `npm run bench [name…] [--quick]`: takes the figures one after another and compares them with what is required. */
import { loadavg } from 'node:os'
import { type Figure, takeFigure } from './figure.ts'
import { analyticsDashboard } from './figures/analytics-dashboard.ts'
import { benchmarkAnalysis } from './figures/benchmark-analysis.ts'
import { campaignSend } from './figures/campaign-send.ts'
import { carrierWebhook } from './figures/carrier-webhook.ts'
import { codeSignIn } from './figures/code-sign-in.ts'
import { commitToBrowser } from './figures/commit-to-browser.ts'
import { conversationOnScreen } from './figures/conversation-on-screen.ts'
import { createRequest } from './figures/create-request.ts'
import { customerImport } from './figures/customer-import.ts'
import { documents } from './figures/documents.ts'
import { exportList } from './figures/export-list.ts'
import { idleSocketMemory } from './figures/idle-socket-memory.ts'
import { insertWithOutbox } from './figures/insert-with-outbox.ts'
import { listGrowth } from './figures/list-growth.ts'
import { listSorts } from './figures/list-sorts.ts'
import { longConversation } from './figures/long-conversation.ts'
import { mapFirstDraw } from './figures/map-first-draw.ts'
import { offerPdf } from './figures/offer-pdf.ts'
import { pageViewFlood } from './figures/page-view-flood.ts'
import { pageViewIngestion } from './figures/page-view-ingestion.ts'
import { paletteTyping } from './figures/palette-typing.ts'
import { protectedList } from './figures/protected-list.ts'
import { protectedRead } from './figures/protected-read.ts'
import { quoteTyping } from './figures/quote-typing.ts'
import { rowLevelSecurity } from './figures/row-level-security.ts'
import { saveQuote } from './figures/save-quote.ts'
import { shipmentLists } from './figures/shipment-lists.ts'
import { shipmentsAtScale } from './figures/shipments-at-scale.ts'
import { slowLine } from './figures/slow-line.ts'
import { staffSearch } from './figures/staff-search.ts'
import { startToReady } from './figures/start-to-ready.ts'
import { upload } from './figures/upload.ts'
import { wizardTyping } from './figures/wizard-typing.ts'
import { workflowAnalysis } from './figures/workflow-analysis.ts'
import { findPgbench } from './pgbench.ts'
import { type FigureResult, machine, tableOf, writeResults } from './report.ts'
import { startProgram } from './start-program.ts'

const figures: readonly Figure[] = [
  protectedList,
  listGrowth,
  createRequest,
  saveQuote,
  protectedRead,
  insertWithOutbox,
  rowLevelSecurity,
  codeSignIn,
  offerPdf,
  pageViewIngestion,
  pageViewFlood,
  analyticsDashboard,
  commitToBrowser,
  idleSocketMemory,
  staffSearch,
  paletteTyping,
  documents,
  exportList,
  customerImport,
  upload,
  listSorts,
  campaignSend,
  carrierWebhook,
  longConversation,
  conversationOnScreen,
  shipmentsAtScale,
  shipmentLists,
  slowLine,
  quoteTyping,
  wizardTyping,
  workflowAnalysis,
  benchmarkAnalysis,
  mapFirstDraw,
  startToReady,
]

const words = process.argv.slice(2)
const quick = words.includes('--quick')
const names = words.filter((word) => word !== '--quick')
const known = figures.map((figure) => figure.name)
const unknown = names.filter((name) => !known.includes(name))

if (unknown.length > 0) {
  console.error(`There is no figure ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(2)
}
// Programs end when this process does: their channel closes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const before = machine()
if (before.load_before > before.cores / 2)
  console.log(
    `The machine is busy (load ${before.load_before.toFixed(1)}): one process beside pgbench's many loses most.`,
  )
const pgbench = await findPgbench()
const postgres = await startProgram('programs/postgres.ts')
const results: FigureResult[] = []
try {
  const socketFolder = await postgres.call<string>('socketFolder')
  for (const figure of figures.filter(({ name }) => names.length === 0 || names.includes(name))) {
    console.log(figure.name)
    const began = performance.now()
    const result: FigureResult = { name: figure.name, seconds: 0, lines: [] }
    try {
      result.lines = await takeFigure(figure, { socketFolder, pgbench, quick })
    } catch (error) {
      result.failure = (error as Error).message
      console.error(error)
    }
    result.seconds = Math.round((performance.now() - began) / 100) / 10
    results.push(result)
  }
} finally {
  await postgres.stop()
}

const file = await writeResults({ at: new Date().toISOString(), quick, machine: before, figures: results })
console.log(`\n${tableOf(results)}`)
console.log(
  `${before.cores} cores, load before ${before.load_before.toFixed(1)}, after ${loadavg()[0]?.toFixed(1)}. ${file}`,
)
if (results.some((result) => result.failure)) process.exitCode = 1
