/** A colleague asks a customer for papers that are missing: each once a day, and told through the ways the customer wants. */
import type { AskedPapers } from '@kervan/domain/documents/checklist.contract.ts'
import { documentProblems } from '@kervan/domain/documents/documents.copy.ts'
import { documentAsked } from '@kervan/domain/documents/documents.events.ts'
import type { Paper } from '@kervan/domain/documents/papers.ts'
import { ORPCError } from '@orpc/server'
import { emailOf } from '#features/customers/erased-records.ts'
import { documentRequests } from '#features/documents/document-requests.table.ts'
import { readMatter } from '#features/documents/matter.ts'
import { checklistFor } from '#features/documents/read-checklist.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

const dayMs = 86_400_000
/** Two colleagues at once must not both ask. */
const lock = `select pg_advisory_xact_lock(hashtextextended('papers ' || $1, 0))`
const isReachable = `select ${emailOf('p')} <> '' or p.has_account as reachable from profiles p where p.id = $1`

function refuse(code: 'ASKED_TODAY' | 'NOT_NEEDED' | 'UNREACHABLE'): never {
  throw new ORPCError(code, documentProblems[code])
}

export function askForPapers(
  context: SignedInCall,
  asked: AskedPapers,
): Promise<{ papers: Paper[]; asked_at: string }> {
  const { services, person } = context
  return createOnce(context, asked, async (tx) => {
    const matter = await readMatter(tx, asked)
    const { customer_id, shipment_id, request_id } = matter
    await tx.asSystem(lock, [shipment_id ?? request_id])
    const [customer] = await tx.query<{ reachable: boolean }>(isReachable, [customer_id])
    if (!customer?.reachable) refuse('UNREACHABLE')
    const { items } = await checklistFor(tx, matter)
    const papers = [...new Set(asked.papers)]
    const now = Date.now()
    for (const paper of papers) {
      const item = items.find((each) => each.paper === paper)
      if (!item || (item.state !== 'missing' && item.state !== 'refused')) return refuse('NOT_NEEDED')
      if (item.asked_at && now - Date.parse(item.asked_at) < dayMs) refuse('ASKED_TODAY')
    }
    const asked_at = new Date(now).toISOString()
    const row = { customer_id, shipment_id, request_id, note: asked.note, asked_by: person.id, asked_at }
    await tx.db.insert(documentRequests).values(papers.map((paper) => ({ ...row, paper })))
    await services.emit(tx, documentAsked, ['staff', `user:${customer_id}`], {
      ...matter,
      papers,
      note: asked.note,
    })
    return { papers, asked_at }
  })
}
