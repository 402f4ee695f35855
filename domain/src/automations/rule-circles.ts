/** Finds rules that would set each other off again and again, or in too long a row, before one of them is saved. Without zod. */
import { type ActionType, type MailReceiverKind, setsOff } from '#automations/actions.ts'
import { type TriggerKey, triggers } from '#automations/triggers.ts'

/** So many rules may follow from each other; the next one is stopped. */
export const longestChain = 5
export const chainLimit = `Art arda en çok ${longestChain} kural birbirini tetikleyebilir`

export type LinkedRule = {
  id: string
  name: string
  trigger: TriggerKey
  actions: readonly { type: ActionType; field?: string; receiver?: MailReceiverKind }[]
}

const setOffBy = ({ trigger, actions }: LinkedRule): TriggerKey[] =>
  actions.flatMap((action) => setsOff(action, triggers[trigger].subject))

/** The names of the rules of a circle that begins and ends with this one; undefined where there is none. */
export function circleOf(rule: LinkedRule, others: readonly LinkedRule[]): string[] | undefined {
  const all = [rule, ...others.filter(({ id }) => id !== rule.id)]
  const visited = new Set<string>()
  const search = (at: LinkedRule, names: string[]): string[] | undefined => {
    const caused = setOffBy(at)
    for (const next of all.filter(({ trigger }) => caused.includes(trigger))) {
      if (next.id === rule.id) return [...names, rule.name]
      if (visited.has(next.id)) continue
      visited.add(next.id)
      const found = search(next, [...names, next.name])
      if (found) return found
    }
    return undefined
  }
  return search(rule, [rule.name])
}

/** The names of a row of rules, this one in it, that is longer than may be; undefined where none is. Circles are found before. */
export function tooLongChain(rule: LinkedRule, others: readonly LinkedRule[]): string[] | undefined {
  const all = [rule, ...others.filter(({ id }) => id !== rule.id)]
  const after = (from: LinkedRule) => all.filter(({ trigger }) => setOffBy(from).includes(trigger))
  const before = (to: LinkedRule) => all.filter((from) => setOffBy(from).includes(to.trigger))
  const row = [...longestRow(rule, before).reverse(), ...longestRow(rule, after).slice(1)]
  return row.length > longestChain ? row.map(({ name }) => name) : undefined
}

/** From this rule on, at most one more than may be. Each rule is asked once per depth: many that share a trigger are not many ways. */
function longestRow(rule: LinkedRule, step: (from: LinkedRule) => LinkedRule[]): LinkedRule[] {
  const known = new Map<string, LinkedRule[]>()
  const search = (at: LinkedRule, depth: number): LinkedRule[] => {
    const key = `${depth} ${at.id}`
    const found = known.get(key)
    if (found) return found
    const rows = depth >= longestChain ? [] : step(at).map((next) => search(next, depth + 1))
    const row = [at, ...(rows.sort((a, b) => b.length - a.length)[0] ?? [])]
    known.set(key, row)
    return row
  }
  return search(rule, 0)
}
