/** Answers of the consents contract. */

import { consentTexts } from '@kervan/domain/consents/consent-texts.ts'
import {
  type ConsentPurpose,
  consentPurposes,
  consentVersions,
} from '@kervan/domain/consents/consent-versions.ts'
import type { Consent } from '@kervan/domain/consents/consents.contract.ts'
import { consentsChanged, dataRequestChanged } from '@kervan/domain/consents/consents.events.ts'
import { toPage } from '@kervan/domain/values/page.ts'
import { lastDecisions, noteDecision, requestPage, requestsOf } from '#features/consents/consents.queries.ts'
import { recordVisitorChoice } from '#features/consents/record-visitor-choice.ts'
import { requestErasure } from '#features/consents/request-erasure.ts'
import { api, type CallContext } from '#spine/http/procedures.ts'

function userId({ person }: CallContext): string {
  if (!person) throw new Error('Nobody is signed in behind a closed door.')
  return person.id
}

type Decision = { granted: boolean; text_version: string; decided_at: string }

/** Agreement to an older text is no agreement to today's. */
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
  list: api.consents.list.handler(async ({ context }) => {
    const decisions = await context.services.readAs(context.actor, (db) => lastDecisions(db, userId(context)))
    return {
      consents: consentPurposes.map((purpose) =>
        toConsent(
          purpose,
          decisions.find((decision) => decision.purpose === purpose),
        ),
      ),
    }
  }),
  decide: api.consents.decide.handler(async ({ input, context, errors }) => {
    if (input.text_version !== consentVersions[input.purpose]) throw errors.TEXT_CHANGED()
    const { actAs, emit } = context.services
    return actAs(context.actor, async (tx) => {
      const [noted] = await noteDecision(tx.db, { ...input, user_id: userId(context) })
      await emit(tx, consentsChanged, [`user:${userId(context)}`], { user_id: userId(context) })
      return toConsent(input.purpose, noted)
    })
  }),
  decideAsVisitor: api.consents.decideAsVisitor.handler(async ({ input, context, errors }) => {
    const current = input.decisions.every(
      ({ purpose, text_version }) => text_version === consentVersions[purpose],
    )
    if (!current) throw errors.TEXT_CHANGED()
    await recordVisitorChoice(context, input.visitor_id, input.decisions)
    return { done: true as const }
  }),
  exportOwnData: api.consents.exportOwnData.handler(({ context }) =>
    context.services.actAs(context.actor, async (tx) => ({
      made_at: new Date().toISOString(),
      sections: await context.services.personalData(tx, userId(context)),
    })),
  ),
  listOwnDataRequests: api.consents.listOwnDataRequests.handler(async ({ context }) => ({
    requests: await context.services.readAs(context.actor, (db) => requestsOf(db, userId(context))),
  })),
  requestErasure: api.consents.requestErasure.handler(async ({ input, context, errors }) => {
    const opened = await requestErasure(context, userId(context), input.note)
    if (!opened) throw errors.REQUEST_OPEN()
    return opened
  }),
  withdrawDataRequest: api.consents.withdrawDataRequest.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const [withdrawn] = await tx.asSystem<{ id: string }>(
        "update data_requests set status = 'withdrawn', closed_at = now() where id = $1 and user_id = $2 and status = 'open' returning id",
        [input.id, userId(context)],
      )
      if (!withdrawn) throw errors.NOT_FOUND()
      const audiences = [`user:${userId(context)}`, 'staff'] as const
      await context.services.emit(tx, dataRequestChanged, audiences, { request_id: withdrawn.id })
      const found = (await requestsOf(tx.db, userId(context))).find(({ id }) => id === withdrawn.id)
      if (!found) throw errors.NOT_FOUND()
      return found
    }),
  ),
  listDataRequests: api.consents.listDataRequests.handler(async ({ input, context }) =>
    toPage(await context.services.readAs(context.actor, (db) => requestPage(db, input)), input.limit),
  ),
}
