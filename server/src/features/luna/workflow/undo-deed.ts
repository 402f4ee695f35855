/** Undoes what was done, as far as nobody has changed it since. */

import { readRule } from '#features/automations/automations.queries.ts'
import { lockRules } from '#features/automations/lock-rules.ts'
import { switchRule } from '#features/automations/switch-rule.ts'
import { switchOf } from '#features/company/switched-jobs.ts'
import type { Deed } from '#features/luna/workflow/deed.ts'
import { setWarning } from '#features/luna/workflow/do-plan.ts'
import { giveWork } from '#features/luna/workflow/give-work.ts'
import { sleepAgain, takeBackReminder } from '#features/luna/workflow/nudge-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'

type Acting = Pick<SignedInCall, 'services' | 'person'>
export type Undone = { undone: number; kept: number }

export async function undoDeed(tx: Transaction, call: Acting, deed: Deed): Promise<Undone> {
  if (deed.act === 'gave') {
    const back = deed.items.map(({ id, from, to }) => ({ id, from: to, to: from }))
    const moved = await giveWork(tx, call.services, back, { by: call.person, text: 'Atama geri alındı.' })
    return { undone: moved.length, kept: deed.items.length - moved.length }
  }
  return (await undoOne(tx, call, deed)) ? { undone: 1, kept: 0 } : { undone: 0, kept: 1 }
}

async function undoOne(
  tx: Transaction,
  call: Acting,
  deed: Exclude<Deed, { act: 'gave' }>,
): Promise<boolean> {
  const { services } = call
  switch (deed.act) {
    case 'reminded':
      return takeBackReminder(tx, call, deed)
    case 'woke':
      return sleepAgain(tx, call, deed)
    case 'switched_on': {
      await lockRules(tx)
      const rule = await readRule(tx.db, deed.rule)
      if (!rule?.is_active) return false
      await switchRule(tx, services, deed.rule, false)
      return true
    }
    case 'warned_earlier': {
      const { parameters } = await switchOf(tx, 'warn_of_promise')
      return parameters.hours === deed.to && setWarning(tx, services, deed.from)
    }
  }
}

/** Switching is an admin's, also back. */
export const needsAdmin = (deed: Deed | null) => deed?.act === 'switched_on' || deed?.act === 'warned_earlier'
