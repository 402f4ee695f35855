/** A visitor requests a demo: adds a work item, announces it to staff and mails both sides. */

import type { DemoRequestForm } from '@kervan/domain/workqueue/demo-request-form.ts'
import { dueNextWorkingDay } from '@kervan/domain/workqueue/due-time.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { readCalendar } from '#features/company/read-calendar.ts'
import { tellOpenedWork } from '#features/workqueue/tell-opened-work.ts'
import { addWorkItem } from '#features/workqueue/workqueue.queries.ts'
import { demoConfirmationMail, demoRequestMail } from '#features/workqueue/workqueue-mails.ts'
import type { Call } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'
import { queryFor } from '#spine/lists/page-for.ts'
import { oneLine } from '#spine/mail/mail.ts'

export async function requestDemo(
  context: Call<WithCompany>,
  typed: DemoRequestForm,
): Promise<{ done: true }> {
  const { limits, queueMail } = context.services
  await limits.demoNetwork(context.network)
  await limits.demoAddress(typed.email)
  const form = { ...typed, company: oneLine(cleanText(typed.company)), message: cleanText(typed.message) }
  const due = dueNextWorkingDay(new Date(), await readCalendar(queryFor(context)))
  const letterhead = await readLetterhead(context.services)
  return createOnce(context, typed, async (tx) => {
    const added = await addWorkItem(tx, {
      kind: 'demo_request',
      title: `Demo talebi: ${form.company || form.full_name}`,
      description: form.message,
      customer_name: form.full_name,
      company: form.company,
      email: form.email,
      phone: form.phone,
      due_at: due.toISOString(),
    })
    await tellOpenedWork(tx, context.services, [added])
    await queueMail(tx, demoConfirmationMail(letterhead, form.email, due))
    await queueMail(tx, demoRequestMail(letterhead, form, due))
    return { done: true } as const
  })
}

/** Removes control characters except line breaks, and marks that change the reading direction. */
function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
}
