/** How many files come at once, per process: over our pages and from drivers' links together. A browser sends two at a time. */
import { uploadProblems } from '@kervan/domain/documents/documents.copy.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'

const most = { perSender: 20, inAll: 300 }

/** Those who send now; entering returns the way out. */
const bySender = new Map<string, number>()
let inAll = 0

export function takePlace(sender: string): () => void {
  const own = bySender.get(sender) ?? 0
  if (own >= most.perSender) throw new ORPCError('TOO_MANY_UPLOADS', uploadProblems.TOO_MANY_UPLOADS)
  if (inAll >= most.inAll) throw new ORPCError('SERVICE_UNAVAILABLE', problems.SERVICE_UNAVAILABLE)
  bySender.set(sender, own + 1)
  inAll += 1
  return () => {
    inAll -= 1
    const left = (bySender.get(sender) ?? 1) - 1
    if (left > 0) bySender.set(sender, left)
    else bySender.delete(sender)
  }
}
