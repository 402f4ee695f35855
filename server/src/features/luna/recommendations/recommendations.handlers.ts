/** Handlers of recommendations: a customer's own ones, and their answer. */
import { customerAdvised } from '@kervan/domain/customers/customers.events.ts'
import { recommendationsChanged } from '@kervan/domain/luna/analysis.events.ts'
import { recommendationsContract } from '@kervan/domain/luna/recommendations.contract.ts'
import { recommendations } from '#features/luna/recommendations/recommendations.table.ts'
import { and, desc, isNull } from '#spine/database/drizzle.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(recommendationsContract)
const { id, kind, title, text, action_label, action_link, evidence, created_at } = recommendations

/** Only these columns, and only of the customer's own row. */
const answers = {
  acted: `update recommendations set acted_at = now() where id = $1 and customer_id = $2
    and acted_at is null and dismissed_at is null returning id`,
  dismissed: `update recommendations set dismissed_at = now() where id = $1 and customer_id = $2
    and acted_at is null and dismissed_at is null returning id`,
}
const known = 'select from recommendations where id = $1 and customer_id = $2'

export const recommendationsHandlers = {
  list: api.list.handler(async ({ context: { services, actor } }) => ({
    recommendations: await services.readAs(actor, (db) =>
      db
        .select({ id, kind, title, text, action_label, action_link, evidence, created_at })
        .from(recommendations)
        .where(
          and(
            isNull(recommendations.acted_at),
            isNull(recommendations.dismissed_at),
            isNull(recommendations.ended_at),
          ),
        )
        .orderBy(desc(recommendations.created_at), desc(recommendations.id)),
    ),
  })),
  answer: api.answer.handler(({ input, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const changed = await tx.asSystem(answers[input.answer], [input.id, actor.userId])
      if (changed.length === 0) {
        // Answered already, such as in another tab.
        if ((await tx.asSystem(known, [input.id, actor.userId])).length === 0) throw errors.NOT_FOUND()
        return { done: true as const }
      }
      await services.emit(tx, recommendationsChanged, [`user:${actor.userId}`], {})
      await services.emit(tx, customerAdvised, [], {
        customer_id: actor.userId,
        recommendation_id: input.id,
        step: input.answer,
      })
      return { done: true as const }
    }),
  ),
}
