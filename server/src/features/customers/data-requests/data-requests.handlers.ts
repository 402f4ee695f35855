/** Handlers of the contract of requests about personal data. */
import { dataRequestProblems } from '@kervan/domain/consents/data-requests.copy.ts'
import { dataRequestsContract } from '@kervan/domain/customers/data-requests.contract.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { copyKindName } from '#features/consents/copy-own-data.ts'
import {
  answerDataRequest,
  attachRecord,
  beginErasure,
  checkIdentity,
  correctRecord,
  enterDataRequest,
  previewErasure,
  type WithErasable,
} from '#features/customers/data-requests/answer-data-request.ts'
import { dataRequestList } from '#features/customers/data-requests/data-requests.list.ts'
import type { WithErasure } from '#features/customers/data-requests/erase-person.ts'
import { readDataRequest } from '#features/customers/data-requests/read-data-request.ts'
import { startTask } from '#features/tasks/start-task.ts'
import type { WithTaskKinds } from '#features/tasks/task-kind.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor } from '#spine/lists/page-for.ts'

type Needed = WithCompany & WithTaskKinds & WithErasable & WithErasure
const api = implementContract<typeof dataRequestsContract, Needed>(dataRequestsContract)

export const dataRequestsHandlers = {
  list: api.list.handler(({ input, context }) => pageFor(context, dataRequestList, input)),
  get: api.get.handler(({ input, context: { services, actor } }) =>
    services.actAs(actor, (tx) => readDataRequest(tx, input.id)),
  ),
  enter: api.enter.handler(({ input, context }) => enterDataRequest(context, input)),
  checkIdentity: api.checkIdentity.handler(({ input, context }) => checkIdentity(context, input)),
  attachRecord: api.attachRecord.handler(({ input, context }) => attachRecord(context, input)),
  startCopy: api.startCopy.handler(({ input, context: { services, actor, person } }) =>
    services.actAs(actor, async (tx) => {
      const { customer_id, identity_check } = await readDataRequest(tx, input.id)
      if (!identity_check) throw new ORPCError('IDENTITY_UNCHECKED', dataRequestProblems.IDENTITY_UNCHECKED)
      if (!customer_id) throw new ORPCError('NO_RECORD', dataRequestProblems.NO_RECORD)
      const kind = services.taskKinds.get(copyKindName)
      if (!kind) throw new Error(`There is no kind of task ${copyKindName}.`)
      // Without a name, since the work stays in the list of whoever asked for it.
      const title = 'Kişisel verilerin kopyası'
      return startTask(services, tx, { userId: person.id, kind, title, input: { person_id: customer_id } })
    }),
  ),
  correct: api.correct.handler(({ input, context }) => correctRecord(context, input)),
  answer: api.answer.handler(({ input, context }) => answerDataRequest(context, input)),
  previewErasure: api.previewErasure.handler(({ input, context }) => previewErasure(context, input.id)),
  erase: api.erase.handler(({ input, context }) => beginErasure(context, input.id)),
}
