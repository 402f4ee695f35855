/** Handlers of the subscribers contract. */
import { columnsProblem } from '@kervan/domain/newsletter/imported-subscriber.ts'
import { subscriberChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import type { NewsletterCards } from '@kervan/domain/newsletter/subscribers.contract.ts'
import { subscribersContract } from '@kervan/domain/newsletter/subscribers.contract.ts'
import {
  type ImportKind,
  importSentences,
  type subscriberProblems,
} from '@kervan/domain/newsletter/subscribers.copy.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { changeSubscriber } from '#features/newsletter/subscribers/change-subscriber.ts'
import { subscriberImportKind } from '#features/newsletter/subscribers/import-subscribers.ts'
import { importById, newestImports, rowsOfImport } from '#features/newsletter/subscribers/imports.queries.ts'
import { readCards } from '#features/newsletter/subscribers/newsletter-cards.ts'
import { readSubscriber } from '#features/newsletter/subscribers/subscriber-detail.ts'
import { subscriberCounts, subscriberList } from '#features/newsletter/subscribers/subscribers.list.ts'
import { liftSuppression, suppressAddress } from '#features/newsletter/subscribers/suppress-address.ts'
import { suppressionList } from '#features/newsletter/subscribers/suppressions.list.ts'
import { takeRefusal, takeSubscriber } from '#features/newsletter/subscribers/take-consent.ts'
import { startTask } from '#features/tasks/start-task.ts'
import type { WithTaskKinds } from '#features/tasks/task-kind.ts'
import { keepAnswersOfServer } from '#spine/database/keep-answers.ts'
import { createOnce } from '#spine/http/create-once.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor, queryFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof subscribersContract, WithCompany & WithTaskKinds>(subscribersContract)

const refusals: Record<string, keyof typeof subscriberProblems> = {
  [importSentences.noProof]: 'CONSENT_MISSING',
  [importSentences.futureDate]: 'CONSENT_FUTURE',
  [importSentences.suppressed]: 'ADDRESS_SUPPRESSED',
  [importSentences.suppressedForGood]: 'ADDRESS_BARRED',
  [importSentences.refusedSince]: 'CONSENT_OLD',
}

const importTitles: Record<ImportKind, string> = { subscribers: 'Abone aktarımı', refusals: 'Ret aktarımı' }

/** The same for all of staff; over so many subscribers they are not counted anew for each who looks. */
const manySubscribers = 50_000
const keptCards = keepAnswersOfServer<NewsletterCards>(5_000)

export const subscribersHandlers = {
  cards: api.cards.handler(({ context: { services, actor } }) =>
    keptCards(services, '', async () => {
      const answer = await services.actAs(actor, readCards)
      return { answer, isLarge: answer.subscribers > manySubscribers }
    }),
  ),
  list: api.list.handler(({ input, context }) => pageFor(context, subscriberList, input)),
  counts: api.counts.handler(({ input, context }) => subscriberCounts(queryFor(context), input)),
  get: api.get.handler(async ({ input: { id }, context: { services, actor }, errors }) => {
    const found = await services.actAs(actor, (tx) => readSubscriber(tx, id))
    if (!found) throw errors.NOT_FOUND()
    return found
  }),
  add: api.add.handler(({ input, context, errors }) =>
    createOnce(context, input, async (tx) => {
      const { services, person } = context
      const { consent } = input
      if (!consent && input.recipient_type !== 'TACIR') throw errors.CONSENT_MISSING()
      const { outcome, problem, id, hasNewProof } = await takeSubscriber(tx, services, {
        ...input,
        name: plainLine(input.name, 120),
        consent: consent && { ...consent, at: new Date(consent.at) },
        recorded_by: person.id,
      })
      const code = refusals[problem]
      if (code) throw errors[code]()
      if (outcome === 'known' && !hasNewProof) throw errors.ALREADY_ACTIVE()
      await services.emit(tx, subscriberChanged, ['staff'], { subscriber_id: id ?? '' })
      const found = await readSubscriber(tx, id ?? '')
      if (!found) throw new Error('The subscriber was not added.')
      return found
    }),
  ),
  change: api.change.handler(({ input, context: { services, actor, person }, errors }) =>
    services.actAs(actor, async (tx) => {
      await changeSubscriber(tx, services, input, person.id)
      const found = await readSubscriber(tx, input.id)
      if (!found) throw errors.NOT_FOUND()
      await services.emit(tx, subscriberChanged, ['staff'], { subscriber_id: input.id })
      return found
    }),
  ),
  unsubscribe: api.unsubscribe.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const { services, person } = context
      const known = await readSubscriber(tx, input.id)
      if (!known) throw errors.NOT_FOUND()
      await takeRefusal(tx, services, {
        email: known.email,
        source: input.source,
        at: new Date(),
        note: input.note,
        recorded_by: person.id,
      })
      await services.emit(tx, subscriberChanged, ['staff'], { subscriber_id: input.id })
      return (await readSubscriber(tx, input.id)) ?? known
    }),
  ),
  imports: api.imports.handler(async ({ context: { services, actor } }) => ({
    items: await services.actAs(actor, newestImports),
  })),
  getImport: api.getImport.handler(async ({ input: { id }, context: { services, actor }, errors }) => {
    const found = await services.actAs(actor, (tx) => importById(tx, id))
    if (!found) throw errors.NOT_FOUND()
    return found
  }),
  importRows: api.importRows.handler(
    async ({ input: { id, outcome, limit, after }, context: { services, actor } }) => {
      const rows = await services.actAs(actor, (tx) =>
        rowsOfImport(tx, { id, outcome, limit: limit + 1, after: Number(after) || 0 }),
      )
      const items = rows.slice(0, limit)
      return { items, next_cursor: rows.length > limit ? String(items.at(-1)?.line) : null }
    },
  ),
  startImport: api.startImport.handler(({ input: { id, meanings }, context, errors }) => {
    const { services, actor, person } = context
    const kind = services.taskKinds.get(subscriberImportKind)
    if (!kind) throw new Error('Imports of subscribers are no kind of task.')
    return services.actAs(actor, async (tx) => {
      await tx.query('select from newsletter_imports where id = $1 for update', [id])
      const found = await importById(tx, id)
      if (!found) throw errors.NOT_FOUND()
      const message = columnsProblem(meanings, found.kind)
      if (message) throw errors.BAD_MEANINGS({ message })
      if (found.state !== 'ready' && found.state !== 'stopped') throw errors.IMPORT_BUSY()
      const task = await startTask(services, tx, {
        userId: person.id,
        kind,
        title: `${importTitles[found.kind]}: ${found.file_name}`,
        input: { import_id: id },
      })
      await tx.query('update newsletter_imports set meanings = $2, task_id = $3 where id = $1', [
        id,
        JSON.stringify(meanings),
        task.id,
      ])
      return (await importById(tx, id)) ?? found
    })
  }),
  suppressions: api.suppressions.handler(({ input, context }) => pageFor(context, suppressionList, input)),
  suppress: api.suppress.handler(({ input, context: { services, actor } }) =>
    services.actAs(actor, async (tx) => {
      await suppressAddress(tx, services, input)
      return { done: true as const }
    }),
  ),
  lift: api.lift.handler(({ input: { id }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const refusal = await liftSuppression(tx, services, id)
      if (refusal) throw errors[refusal]()
      return { done: true as const }
    }),
  ),
}
