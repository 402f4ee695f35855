/** Sends an analysis to its customer as a PDF; the mail stands in the customer's history like every other from the office. */
import { createHash } from 'node:crypto'
import type { BenchmarkSendForm } from '@kervan/domain/benchmark/benchmark.contract.ts'
import { analyse } from '#features/benchmark/analyse.ts'
import { makeReportPdf } from '#features/benchmark/make-report-pdf.ts'
import { reportName } from '#features/benchmark/report-files-route.ts'
import { reportFolder } from '#features/benchmark/sweep-reports.jobs.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { mailCustomer } from '#features/customers/customer-contacts.ts'
import type { SignedInCall } from '#spine/http/call.ts'

export async function sendReport(
  context: SignedInCall<WithCompany>,
  { subject, message, ...input }: BenchmarkSendForm,
): Promise<{ id: string }> {
  const { services, actor } = context
  const now = new Date()
  const analysed = await services.actAs(actor, (tx) => analyse(tx, input, now))
  const bytes = await makeReportPdf(services, input, analysed, now)
  const key = `${reportFolder}/${createHash('sha256').update(bytes).digest('hex')}.pdf`
  await services.files.put(key, bytes, { contentType: 'application/pdf' })
  const attachment = { name: reportName(input, 'pdf'), type: 'application/pdf', size: bytes.length, key }
  return mailCustomer(context, { id: input.customer_id, subject, message }, { input, attachment })
}
