/** Which rules send a template of the newsletter, on or off. */
import type { Transaction } from '#spine/database/act-as.ts'

const named = `select name from automation_rules where actions @> $1 order by name collate kervan_turkish, id`

export async function rulesWithTemplate(tx: Transaction, templateId: string): Promise<string[]> {
  const sends = JSON.stringify([{ type: 'newsletter', template_id: templateId }])
  const rules = await tx.asSystem<{ name: string }>(named, [sends])
  return rules.map(({ name }) => `«${name}» otomasyonu`)
}
