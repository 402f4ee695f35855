/** Handlers of the checklist. */
import { checklistContract, staffChecklistContract } from '@kervan/domain/documents/checklist.contract.ts'
import { askForPapers } from '#features/documents/ask-for-papers.ts'
import { readChecklist } from '#features/documents/read-checklist.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const own = implementContract(checklistContract)
const office = implementContract(staffChecklistContract)

export const checklistHandlers = {
  checklist: own.checklist.handler(({ input, context }) => readChecklist(context, input)),
}

export const staffChecklistHandlers = {
  checklist: office.checklist.handler(({ input, context }) => readChecklist(context, input)),
  ask: office.ask.handler(({ input, context }) => askForPapers(context, input)),
}
