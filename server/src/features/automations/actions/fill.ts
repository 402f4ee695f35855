/** What a template of a rule can name: the facts of its subject, our own name, and today. */
import type { Facts } from '@kervan/domain/automations/conditions.ts'
import type { ActionContext } from '#features/automations/actions/action-context.ts'

export async function templateFacts({ services, known, now }: ActionContext): Promise<Facts> {
  const { name } = await services.company.get()
  return { ...known.facts, 'ofis.ad': name, 'ofis.bugun': now.toISOString() }
}
