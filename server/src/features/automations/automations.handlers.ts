/** Handlers of automation rules and their runs. The database audits every change of a rule. */
import { automationsContract } from '@kervan/domain/automations/automations.contract.ts'
import { mostRules } from '@kervan/domain/automations/automations.copy.ts'
import { automationRuleChanged } from '@kervan/domain/automations/automations.events.ts'
import { sameJson } from '@kervan/domain/values/same-json.ts'
import { ruleList } from '#features/automations/automation-rules.list.ts'
import { automationRules } from '#features/automations/automation-rules.table.ts'
import { runList } from '#features/automations/automation-runs.list.ts'
import { readFigures, readHistory, readRule, readRun } from '#features/automations/automations.queries.ts'
import { asIssues, checkRule } from '#features/automations/check-rule.ts'
import { dryRun } from '#features/automations/dry-run/dry-run.ts'
import type { WithRunWorker } from '#features/automations/engine/run-worker.ts'
import { skipPeriod } from '#features/automations/engine/skip-period.ts'
import { lockRules } from '#features/automations/lock-rules.ts'
import { readOptions } from '#features/automations/read-options.ts'
import { runAgain } from '#features/automations/run-again.ts'
import { setParameters } from '#features/automations/set-parameters.ts'
import { switchRule } from '#features/automations/switch-rule.ts'
import type { WithWebhooks } from '#features/automations/webhooks/webhook-parts.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { WithCampaignSender } from '#features/newsletter/campaigns/campaign-sender.ts'
import type { WithMailPreference } from '#features/quotes/mail-customer.ts'
import { and, eq, sql } from '#spine/database/drizzle.ts'
import { createOnce } from '#spine/http/create-once.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor } from '#spine/lists/page-for.ts'

const api = implementContract<
  typeof automationsContract,
  WithCompany & WithCampaignSender & WithMailPreference & WithRunWorker & WithWebhooks
>(automationsContract)

export const automationsHandlers = {
  list: api.list.handler(({ input, context }) => pageFor(context, ruleList, input)),
  options: api.options.handler(({ context: { services, actor } }) => services.actAs(actor, readOptions)),
  get: api.get.handler(async ({ input: { id }, context: { services, actor }, errors }) => {
    const rule = await services.readAs(actor, (db) => readRule(db, id))
    if (!rule) throw errors.NOT_FOUND()
    return rule
  }),
  create: api.create.handler(async ({ input, context, errors }) => {
    const { services, person } = context
    const added = await createOnce(context, input, async (tx) => {
      await lockRules(tx)
      const faults = await checkRule(tx, input, services.webhooks.mayCall)
      if (faults.length > 0) return { faults }
      const [counted] = await tx.query<{ count: number }>(
        'select count(*)::int as count from automation_rules where builtin is null',
        [],
      )
      if ((counted?.count ?? 0) >= mostRules) return { faults: null }
      const [row] = await tx.db
        .insert(automationRules)
        .values({ ...input, created_by: person.id })
        .returning({ id: automationRules.id })
      if (!row) throw new Error('The rule was not added.')
      await services.emit(tx, automationRuleChanged, ['staff'], { rule_id: row.id })
      const rule = await readRule(tx.db, row.id)
      if (!rule) throw new Error('The rule was not added.')
      return { rule }
    })
    if ('rule' in added) return added.rule
    throw added.faults ? errors.RULE_INVALID({ data: asIssues(added.faults) }) : errors.TOO_MANY_RULES()
  }),
  change: api.change.handler(({ input: { id, version, rule }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      await lockRules(tx)
      const known = await readRule(tx.db, id)
      if (!known) throw errors.NOT_FOUND()
      if (known.builtin) throw errors.RULE_BUILTIN()
      const faults = await checkRule(tx, rule, services.webhooks.mayCall, id)
      if (faults.length > 0) throw errors.RULE_INVALID({ data: asIssues(faults) })
      const [changed] = await tx.db
        .update(automationRules)
        .set({ ...rule, version: version + 1, updated_at: sql`now()` })
        .where(and(eq(automationRules.id, id), eq(automationRules.version, version)))
        .returning({ id: automationRules.id })
      if (!changed) throw errors.STALE()
      // What it is to do from now on, it does from its next time on.
      const isNewTime = known.trigger !== rule.trigger || !sameJson(known.schedule, rule.schedule)
      if (rule.schedule && isNewTime) await skipPeriod(tx, id, rule.schedule)
      await services.emit(tx, automationRuleChanged, ['staff'], { rule_id: id })
      const after = await readRule(tx.db, id)
      if (!after) throw errors.NOT_FOUND()
      return after
    }),
  ),
  setParameters: api.setParameters.handler(({ input, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const answer = await setParameters(tx, services, input)
      if (answer === 'NOT_FOUND') throw errors.NOT_FOUND()
      if (answer === 'RULE_OWN') throw errors.RULE_OWN()
      if (answer === 'STALE') throw errors.STALE()
      if ('issues' in answer) throw errors.RULE_INVALID({ data: answer })
      return answer
    }),
  ),
  toggle: api.toggle.handler(({ input: { id, is_active }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      await lockRules(tx)
      const answer = await switchRule(tx, services, id, is_active, services.webhooks.mayCall)
      if (!answer) throw errors.NOT_FOUND()
      if ('issues' in answer) throw errors.RULE_INVALID({ data: answer })
      return answer
    }),
  ),
  remove: api.remove.handler(({ input: { id }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const known = await readRule(tx.db, id)
      if (!known) throw errors.NOT_FOUND()
      if (known.builtin) throw errors.RULE_BUILTIN()
      await tx.db.delete(automationRules).where(eq(automationRules.id, id))
      await services.emit(tx, automationRuleChanged, ['staff'], { rule_id: id })
      return { done: true as const }
    }),
  ),
  history: api.history.handler(({ input: { id }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const rule = await readRule(tx.db, id)
      if (!rule) throw errors.NOT_FOUND()
      return { items: await readHistory(tx, rule) }
    }),
  ),
  figures: api.figures.handler(({ input: { id }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const [rule, figures] = await Promise.all([readRule(tx.db, id), readFigures(tx, id)])
      if (!rule) throw errors.NOT_FOUND()
      return { execution_count: rule.execution_count, ...figures }
    }),
  ),
  dryRun: api.dryRun.handler(async ({ input: { rule, id }, context: { services, actor }, errors }) => {
    const faults = await services.actAs(actor, (tx) => checkRule(tx, rule, services.webhooks.mayCall, id))
    if (faults.length > 0) throw errors.RULE_INVALID({ data: asIssues(faults) })
    return dryRun(services, actor, rule)
  }),
  runs: api.runs.handler(({ input, context }) => pageFor(context, runList, input)),
  run: api.run.handler(async ({ input: { id }, context: { services, actor }, errors }) => {
    const run = await services.readAs(actor, (db) => readRun(db, id))
    if (!run) throw errors.NOT_FOUND()
    return run
  }),
  // Twice is once: a run is run again once, and then the newer one.
  runAgain: api.runAgain.handler(({ input: { id }, context: { services, actor, person }, errors }) =>
    services.actAs(actor, async (tx) => {
      const answer = await runAgain(tx, services, id, person.id)
      if (typeof answer === 'string') throw errors[answer]()
      return answer
    }),
  ),
}
