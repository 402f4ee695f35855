/** Handlers of the workflow centre. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { settingChanged } from '@kervan/domain/company/company.events.ts'
import { workflowContract } from '@kervan/domain/luna/workflow.contract.ts'
import { workflowChanged } from '@kervan/domain/luna/workflow.events.ts'
import { lockRules } from '#features/automations/lock-rules.ts'
import { switchRule } from '#features/automations/switch-rule.ts'
import type { WithWebhooks } from '#features/automations/webhooks/webhook-parts.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { mayAskModel } from '#features/luna/model/may-ask-model.ts'
import type { WithWording } from '#features/luna/model/wording.ts'
import { analyseWorkflow } from '#features/luna/workflow/analyse-workflow.ts'
import { autoAssign } from '#features/luna/workflow/auto-assign.ts'
import { doPlan } from '#features/luna/workflow/do-plan.ts'
import { findSuggestions } from '#features/luna/workflow/find-suggestions.ts'
import { giveWork } from '#features/luna/workflow/give-work.ts'
import { hiddenTitles } from '#features/luna/workflow/hidden-titles.ts'
import { keepDecision } from '#features/luna/workflow/keep-decision.ts'
import { ruleGave } from '#features/luna/workflow/read-decisions.ts'
import { recommend } from '#features/luna/workflow/recommend.ts'
import { needsAdmin, undoDeed } from '#features/luna/workflow/undo-deed.ts'
import { workflowDecisions } from '#features/luna/workflow/workflow-decisions.table.ts'
import { builtinRule, readState, writeStatus } from '#features/luna/workflow/workflow-state.queries.ts'
import { readUrgency } from '#features/workqueue/read-urgency.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof workflowContract, WithCompany & WithWebhooks & WithWording>(
  workflowContract,
)

/** One decision at a time: of two who accept the same, the second finds it done. */
const lock = (tx: Transaction) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended('workflow decisions', 0))", [])

const gaveTo = `select e.colleague_id as to_id ${ruleGave} and w.id = $1 order by e.id desc limit 1`

export const workflowHandlers = {
  state: api.state.handler(({ context: { services, actor } }) => services.actAs(actor, readState)),
  setStatus: api.setStatus.handler(({ input, context: { services, actor, person } }) =>
    services.actAs(actor, async (tx) => {
      const changed = await tx.query(writeStatus, [input.status, person.id])
      if (changed.length > 0) {
        await services.emit(tx, workflowChanged, ['staff'], {})
        await services.emit(tx, settingChanged, [], { area: 'workflow' })
      }
      return readState(tx)
    }),
  ),
  setMode: api.setMode.handler(({ input: { mode }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      await lockRules(tx)
      const rule = await builtinRule(tx, 'assign_requests')
      if (!rule) throw errors.NOT_FOUND()
      const isOn = mode === 'auto'
      if (rule.is_active !== isOn) {
        await switchRule(tx, services, rule.id, isOn)
        await services.emit(tx, workflowChanged, ['staff'], {})
      }
      return readState(tx)
    }),
  ),
  analyse: api.analyse.handler(async ({ context: { services, actor } }) => {
    const until = await readUrgency(services)
    return services.actAs(actor, (tx) => analyseWorkflow(tx, until, new Date()))
  }),
  assign: api.assign.handler(async ({ context }) => {
    const { decision_id, given, left } = await autoAssign(context)
    return {
      decision_id,
      left,
      assignments: given.map(({ id, title, to }) => ({
        work_item_id: id,
        title,
        to_id: to.id,
        to_name: to.name,
      })),
    }
  }),
  releaseAssigned: api.releaseAssigned.handler(({ input: { id }, context, errors }) => {
    const { services, actor, person } = context
    return services.actAs(actor, async (tx) => {
      const [given] = await tx.query<{ to_id: string }>(gaveTo, [id])
      if (!given) throw errors.NOTHING_LEFT()
      const moved = await giveWork(tx, services, [{ id, from: given.to_id, to: null }], {
        by: person,
        text: 'Kendiliğinden yapılan atama geri alındı.',
      })
      if (moved.length === 0) throw errors.NOTHING_LEFT()
      await services.emit(tx, workflowChanged, ['staff'], {})
      return { undone: moved.length, kept: 0 }
    })
  }),
  optimize: api.optimize.handler(async ({ input, context }) => {
    const { services, actor } = context
    const until = await readUrgency(services)
    const analysis = await services.actAs(actor, (tx) => analyseWorkflow(tx, until, new Date()))
    const own = recommend(analysis)
    const canRefine = await services.wording.available()
    if (!input.refine) return { ...own, may_be_refined: canRefine }
    if (!canRefine || !(await mayAskModel(context))) return { ...own, may_be_refined: false }
    const { text } = await services.wording.word({
      prompt: 'workflow',
      sentence: own.luna_recommendation,
      facts: own.evidence,
      hidden: hiddenTitles(analysis),
    })
    return { ...own, luna_recommendation: text, may_be_refined: false }
  }),
  answer: api.answer.handler(async ({ input: { key, answer }, context, errors }) => {
    const { services, actor, person } = context
    const until = await readUrgency(services)
    return services.actAs(actor, async (tx) => {
      await lock(tx)
      const found = (await findSuggestions(tx, until, new Date())).find((each) => each.key === key)
      if (!found) throw errors.SUGGESTION_GONE()
      if (answer === 'accepted' && found.admin_only && !mayEnter('admin', person.role))
        throw errors.ADMIN_NEEDED()
      const deed = answer === 'accepted' ? await doPlan(tx, context, found.plan) : null
      if (deed === undefined) throw errors.SUGGESTION_GONE()
      const decision_id = await keepDecision(tx, person.id, { key, kind: found.kind, answer, deed })
      await services.emit(tx, workflowChanged, ['staff'], {})
      return { decision_id, count: deed?.act === 'gave' ? deed.items.length : deed ? 1 : 0 }
    })
  }),
  undo: api.undo.handler(({ input: { id }, context, errors }) => {
    const { services, actor, person } = context
    return services.actAs(actor, async (tx) => {
      await lock(tx)
      const [decision] = await tx.db.select().from(workflowDecisions).where(eq(workflowDecisions.id, id))
      if (!decision) throw errors.NOT_FOUND()
      if (decision.undone_at) throw errors.ALREADY_UNDONE()
      const { deed } = decision
      if (needsAdmin(deed) && !mayEnter('admin', person.role)) throw errors.ADMIN_NEEDED()
      const undone = deed ? await undoDeed(tx, context, deed) : { undone: 1, kept: 0 }
      if (undone.undone === 0) throw errors.NOTHING_LEFT()
      await tx.db
        .update(workflowDecisions)
        .set({ undone_at: sql`now()`, undone_by: person.id })
        .where(eq(workflowDecisions.id, id))
      await services.emit(tx, workflowChanged, ['staff'], {})
      return undone
    })
  }),
}
