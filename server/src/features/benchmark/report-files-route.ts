/** Serves an analysis to take along: as a report in PDF, or as a sheet with its months. */

import { mayEnter } from '@kervan/domain/access/roles.ts'
import { BenchmarkInput } from '@kervan/domain/benchmark/benchmark.contract.ts'
import { figureKeys, figureTitles } from '@kervan/domain/benchmark/benchmark.copy.ts'
import { laneFigures, madeFrom, ownFigures } from '@kervan/domain/benchmark/benchmark-rules.ts'
import { sourceName } from '@kervan/domain/benchmark/market-source.ts'
import type { FastifyInstance } from 'fastify'
import { type Analysed, analyse } from '#features/benchmark/analyse.ts'
import { makeReportPdf } from '#features/benchmark/make-report-pdf.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { CellValue } from '#features/lists/exportable-list.ts'
import { writeXlsx } from '#features/lists/xlsx.ts'
import { asAttachment, asInline } from '#spine/http/attachment.ts'
import type { Services } from '#spine/http/call.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import type { ReadSession } from '#spine/http/session.ts'

type Parts = { services: Services & WithCompany; readSession: ReadSession }
type Route = { Params: { format: string }; Querystring: Record<string, unknown> }

const formats = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
const isFormat = (format: string): format is keyof typeof formats => Object.hasOwn(formats, format)

export function registerBenchmarkFiles(app: FastifyInstance, { services, readSession }: Parts): void {
  app.get<Route>(
    '/api/staff/benchmark/report/:format',
    { compress: false, config: { measuredAs: 'GET /api/staff/benchmark/report/{format}' } },
    async (request, reply) => {
      const { actor, person } = await readSession('office', request.headers.cookie)
      if (!person) return answerProblem(request, reply, 'UNAUTHORIZED')
      if (!mayEnter('staff', person.role)) return answerProblem(request, reply, 'FORBIDDEN')
      const { format } = request.params
      const { download, ...query } = request.query
      const input = BenchmarkInput.safeParse(query)
      if (!isFormat(format)) return answerProblem(request, reply, 'NOT_FOUND')
      if (!input.success) return answerProblem(request, reply, 'BAD_REQUEST')
      const now = new Date()
      const analysed = await services
        .actAs(actor, (tx) => analyse(tx, input.data, now))
        .catch((error: unknown) => {
          if (isRefusal(error)) return undefined
          throw error
        })
      if (!analysed) return answerProblem(request, reply, 'NOT_FOUND')
      const body =
        format === 'pdf'
          ? await makeReportPdf(services, input.data, analysed, now)
          : await makeSheet(analysed)
      const name = reportName(input.data, format)
      return reply
        .header('cache-control', 'no-store')
        .header(
          'content-disposition',
          format === 'pdf' && download === undefined ? asInline(name) : asAttachment(name),
        )
        .header('content-length', body.length)
        .type(formats[format])
        .send(body)
    },
  )
}

const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && ['NOT_FOUND', 'PERIOD_NOT_OVER'].includes(String(error.code))

export const reportName = ({ hat, donem }: Pick<BenchmarkInput, 'hat' | 'donem'>, format: string) =>
  `Benchmark ${hat.replace(/\s*→\s*/, ' ')} ${donem}.${format}`

const never = new AbortController().signal

async function makeSheet({ facts }: Analysed): Promise<Buffer> {
  const [own, lane, from] = [ownFigures(facts), laneFigures(facts), madeFrom(facts)]
  const rows: CellValue[][] = [
    ...facts.months.map((month) => [
      month.month,
      month.market,
      month.market_quotes,
      month.market_months,
      month.market === null ? null : sourceName(facts),
      month.own,
      month.own_quotes,
      null,
      null,
      null,
      null,
    ]),
    ...figureKeys.map((key) => [
      ...Array.from({ length: 7 }, () => null),
      figureTitles[key],
      own[key],
      key === 'price' ? null : lane[key],
      from[key],
    ]),
  ]
  const columns = [
    { head: 'Ay', kind: 'text' },
    { head: 'Piyasa, USD', kind: 'number' },
    { head: 'Piyasanın teklifi', kind: 'number' },
    { head: 'Kaç ayın teklifi', kind: 'number' },
    { head: 'Piyasanın kaynağı', kind: 'text' },
    { head: 'Müşteri, USD', kind: 'number' },
    { head: 'Müşterinin teklifi', kind: 'number' },
    { head: 'Gösterge', kind: 'text' },
    { head: 'Müşteri', kind: 'number' },
    { head: 'Hat', kind: 'number' },
    { head: 'Neden hesaplandı', kind: 'text' },
  ] as const
  return writeXlsx({ title: 'Benchmark', columns: [...columns] }, onePage(rows), never)
}

async function* onePage(rows: CellValue[][]) {
  yield rows
}
