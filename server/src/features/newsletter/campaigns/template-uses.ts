/** What sends a template by itself: it cannot be deleted or emptied under it. */
import { usedAsWelcome } from '@kervan/domain/newsletter/campaigns.copy.ts'
import { readSettings } from '#features/newsletter/campaigns/sender-identity.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** Provided by the automations. */
export type WithTemplateUses = {
  rulesWithTemplate(tx: Transaction, templateId: string): Promise<string[]>
}

export async function usesOfTemplate(
  tx: Transaction,
  { rulesWithTemplate }: WithTemplateUses,
  templateId: string,
): Promise<string[]> {
  const { settings } = await readSettings(tx)
  const isWelcome = settings.welcome_template_id === templateId
  return [...(isWelcome ? [usedAsWelcome] : []), ...(await rulesWithTemplate(tx, templateId))]
}
