/** Handlers of the consents contract. */

import { consentTexts } from '@kervan/domain/consents/consent-texts.ts'
import {
  type ConsentPurpose,
  consentPurposes,
  consentVersions,
} from '@kervan/domain/consents/consent-versions.ts'
import type { Consent } from '@kervan/domain/consents/consents.contract.ts'
import { consentsContract } from '@kervan/domain/consents/consents.contract.ts'
import { consentsChanged, dataRequestChanged } from '@kervan/domain/consents/consents.events.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import {
  dataRequestsOf,
  decisionsOf,
  insertDecision,
  latestDecisions,
} from '#features/consents/consents.queries.ts'
import { copyKindName } from '#features/consents/copy-own-data.ts'
import type { WithForgetMeasured } from '#features/consents/forget-measured.ts'
import type { WithOwnData } from '#features/consents/own-data.ts'
import { recordVisitorChoice } from '#features/consents/record-visitor-choice.ts'
import { requestErasure } from '#features/consents/request-erasure.ts'
import { startTask } from '#features/tasks/start-task.ts'
import type { WithTaskKinds } from '#features/tasks/task-kind.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<
  typeof consentsContract,
  WithOwnData & WithCompany & WithTaskKinds & WithForgetMeasured
>(consentsContract)

type Decision = { granted: boolean; text_version: string; decided_at: string }

/** Consent to an older version of the text does not count. */
function toConsent(purpose: ConsentPurpose, decision: Decision | undefined): Consent {
  const version = consentVersions[purpose]
  return {
    purpose,
    ...consentTexts[purpose],
    text_version: version,
    granted: decision?.granted === true && decision.text_version === version,
    decided_at: decision?.decided_at ?? null,
  }
}

export const consentsHandlers = {
  list: api.list.handler(async ({ context }) => {
    const decisions = await context.services.readAs(context.actor, (db) =>
      latestDecisions(db, context.person.id),
    )
    return {
      consents: consentPurposes.map((purpose) =>
        toConsent(
          purpose,
          decisions.find((decision) => decision.purpose === purpose),
        ),
      ),
    }
  }),
  history: api.history.handler(async ({ context }) => ({
    decisions: await context.services.readAs(context.actor, (db) => decisionsOf(db, context.person.id)),
  })),
  decide: api.decide.handler(async ({ input, context, errors }) => {
    if (input.text_version !== consentVersions[input.purpose]) throw errors.TEXT_CHANGED()
    const { actAs, emit, forgetMeasured } = context.services
    return actAs(context.actor, async (tx) => {
      const [decision] = await insertDecision(tx.db, { ...input, user_id: context.person.id })
      if (input.purpose === 'analytics' && !input.granted)
        await forgetMeasured(tx, { kind: 'user', id: context.person.id })
      await emit(tx, consentsChanged, [`user:${context.person.id}`], { user_id: context.person.id })
      return toConsent(input.purpose, decision)
    })
  }),
  decideAsVisitor: api.decideAsVisitor.handler(async ({ input, context, errors }) => {
    const current = input.decisions.every(
      ({ purpose, text_version }) => text_version === consentVersions[purpose],
    )
    if (!current) throw errors.TEXT_CHANGED()
    await recordVisitorChoice(context, input.visitor_id, input.decisions, input.source)
    return { done: true as const }
  }),
  exportOwnData: api.exportOwnData.handler(({ context }) =>
    context.services.actAs(context.actor, async (tx) => ({
      made_at: new Date().toISOString(),
      sections: await context.services.readOwnData(tx, context.person.id),
    })),
  ),
  startOwnCopy: api.startOwnCopy.handler(({ context }) => {
    const { services, actor, person } = context
    const kind = services.taskKinds.get(copyKindName)
    if (!kind) throw new Error(`There is no kind of task ${copyKindName}.`)
    return services.actAs(actor, (tx) =>
      startTask(services, tx, {
        userId: person.id,
        kind,
        title: 'Kişisel verilerimin kopyası',
        input: { person_id: person.id },
      }),
    )
  }),
  listOwnDataRequests: api.listOwnDataRequests.handler(async ({ context }) => ({
    requests: await context.services.readAs(context.actor, (db) => dataRequestsOf(db, context.person.id)),
  })),
  requestErasure: api.requestErasure.handler(async ({ input, context, errors }) => {
    const opened = await requestErasure(context, input.note)
    if (!opened) throw errors.REQUEST_OPEN()
    return opened
  }),
  withdrawDataRequest: api.withdrawDataRequest.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const [withdrawn] = await tx.asSystem<{ id: string }>(
        "update data_requests set status = 'withdrawn', closed_at = now() where id = $1 and user_id = $2 and status = 'open' returning id",
        [input.id, context.person.id],
      )
      if (!withdrawn) throw errors.NOT_FOUND()
      const audiences = [`user:${context.person.id}`, 'staff'] as const
      await context.services.emit(tx, dataRequestChanged, audiences, { request_id: withdrawn.id })
      const found = (await dataRequestsOf(tx.db, context.person.id)).find(({ id }) => id === withdrawn.id)
      if (!found) throw errors.NOT_FOUND()
      return found
    }),
  ),
}
