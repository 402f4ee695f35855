/** Handlers of what staff tell and write down of shipments by hand. */
import { staffTrackingContract } from '@kervan/domain/tracking/staff-tracking.contract.ts'
import { saveContainers, saveReferences } from '#features/tracking/save-papers.ts'
import { restore, takeBack } from '#features/tracking/take-back.ts'
import { tellByHand } from '#features/tracking/tell-by-hand.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(staffTrackingContract)

export const staffTrackingHandlers = {
  tell: api.tell.handler(({ input, context }) => tellByHand(context, input)),
  retract: api.retract.handler(({ input, context }) => takeBack(context, input)),
  restore: api.restore.handler(({ input, context }) => restore(context, input)),
  saveContainers: api.saveContainers.handler(({ input, context }) => saveContainers(context, input)),
  saveReferences: api.saveReferences.handler(({ input, context }) => saveReferences(context, input)),
}
